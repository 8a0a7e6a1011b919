import { useRef, useState } from 'react'
import type { Outcome } from '../outcome.ts'

export type Probing<T> = { outcome: Outcome<T> | null; busy: boolean; run: (call: Promise<Outcome<T>>) => void }

/** What a call came to: as the page was sent, then as the browser found it. The page read again counts for more. */
export function useProbe<T>(told: Outcome<T> | null): Probing<T> {
  const [shown, setShown] = useState({ told, outcome: told })
  const [busy, setBusy] = useState(false)
  const newest = useRef<Promise<unknown>>(null)
  if (shown.told !== told) setShown({ told, outcome: told })
  const run = (call: Promise<Outcome<T>>): void => {
    newest.current = call
    setBusy(true)
    void call.then((outcome) => {
      if (newest.current !== call) return
      setShown((before) => ({ ...before, outcome }))
      setBusy(false)
    })
  }
  return { outcome: shown.outcome, busy, run }
}
