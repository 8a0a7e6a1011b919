import { useState } from 'react'
import { Link } from 'react-router'
import '../styles/conflict.css'
import { useFormState } from './form-state.ts'

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

type Props = { stored: Stored[]; leave: string; told: string; title: string; lead: string }

/** Both versions of what differs, side by side. The form below keeps what was typed. */
export function ConflictNote({ stored, leave, told, title, lead }: Props) {
  const form = useFormState()
  if (!useConflict(told)) return null
  const differ = stored
    .map((one) => ({ ...one, typed: form.valueOf(one.name, one.value) }))
    .filter(({ typed, value }) => typed.trim() !== value.trim())
  return (
    <div className="card card--pad conflict" role="group" aria-label={title}>
      <p className="small muted">
        {differ.length === 0 ? 'Les champs de ce formulaire sont les mêmes dans les deux versions.' : lead}
      </p>
      {differ.map(({ name, label, typed, value }) => (
        <dl key={name} className="conflict__pair">
          <div>
            <dt>{label}, votre version</dt>
            <dd>{typed || 'Rien'}</dd>
          </div>
          <div>
            <dt>{label}, version enregistrée</dt>
            <dd>{value || 'Rien'}</dd>
          </div>
        </dl>
      ))}
      <p className="small">
        Sauvegarder garde votre version.{' '}
        <Link to={leave} reloadDocument>
          Prendre la version enregistrée
        </Link>
      </p>
    </div>
  )
}
