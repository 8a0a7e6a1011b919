import { plural } from '#platform/french.ts'
import { Note, Titled } from '../note.tsx'
import type { FormState } from './form-state.ts'

const SOON = 90

/** When to come back, in words. */
const retryIn = (seconds: number): string =>
  `Nouvel essai possible dans ${seconds < SOON ? plural(seconds, 'seconde') : plural(Math.ceil(seconds / 60), 'minute')}.`

type Said = Pick<FormState, 'invalid' | 'message' | 'retryAfter' | 'notice'>

/** Above the form: that something in it is wrong, or what was refused and when to try again. */
export function FormNotice({ form: { invalid, message, retryAfter, notice } }: { form: Said }) {
  if (invalid) {
    return (
      <Note tone="red">
        <Titled title="Erreur de validation">Veuillez corriger les erreurs dans le formulaire</Titled>
      </Note>
    )
  }
  if (message === null) return null
  return (
    <Note tone="red" id={notice}>
      {message} {retryAfter !== null && retryIn(retryAfter)}
    </Note>
  )
}
