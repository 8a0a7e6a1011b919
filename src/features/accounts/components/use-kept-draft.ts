import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Endpoint, InputOf } from '#platform/contract.ts'

const PAUSE = 500

/** Keeps a step while it is filled in, so that a reload or a closed tab loses nothing. Sending the form saves it anyway. */
export function useKeptDraft<E extends Endpoint>(
  form: RefObject<HTMLFormElement | null>,
  path: E['path'],
  read: (form: FormData) => InputOf<E>,
): void {
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => clearTimeout(timer)
    const save = (): void => {
      const body = JSON.stringify(read(new FormData(element)))
      const headers = { 'content-type': 'application/json' }
      // What cannot be kept now is sent with the form.
      fetch(path, { method: 'PUT', headers, body, keepalive: true }).catch(() => undefined)
    }
    const wait = (): void => {
      stop()
      timer = setTimeout(save, PAUSE)
    }
    element.addEventListener('input', wait)
    element.addEventListener('submit', stop)
    return () => {
      stop()
      element.removeEventListener('input', wait)
      element.removeEventListener('submit', stop)
    }
  }, [form, path, read])
}
