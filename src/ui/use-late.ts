import { useEffect, useState } from 'react'

const FELT_AFTER = 200

/** Whether a wait is long enough to be felt: skeletons show only then, and nothing flickers. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setLate(true), FELT_AFTER)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return waiting && late
}
