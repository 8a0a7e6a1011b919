import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from '#ui/field.tsx'
import type { FormState } from './use-form.ts'

type Props = Omit<ComponentProps<'input'>, 'form'> & {
  form: FormState
  name: string
  label: string
  optional?: boolean
  hint?: ReactNode
  success?: string | undefined
  /** What is wrong while it is being typed, null while nothing is; the form's own fault goes first. */
  live?: string | null
}

/** A field of one line, with what its form says about it. */
export function TextField({ form, name, label, optional = false, hint, success, live, ...input }: Props) {
  const fault = form.faultOf(name)
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={fault ?? live ?? undefined}
      success={success}
      live={live !== undefined}
    >
      {(control) => (
        // Only on a page that came back with a fault, so that it begins where there is something to do.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Input {...input} {...control} name={name} required={!optional} autoFocus={form.first === name} />
      )}
    </Field>
  )
}
