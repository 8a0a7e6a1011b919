import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * The state of a part whose controls give way to others: the keyboard, where it was on one of them, goes on with the first of
 * the others, and not at the top of the page.
 */
export function useKeptFocus<S extends { kind: string }>(
  first: S,
): [state: S, change: (next: S) => void, part: RefObject<HTMLDivElement | null>] {
  const [state, setState] = useState(first)
  const part = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  useEffect(() => {
    if (held.current && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>('[type=file], button')?.focus()
    held.current = false
  })
  const change = (next: S): void => {
    held.current = part.current?.contains(document.activeElement) ?? false
    setState(next)
  }
  return [state, change, part]
}
