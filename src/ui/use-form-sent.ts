import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Tells a field that the form it belongs to is being sent, by whatever key or button. */
export function useFormSent(field: RefObject<HTMLInputElement | null>, onSent: () => void): void {
  const sent = useEffectEvent(onSent)
  useEffect(() => {
    // The field may be replaced by another one of the same form: the form stays.
    const form = field.current?.form
    const listen = (): void => sent()
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [field])
}
