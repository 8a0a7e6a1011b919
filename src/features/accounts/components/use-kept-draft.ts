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
    let under: AbortController | null = null
    let again = false
    const stop = (): void => clearTimeout(timer)
    // One at a time: a draft that travels slowly must not arrive after a later one.
    const save = async (): Promise<void> => {
      again = under !== null
      if (under) return
      under = new AbortController()
      const body = JSON.stringify(read(new FormData(element)))
      const headers = { 'content-type': 'application/json' }
      // What cannot be kept now is sent with the form.
      await fetch(path, { method: 'PUT', headers, body, keepalive: true, signal: under.signal }).catch(() => undefined)
      under = null
      if (again) await save()
    }
    // Nor after the form itself.
    const leave = (): void => {
      stop()
      again = false
      under?.abort()
    }
    const wait = (): void => {
      stop()
      timer = setTimeout(() => void save(), PAUSE)
    }
    element.addEventListener('input', wait)
    element.addEventListener('submit', leave)
    return () => {
      stop()
      element.removeEventListener('input', wait)
      element.removeEventListener('submit', leave)
    }
  }, [form, path, read])
}
