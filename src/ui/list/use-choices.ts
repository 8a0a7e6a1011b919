import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/**
 * A choice may be drawn anew, or at another place, by the answer it brings: the keyboard then goes on from it. Returns how to
 * say which field was changed.
 */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>, answer: unknown): (field: Field) => void {
  const changed = useRef<{ field: Field; during: unknown } | null>(null)
  useEffect(() => {
    if (!changed.current || changed.current.during === answer) return
    const { field } = changed.current
    changed.current = null
    // Whoever has gone elsewhere meanwhile is left there.
    if (document.activeElement !== document.body) return
    const fields = [...(form.current?.elements ?? [])] as Field[]
    fields
      .find(({ name, type, value }) => name === field.name && (type === 'select-one' || value === field.value))
      ?.focus({ preventScroll: true })
  }, [form, answer])
  return (field) => {
    changed.current = { field, during: answer }
  }
}
