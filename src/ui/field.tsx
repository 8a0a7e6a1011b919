import { CircleCheck, TriangleAlert, Upload } from 'lucide'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: string
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  success?: string | undefined
  /** Whether the line under it changes while one types, and is read out then. */
  live?: boolean
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A label, its control, and under it one line: the error, the confirmation or the hint. */
export function Field({ label, optional = false, hint, error, success, live = false, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? success ?? hint)
  const note = hasNote && <FieldNote id={noteId} error={error} success={success} hint={hint} />
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="opt">(facultatif)</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': hasNote ? noteId : undefined })}
      {live ? <div aria-live="polite">{note}</div> : note}
    </div>
  )
}

function FieldNote({ id, error, success, hint }: { id: string; error?: string; success?: string; hint?: ReactNode }) {
  if (error) {
    return (
      <p className="err" id={id}>
        <Icon of={TriangleAlert} small />
        {error}
      </p>
    )
  }
  if (success) {
    return (
      <p className="ok" id={id}>
        <Icon of={CircleCheck} small />
        {success}
      </p>
    )
  }
  return (
    <p className="hint" id={id}>
      {hint}
    </p>
  )
}

export const Input = (props: ComponentProps<'input'>) => <input {...props} className="input" />

export const Textarea = (props: ComponentProps<'textarea'>) => <textarea {...props} className="input" />

export const Select = ({ small = false, ...props }: ComponentProps<'select'> & { small?: boolean }) => (
  <select {...props} className={`input select ${small ? 'select--sm' : ''}`} />
)

type FileDropProps = ComponentProps<'input'> & { title: string; accepted: string; children?: ReactNode }

/** A native file input under a drop area: clicking, dropping and the keyboard all reach the same control. */
export function FileDrop({ title, accepted, children, ...input }: FileDropProps) {
  return (
    <label className="drop filedrop">
      <Icon of={Upload} />
      <span>
        <b>{title}</b> ou <span className="filedrop__link">parcourez vos fichiers</span>
      </span>
      <span className="hint">{accepted}</span>
      {children}
      <input {...input} type="file" />
    </label>
  )
}
