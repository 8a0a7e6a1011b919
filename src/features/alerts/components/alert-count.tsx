import { useEffect, useRef, useState } from 'react'
import { ApiError, fetchApi } from '#platform/fetch-api.ts'
import { Button } from '#ui/button.tsx'
import type { previewAlert } from '../alerts.contract.ts'
import { askedInForm, asksNothing } from '../alert-form.ts'
import { alertTexts as texts, formTexts } from '../alerts.texts.ts'

const PAUSE = 300

const sayCount = (recent: number | null): string =>
  recent === null ? texts.recentEmpty : recent === 0 ? texts.recentNone : texts.recent(recent)

/** Counts what a form asks for, and says it in words. */
async function countFor(form: FormData, signal: AbortSignal): Promise<string> {
  if (asksNothing(form)) return texts.recentEmpty
  try {
    const { recent_jobs: recent } = await fetchApi<typeof previewAlert>('/v1/alerts/preview', askedInForm(form), signal)
    return sayCount(recent)
  } catch (error) {
    signal.throwIfAborted()
    return (error instanceof ApiError && Object.values(error.fields)[0]) || formTexts.notCounted
  }
}

/**
 * How many jobs of the last thirty days the form asks for: counted anew whenever its fields change. Without scripts a button
 * asks for the page with what is filled in.
 */
export function AlertCount({ recent }: { recent: number | null }) {
  const line = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState(() => sayCount(recent))
  useEffect(() => {
    const form = line.current?.closest('form')
    if (!form) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let call = new AbortController()
    const read = (): string => JSON.stringify(askedInForm(new FormData(form)))
    let counted = read()
    const recount = (): void => {
      if (read() === counted) return
      counted = read()
      clearTimeout(timer)
      call.abort()
      call = new AbortController()
      const { signal } = call
      timer = setTimeout(() => countFor(new FormData(form), signal).then(setSaid, () => undefined), PAUSE)
    }
    form.addEventListener('input', recount)
    return () => {
      clearTimeout(timer)
      call.abort()
      form.removeEventListener('input', recount)
    }
  }, [])
  return (
    <div className="alert__count" ref={line}>
      <p className="num" role="status">
        {said}
      </p>
      <noscript>
        <Button type="submit" formMethod="get" variant="outline" size="small">
          {formTexts.count}
        </Button>
      </noscript>
    </div>
  )
}
