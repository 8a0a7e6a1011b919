import { useRef } from 'react'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Select } from '#ui/field.tsx'
import { TextareaField } from '#ui/form/fields.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Applicant } from '../applicants.contract.ts'
import { LONGEST_REPLY } from '../applicants.rules.ts'
import { applicantTexts as texts, replyTemplates } from '../applicants.texts.ts'

type Words = (firstName: string, title: string) => string

/** A beginning to choose: it fills the field that it stands above. */
export const TemplateChoice = ({
  label,
  choose,
}: {
  label: string
  choose: (words: Words, refuse: boolean) => void
}) => (
  <Select
    small
    aria-label={label}
    defaultValue=""
    onChange={({ currentTarget }) => {
      const chosen = replyTemplates.find(({ key }) => key === currentTarget.value)
      if (chosen) choose(chosen.text, chosen.refuse)
    }}
  >
    <option value="">{texts.template}</option>
    {replyTemplates.map(({ key, label: name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </Select>
)

/** An answer to one candidate: a word, or a no, in words that can all be changed. */
export function ReplyForm({ one }: { one: Applicant }) {
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  return (
    <section className="cand__sec" id="reponse" aria-labelledby="h-reponse">
      <div className="row row--between">
        <h3 id="h-reponse">{texts.replyTo(one.first_name)}</h3>
        {hydrated && (
          <TemplateChoice
            label={texts.template}
            choose={(words) => {
              const area = box.current?.querySelector('textarea')
              if (area) area.value = words(one.first_name, one.poste)
            }}
          />
        )}
      </div>
      <PostForm name="reponse" also={['refus']} id={one.id} className="stack">
        <input type="hidden" name="answers.0.id" value={one.id} />
        <div ref={box}>
          <TextareaField
            name="answers.0.text"
            label={texts.reply}
            rows={6}
            maxLength={LONGEST_REPLY}
            saved={replyTemplates[0].text(one.first_name, one.poste)}
            hint={texts.replyHint}
          />
        </div>
        <div className="row">
          <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
          <SubmitButton does="refus" variant="red-ghost" busy={texts.sending}>
            {texts.refuseAndSend}
          </SubmitButton>
        </div>
      </PostForm>
    </section>
  )
}
