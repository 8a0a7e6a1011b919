import { useId } from 'react'
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide'
import { Check } from '../choice.tsx'
import { Icon } from '../icon.tsx'
import { useFormState } from './form-state.ts'

type Props = {
  name: string
  label: string
  hint?: ReactNode
  saved: readonly string[]
  choices: readonly { value: string; label: string }[]
}

/** Some of a few, all of them in view. */
export function ChecksField({ name, label, hint, saved, choices }: Props) {
  const form = useFormState()
  const id = useId()
  const fault = form.faultOf(name)
  const chosen = form.valuesOf(name, saved)
  return (
    <fieldset className="field" aria-describedby={fault || hint ? id : undefined}>
      <legend className="label">{label}</legend>
      <div className="checks">
        {choices.map((choice) => (
          <Check
            key={choice.value}
            name={name}
            value={choice.value}
            label={choice.label}
            defaultChecked={chosen.includes(choice.value)}
            aria-invalid={fault ? true : undefined}
          />
        ))}
      </div>
      {fault ? (
        <p className="err" id={id}>
          <Icon of={TriangleAlert} small />
          {fault}
        </p>
      ) : (
        hint && (
          <p className="hint" id={id}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  )
}
