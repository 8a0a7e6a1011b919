import { useId } from 'react'
import { TriangleAlert } from 'lucide'
import { Pick } from '../choice.tsx'
import { Icon } from '../icon.tsx'
import { useFormState } from './form-state.ts'

type Props = {
  name: string
  label: string
  saved?: string | undefined
  choices: readonly { value: string; label: string }[]
}

/** One of a few, all of them in view. */
export function PickField({ name, label, saved, choices }: Props) {
  const form = useFormState()
  const id = useId()
  const fault = form.faultOf(name)
  const value = form.valueOf(name, saved)
  return (
    <fieldset className="field" aria-describedby={fault ? id : undefined}>
      <legend className="label">{label}</legend>
      {choices.map((choice, at) => (
        <Pick
          key={choice.value}
          name={name}
          value={choice.value}
          defaultChecked={choice.value === value}
          required
          aria-invalid={fault ? true : undefined}
          // Only on a page that came back with a fault, so that it begins where there is something to do.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={at === 0 && form.first === name}
        >
          {choice.label}
        </Pick>
      ))}
      {fault && (
        <p className="err" id={id}>
          <Icon of={TriangleAlert} small />
          {fault}
        </p>
      )}
    </fieldset>
  )
}
