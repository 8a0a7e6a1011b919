import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { stages } from '../../applications.rules.ts'
import type { ListedApplicant } from '../applicants.contract.ts'
import { applicantTexts as texts, stageWords } from '../applicants.texts.ts'

type Props = {
  boxes: boolean
  chosen: ListedApplicant[]
  unchoose: () => void
  answer: () => void
  children: ReactNode
}

/** What can be done with several at once. In the table the boxes are its fields; those chosen on the board are hidden ones. */
export function BulkForm({ boxes, chosen, unchoose, answer, children }: Props) {
  const hydrated = useHydrated()
  return (
    <PostForm name="etapes">
      {(chosen.length > 0 || (!hydrated && boxes)) && (
        <div className="appl-bulk" role="group" aria-label={texts.bulk}>
          {!boxes && chosen.map(({ id }) => <input key={id} type="hidden" name="ids" value={id} />)}
          {chosen.length > 0 && (
            <b className="num" role="status">
              {texts.chosen(chosen.length)}
            </b>
          )}
          <Select small name="stage" aria-label={texts.bulkMoveTo} defaultValue="contacté">
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageWords[stage]}
              </option>
            ))}
          </Select>
          <SubmitButton size="small" variant="outline" busy={texts.moving}>
            {texts.bulkMove}
          </SubmitButton>
          {hydrated && (
            <>
              <Button size="small" variant="outline" onClick={answer}>
                {texts.bulkAnswer}
              </Button>
              <Button size="small" variant="ghost" onClick={unchoose}>
                {texts.unchoose}
              </Button>
            </>
          )}
        </div>
      )}
      {children}
    </PostForm>
  )
}
