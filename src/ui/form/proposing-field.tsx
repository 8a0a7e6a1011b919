import { useId } from 'react'
import type { ComponentProps } from 'react'
import { TextField } from './fields.tsx'
import type { Propose } from './use-proposals.ts'
import { useProposals } from './use-proposals.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'list' | 'onInput'> & {
  propose: Propose
  /** From so many letters on. */
  from?: number
}

/** A field that proposes words in the browser's own list; any other text can be typed as well. */
export function ProposingField({ propose, from = 1, ...field }: Props) {
  const list = useId()
  const { options, setTyped } = useProposals(propose, from)
  return (
    <>
      <TextField {...field} list={list} onInput={(event) => setTyped(event.currentTarget.value)} />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  )
}
