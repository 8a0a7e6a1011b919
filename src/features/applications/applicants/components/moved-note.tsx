import { useEffect, useEffectEvent } from 'react'
import { useActionData, useSubmit } from 'react-router'
import type { FormAnswer } from '#platform/forms.ts'
import { DOES } from '#platform/forms.ts'
import { DoneNote } from '#ui/form/done-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { showToast } from '#ui/toast.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'

/** What a form of the page came to: a sentence, and what can be taken back. */
type Said = { message: string; moves: number[] }

const isSaid = (done: unknown): done is Said => typeof done === 'object' && done !== null && 'moves' in done

/** Says what was done, with ten seconds to take it back: by a toast, or in the page where no scripts run. */
export function MovedNote() {
  const answer = useActionData<FormAnswer>()
  const submit = useSubmit()
  const hydrated = useHydrated()
  const said = answer && 'done' in answer && isSaid(answer.done) ? answer.done : null
  const refused =
    answer && 'refusal' in answer && ['etape', 'etapes', 'annuler'].includes(answer.form)
      ? answer.refusal.message
      : null
  const tell = useEffectEvent(({ message, moves }: Said) => {
    const undo = (): void => {
      const form = new FormData()
      form.set(DOES, 'annuler')
      for (const move of moves) form.append('moves', String(move))
      void submit(form, { method: 'post', preventScrollReset: true })
    }
    showToast({
      key: 'etape',
      title: message,
      ...(moves.length > 0 ? { description: texts.told, action: { label: texts.undo, run: undo } } : {}),
    })
  })
  useEffect(() => {
    if (said) tell(said)
  }, [said])
  useEffect(() => {
    if (refused) showToast({ key: 'etape', title: refused, tone: 'red' })
  }, [refused])
  if (hydrated || !said) return null
  return (
    <div className="row">
      <DoneNote>{said.message}</DoneNote>
      {said.moves.length > 0 && (
        <PostForm name="annuler">
          {said.moves.map((move) => (
            <input key={move} type="hidden" name="moves" value={move} />
          ))}
          <SubmitButton busy={texts.moving} variant="outline" size="small">
            {texts.undo}
          </SubmitButton>
        </PostForm>
      )}
    </div>
  )
}
