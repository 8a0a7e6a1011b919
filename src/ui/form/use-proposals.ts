import { useEffect, useState } from 'react'

const PAUSE = 150

/** What is proposed for a text; stays the same function from one rendering to the next. */
export type Propose = (typed: string, signal: AbortSignal) => Promise<string[]>

/** What is proposed for what is being typed, from so many letters on, once the typing rests. */
export function useProposals(propose: Propose | undefined, from: number) {
  const [typed, setTyped] = useState('')
  const [options, setOptions] = useState<string[]>([])
  useEffect(() => {
    if (!propose || typed.trim().length < from) return undefined
    const call = new AbortController()
    const timer = setTimeout(() => {
      propose(typed, call.signal).then(setOptions, () => undefined)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [typed, from, propose])
  return { options: [...new Set(options)], setTyped }
}
