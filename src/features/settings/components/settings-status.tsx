import { useActionData, useLoaderData } from 'react-router'
import type { FormAnswer } from '#platform/forms.ts'
import { DoneNote } from '#ui/form/done-note.tsx'
import type { SettingsForm, SettingsPlace } from '../settings.rules.ts'
import { settingsForms } from '../settings.rules.ts'
import { settingsDone } from '../settings.texts.ts'

/** Which form has just done its work. */
function useDone(): SettingsForm | null {
  const answer = useActionData<FormAnswer>()
  const { done } = useLoaderData<{ done: SettingsForm | null }>()
  // What was sent last counts: the address may still tell of the one before.
  if (answer) return 'done' in answer ? (answer.form as SettingsForm) : null
  return done
}

/** Says what was done here. */
export function SettingsStatus({ at }: { at: SettingsPlace }) {
  const done = useDone()
  return <DoneNote>{done !== null && settingsForms[done] === at ? settingsDone[done] : ''}</DoneNote>
}
