import { CircleCheck, FileText, TriangleAlert } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { acceptOf, kindsInWords, largestInWords } from '#platform/files.ts'
import type { FileRule } from '#platform/files.ts'
import { Button } from './button.tsx'
import { FileDrop } from './field.tsx'
import { Icon } from './icon.tsx'
import { formatBytes } from './format-bytes.ts'
import { refusalOfChosen, sendFile } from './send-file.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import './styles/upload.css'

type Sent = { id: string; name: string; bytes: number | null }

type State =
  | { kind: 'empty' }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'sent'; sent: Sent }
  | { kind: 'stopped'; file: File }
  | { kind: 'refused'; name: string; bytes: number; message: string; file: File | null }

type Props = {
  rule: FileRule
  label: string
  optional?: boolean
  /** The field that carries the file's id with the form; none where the caller keeps it. */
  name?: string
  drop: string
  error?: string | undefined
  /** What was sent before the page came back, without scripts too. */
  before?: Sent | null
  onSent?: (sent: Sent) => void
  /** Whether a file is on its way: a form waits for it. */
  onBusy?: (busy: boolean) => void
}

/** One document: chosen or dropped, sent at once with its progress, stopped, tried again, taken out. One goes on writing meanwhile. */
export function UploadField(props: Props) {
  const { rule, label, optional = false, name, drop, error, before = null, onSent, onBusy } = props
  const id = useId()
  const [state, setState, part] = useKeptFocus<State>(before ? { kind: 'sent', sent: before } : { kind: 'empty' })
  const sending = useRef<AbortController>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (file: File): Promise<void> => {
    const refusal = refusalOfChosen(file, rule)
    const refused = (message: string, again: File | null): void =>
      setState({ kind: 'refused', name: file.name, bytes: file.size, message, file: again })
    if (refusal) return refused(refusal, null)
    const stop = new AbortController()
    sending.current = stop
    setState({ kind: 'sending', file, share: 0 })
    onBusy?.(true)
    const outcome = await sendFile(rule, file, (share) => setState({ kind: 'sending', file, share }), stop.signal)
    onBusy?.(false)
    if (outcome.kind === 'stopped') return setState({ kind: 'stopped', file })
    if (outcome.kind !== 'sent') return refused(outcome.kind === 'refused' ? outcome.message : '', file)
    const sent = { id: outcome.id ?? '', name: file.name, bytes: file.size }
    setState(onSent ? { kind: 'empty' } : { kind: 'sent', sent })
    onSent?.(sent)
  }
  // One that was chosen before the scripts were there.
  useEffect(() => {
    const file = input.current?.files?.[0]
    if (file) void send(file)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const errorId = `${id}-error`
  return (
    <div className="field upload" role="group" aria-labelledby={`${id}-label`} ref={part}>
      <span className="label" id={`${id}-label`}>
        {label} {optional ? <span className="opt">(facultatif)</span> : <span className="opt">*</span>}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={state.kind === 'sent' ? state.sent.id : ''} />}
      {state.kind === 'empty' ? (
        <FileDrop
          ref={input}
          title={drop}
          accepted={`${kindsInWords(rule)}, ${largestInWords(rule)} au plus`}
          accept={acceptOf(rule)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) void send(file)
          }}
        />
      ) : (
        <UploadRow
          state={state}
          onStop={() => sending.current?.abort()}
          onAgain={(file) => void send(file)}
          onClear={() => setState({ kind: 'empty' })}
        />
      )}
      {error && state.kind === 'empty' && (
        <p className="err" id={errorId}>
          <Icon of={TriangleAlert} small />
          {error}
        </p>
      )}
    </div>
  )
}

type RowProps = {
  state: Exclude<State, { kind: 'empty' }>
  onStop: () => void
  onAgain: (file: File) => void
  onClear: () => void
}

const looks = { sending: '', sent: 'is-ok', stopped: 'is-stopped', refused: 'is-bad' }
const icons = { sending: FileText, sent: CircleCheck, stopped: FileText, refused: TriangleAlert }

function UploadRow({ state, onStop, onAgain, onClear }: RowProps) {
  const { name, bytes } = factsOf(state)
  const percent = state.kind === 'sending' ? Math.floor(state.share * 100) : 0
  const again = state.kind === 'stopped' || state.kind === 'refused' ? state.file : null
  return (
    <div className={`upload__row ${looks[state.kind]}`}>
      <Icon of={icons[state.kind]} />
      <span className="upload__name">
        <b>{name}</b> {bytes !== null && <span className="muted small num">{formatBytes(bytes)}</span>}
      </span>
      <span className="upload__acts">
        {state.kind === 'sending' && (
          <Button variant="ghost" size="small" aria-label={`Annuler l’envoi de ${name}`} onClick={onStop}>
            Annuler
          </Button>
        )}
        {again && (
          <Button variant="ghost" size="small" aria-label={`Réessayer\u202f: ${name}`} onClick={() => onAgain(again)}>
            Réessayer
          </Button>
        )}
        {state.kind !== 'sending' && (
          <Button variant="ghost" size="small" aria-label={`Retirer ${name}`} onClick={onClear}>
            {state.kind === 'refused' ? 'Remplacer' : 'Retirer'}
          </Button>
        )}
      </span>
      {state.kind === 'sending' && (
        <progress
          className="progress"
          aria-label="Envoi du fichier"
          max={1}
          value={state.share < 1 ? state.share : undefined}
        />
      )}
      {state.kind === 'sending' && (
        <span className="upload__say num" aria-hidden="true">
          {state.share < 1 ? `${percent}\u00a0%. Vous pouvez continuer à écrire.` : 'Vérification…'}
        </span>
      )}
      {state.kind === 'sent' && (
        <span className="upload__say" role="status">
          Fichier envoyé et vérifié.
        </span>
      )}
      {state.kind === 'stopped' && (
        <span className="upload__say" role="status">
          Envoi annulé.
        </span>
      )}
      {state.kind === 'refused' && (
        <span className="upload__say" role="alert">
          {state.message}
        </span>
      )}
    </div>
  )
}

function factsOf(state: RowProps['state']): { name: string; bytes: number | null } {
  if (state.kind === 'sent') return state.sent
  if (state.kind === 'refused') return state
  return { name: state.file.name, bytes: state.file.size }
}

/** The same without scripts: a form of its own, which leads back to the page with the file named in its address. */
export const PlainUpload = ({ rule, label, retour }: { rule: FileRule; label: string; retour: string }) => (
  <noscript>
    <form
      className="upload__plain"
      method="post"
      encType="multipart/form-data"
      action={`/fichiers/${rule.name}?retour=${encodeURIComponent(retour)}`}
    >
      <label>
        {label} ({kindsInWords(rule)}, {largestInWords(rule)} au plus){' '}
        <input type="file" name="fichier" accept={acceptOf(rule)} />
      </label>
      <button className="btn btn--outline" type="submit">
        Envoyer ce fichier
      </button>
    </form>
  </noscript>
)
