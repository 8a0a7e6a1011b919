import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * For the field of what an address searches for. The address rules, after Back or a removed chip. But nobody's typing is undone by an
 * answer that comes late.
 */
export function useAskedWords(asked: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const said = useRef(asked)
  const popped = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const changed = said.current !== asked
    said.current = asked
    if (field.current && changed && (popped || field.current !== document.activeElement)) field.current.value = asked
  }, [asked, popped])
  return field
}
