import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * A choice may be drawn anew, or at another place, by the answer it brings: the keyboard then goes on from it. Returns how to
 * say which field was changed.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, answer: unknown): (field: Field) => void {
  const changed = useRef<Field | null>(null)
  useEffect(() => {
    const before = changed.current
    changed.current = null
    // Whoever has gone elsewhere meanwhile is left there.
    if (!before || document.activeElement !== document.body) return
    const fields = [...(form.current?.elements ?? [])] as Field[]
    fields
      .find(({ name, type, value }) => name === before.name && (type === 'select-one' || value === before.value))
      ?.focus({ preventScroll: true })
  }, [form, answer])
  return (field) => {
    changed.current = field
  }
}
