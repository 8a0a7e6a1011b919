import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

const PAUSE = 500

/** Where what is typed is kept, and how the form says it. */
export type Draft = { path: `/v1/${string}`; read: (form: FormData) => Promise<object> }

/** Keeps a form while it is filled in, so that a reload or a closed tab loses nothing. Sending the form saves it anyway. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, draft: Draft | undefined): void {
  const isKept = draft !== undefined
  const put = useEffectEvent(async (element: HTMLFormElement, signal: AbortSignal): Promise<void> => {
    const body = JSON.stringify(await draft!.read(new FormData(element)))
    const headers = { 'content-type': 'application/json' }
    if (!signal.aborted) await fetch(draft!.path, { method: 'PUT', headers, body, keepalive: true, signal })
  })
  useEffect(() => {
    const element = form.current
    if (!element || !isKept) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let under: AbortController | null = null
    let again = false
    const stop = (): void => clearTimeout(timer)
    // One at a time: a draft that travels slowly must not arrive after a later one.
    const save = async (): Promise<void> => {
      again = under !== null
      if (under) return
      under = new AbortController()
      // What cannot be kept now is sent with the form.
      await put(element, under.signal).catch(() => undefined)
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
  }, [form, isKept])
}
