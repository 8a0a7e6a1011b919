import { useState } from 'react'
import { useFormState } from './form-state.ts'
import { SubmitButton } from './submit-button.tsx'
import { TwoVersions } from './two-versions.tsx'

/** A field as it is saved. */
export type Stored = { name: string; label: string; value: string }

/** Where the form is told that somebody else was faster; `told` is what a refusal says then. */
const useConflict = (told: string): boolean => useFormState().message === told

/**
 * The version that the form was begun from. Once its writer has been told of another one, and has seen both, sending it again
 * means: mine.
 */
export function VersionField({ version, told }: { version: number; told: string }) {
  const form = useFormState()
  const conflict = useConflict(told)
  // What is read anew behind an open form does not make the form newer.
  const [begun] = useState(String(version))
  return <input type="hidden" name="version" value={conflict ? String(version) : form.valueOf('version', begun)} />
}

/** Sends the form as it stands; by then it knows the version that it replaces. */
export const KeepMine = ({ does }: { does?: string }) => (
  <SubmitButton busy="Enregistrement…" {...(does === undefined ? {} : { does })}>
    Garder ma version
  </SubmitButton>
)

type Props = { stored: Stored[]; leave: string; told: string; title: string; lead: string }

/** Both versions of what differs, side by side. The form below keeps what was typed. */
export function ConflictNote({ stored, leave, told, title, lead }: Props) {
  const form = useFormState()
  if (!useConflict(told)) return null
  const pairs = stored.map(({ name, label, value }) => {
    // A list of words comes as several texts; what the form does not have is as it is saved.
    const texts = form.valuesOf(name, [value])
    return { name, label, typed: texts.length > 0 ? texts.join(', ') : form.valueOf(name, value), stored: value }
  })
  return <TwoVersions title={title} lead={lead} pairs={pairs} keep={<KeepMine />} leave={leave} />
}
