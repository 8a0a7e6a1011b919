import { useEffect, useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { TextField } from './fields.tsx'

const PAUSE = 150

type Props = Omit<ComponentProps<typeof TextField>, 'list' | 'onInput'> & {
  /** What is proposed for a text; stays the same function from one rendering to the next. */
  propose: (typed: string, signal: AbortSignal) => Promise<string[]>
  /** From so many letters on. */
  from?: number
}

/** A field that proposes words in the browser's own list; any other text can be typed as well. */
export function ProposingField({ propose, from = 1, ...field }: Props) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState<string[]>([])
  useEffect(() => {
    if (typed.trim().length < from) return undefined
    const call = new AbortController()
    const timer = setTimeout(() => {
      propose(typed, call.signal).then(setOptions, () => undefined)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [typed, from, propose])
  return (
    <>
      <TextField {...field} list={list} onInput={(event) => setTyped(event.currentTarget.value)} />
      <datalist id={list}>
        {[...new Set(options)].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  )
}
