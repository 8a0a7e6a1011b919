import type { ComponentProps, ReactNode } from 'react'
import { Check } from '../choice.tsx'
import { Field, Input, Select, Textarea } from '../field.tsx'
import { useFormState } from './form-state.ts'

// The fields of a PostForm. Each finds its fault, and what was typed before the form came back, by its name.

type Common = {
  name: string
  label: string
  optional?: boolean
  hint?: ReactNode
  /** What is saved: shown unless something else was typed. */
  saved?: string | undefined
}

type TextProps = Common &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'defaultValue'> & {
    success?: string | undefined
    /** What is wrong while it is being typed, null while nothing is; the form's own fault goes first. */
    live?: string | null
    /** What is said instead of the endpoint's words. */
    says?: string | undefined
  }

/** A field of one line. */
export function TextField({ name, label, optional = false, hint, saved, success, live, says, ...input }: TextProps) {
  const form = useFormState()
  const fault = form.faultOf(name)
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={(fault && says) ?? fault ?? live ?? undefined}
      success={success}
      live={live !== undefined}
    >
      {(control) => (
        <Input
          required={!optional}
          {...input}
          {...control}
          name={name}
          defaultValue={form.valueOf(name, saved)}
          // Only on a page that came back with a fault, so that it begins where there is something to do.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={form.first === name}
        />
      )}
    </Field>
  )
}

type TextareaProps = Common & Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'defaultValue'>

/** A field of several lines. */
export function TextareaField({ name, label, optional = false, hint, saved, ...area }: TextareaProps) {
  const form = useFormState()
  return (
    <Field label={label} optional={optional} hint={hint} error={form.faultOf(name)}>
      {(control) => <Textarea {...area} {...control} name={name} defaultValue={form.valueOf(name, saved)} />}
    </Field>
  )
}

type SelectProps = Common & { choices: readonly { value: string; label: string }[] }

/** One of a few. */
export function SelectField({ name, label, optional = false, hint, saved, choices }: SelectProps) {
  const form = useFormState()
  return (
    <Field label={label} optional={optional} hint={hint} error={form.faultOf(name)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={form.valueOf(name, saved)}>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type CheckProps = { name: string; label: string; value?: string; saved?: boolean }

/** Yes or no. */
export function CheckField({ name, label, value = 'oui', saved = false }: CheckProps) {
  const form = useFormState()
  return <Check name={name} value={value} label={label} defaultChecked={form.ticked(name, value, saved)} />
}
