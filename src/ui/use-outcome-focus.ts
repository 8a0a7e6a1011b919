import { useEffect, useRef } from 'react'

/** A form that was answered gives way to its outcome: the keyboard and screen readers go on there, and not at the top of the page. */
export function useOutcomeFocus(answered: boolean, outcome: string): void {
  const before = useRef(answered)
  useEffect(() => {
    if (answered && !before.current) document.querySelector<HTMLElement>(outcome)?.focus()
    before.current = answered
  }, [answered, outcome])
}
