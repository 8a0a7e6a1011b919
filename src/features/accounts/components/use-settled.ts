import { useEffect, useState } from 'react'

const PAUSE = 600

/** Whether a text has rested for a moment: nobody is told that half a word is wrong while still writing it. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
