import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import type { JobReading } from '#features/jobs/publishing/publishing.contract.ts'
import { sendApi } from '#platform/fetch-api.ts'
import { whenTypingRests } from '#ui/form/when-typing-rests.ts'
import type { checkSubmission } from '../submissions.contract.ts'
import { previewed, submissionSoFar } from '../typed-submission.ts'

/** What the form in a frame says, and what the checks make of it, while it is written. */
export function useReading(frame: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState(() => previewed(new FormData()))
  const [reading, setReading] = useState<JobReading | null>(null)
  const check = useEffectEvent(async (form: HTMLFormElement): Promise<void> => {
    try {
      setReading(
        await sendApi<typeof checkSubmission>('POST', '/v1/submissions/check', submissionSoFar(new FormData(form))),
      )
    } catch {
      // What was said last stands; whoever reviews the job has it read over again.
    }
  })
  useEffect(() => {
    // A logo without scripts has a form of its own.
    const form = frame.current?.querySelector<HTMLElement>('[name=titre]')?.closest('form')
    if (!form) return undefined
    const show = (): void => setTyped(previewed(new FormData(form)))
    form.addEventListener('input', show)
    form.addEventListener('change', show)
    const end = whenTypingRests(form, () => check(form))
    // What came with the page, or was kept by this browser, is read over at once.
    const first = setTimeout(() => {
      show()
      if (submissionSoFar(new FormData(form)).titre !== '') void check(form)
    })
    return () => {
      clearTimeout(first)
      end()
      form.removeEventListener('input', show)
      form.removeEventListener('change', show)
    }
  }, [frame])
  return { typed, reading }
}
