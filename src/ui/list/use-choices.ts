import type { FormEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/** A box or a selection applies at once; what is typed waits until it is sent. */
const isChoice = ({ name, type }: Field): boolean => name !== '' && ['checkbox', 'radio', 'select-one'].includes(type)

const chosenIn = (field: Field): string => ('checked' in field ? String(field.checked) : field.value)
const drawnIn = (field: Field): string => ('checked' in field ? String(field.defaultChecked) : field.value)

const fieldsOf = (form: RefObject<HTMLFormElement | null>): Field[] => [...(form.current?.elements ?? [])] as Field[]

/**
 * Asks for the list as soon as a filter is chosen, also one that was ticked before scripts arrived. A choice may be drawn anew,
 * or at another place, by the answer it brings: the keyboard then goes on from it. Returns what listens for changes.
 */
export function useChoices(form: RefObject<HTMLFormElement | null>, answer: unknown, ask: () => void) {
  const changed = useRef<{ field: Field; chosen: string; during: unknown } | null>(null)
  const askForEarly = useEffectEvent(() => {
    const isEarly = (field: Field): boolean => 'checked' in field && field.checked !== field.defaultChecked
    if (fieldsOf(form).some((field) => isChoice(field) && isEarly(field))) ask()
  })
  useEffect(() => askForEarly(), [])
  useEffect(() => {
    if (!changed.current || changed.current.during === answer) return
    const { field, chosen } = changed.current
    if (document.activeElement === field) return
    // Whoever has gone elsewhere meanwhile is left there.
    const isFree = document.activeElement === document.body
    const same = fieldsOf(form).find(
      ({ name, type, value }) => name === field.name && (type === 'select-one' || value === field.value),
    )
    if (isFree) same?.focus({ preventScroll: true })
    // An answer that does not show this choice yet is that of an earlier one: the next draws the field once more.
    if (!isFree || (same && drawnIn(same) === chosen)) changed.current = null
  }, [form, answer])
  return ({ target }: FormEvent): void => {
    const field = target as Field
    if (field.form !== form.current || !isChoice(field)) return
    changed.current = { field, chosen: chosenIn(field), during: answer }
    ask()
  }
}
