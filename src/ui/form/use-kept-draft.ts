import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { whenTypingRests } from './when-typing-rests.ts'

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
    // What cannot be kept now is sent with the form.
    const keep = (sent: AbortSignal): Promise<void> => put(element, sent).catch(() => undefined)
    return whenTypingRests(element, keep, PAUSE)
  }, [form, isKept])
}
