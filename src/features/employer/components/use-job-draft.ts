import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { createJob, JobReading, readOwnJob, saveOwnJob } from '#features/jobs/publishing/publishing.contract.ts'
import { publishingRefusals } from '#features/jobs/publishing/publishing.rules.ts'
import { ApiError, fetchApi, sendApi } from '#platform/fetch-api.ts'
import type { FormAnswer } from '#platform/forms.ts'
import { formatHour } from '#platform/french-moment.ts'
import { editorTexts as texts } from '../employer.texts.ts'
import { conflictTexts } from '../job-form.texts.ts'
import { draftPath } from '../jobs-address.ts'
import { typedJob } from '../typed-job.ts'
import type { StoredJob } from './job-conflict.tsx'
import { whenTypingRests } from '#ui/form/when-typing-rests.ts'

const conflict = publishingRefusals['publishing/conflict']

type Kept = { id: number | null; version: number }
type Draft = Kept & StoredJob & { savedAt: string | null; reading: JobReading | null }
/** What the form of a job is answered where the page stays. */
export type JobAnswer = FormAnswer<{ message: string; version?: number }>

const isTold = (answer: JobAnswer | undefined): boolean =>
  answer !== undefined && 'refusal' in answer && answer.refusal.message === conflict.message
const versionIn = (answer: JobAnswer | undefined): number | undefined =>
  answer && 'done' in answer ? answer.done.version : undefined

/**
 * Saves a job while it is typed, one request at a time, and tells what the checks say of it. A new one is made with the first
 * words, and has an address from then on, so that a reload finds it again. Where somebody else was faster nothing is saved until
 * one of both versions is chosen.
 */
export function useJobDraft(
  frame: RefObject<HTMLElement | null>,
  draft: Draft,
  answer: JobAnswer | undefined,
  onMade: (id: number) => void = () => undefined,
) {
  const begun: Kept = { id: draft.id, version: draft.version }
  // The next request is made of what the last one answered, also before the page is drawn again.
  const kept = useRef(begun)
  const [state, setState] = useState({
    kept: begun,
    reading: draft.reading,
    answer,
    read: draft.reading,
    stored: isTold(answer) ? (draft satisfies StoredJob as StoredJob) : null,
  })
  // The form was sent by a button: what it knows now is newer than what was saved while typing.
  if (state.answer !== answer) {
    const version = versionIn(answer)
    setState({
      ...state,
      answer,
      ...(version === undefined ? {} : { kept: { ...state.kept, version }, stored: null }),
    })
  }
  // The page was read anew since.
  if (draft.reading !== null && draft.reading !== state.read)
    setState({ ...state, read: draft.reading, reading: draft.reading })
  useEffect(() => {
    kept.current = state.kept
  }, [state.kept])
  const [standing, setStanding] = useState(draft.savedAt ? texts.savedAt(formatHour(new Date(draft.savedAt))) : '')

  /** Reads what somebody else has saved. */
  const compare = useEffectEvent(async (): Promise<void> => {
    const { id } = kept.current
    if (id === null) return
    const {
      version,
      last_change: lastChange,
      fields,
    } = await fetchApi<typeof readOwnJob>(`/v1/employer/jobs/${id}`, {})
    setState((before) => ({ ...before, stored: { version, lastChange, fields } }))
    setStanding(conflictTexts.waits)
  })
  useEffect(() => {
    // Without an answer what came with the page stays.
    if (isTold(answer)) compare().catch(() => undefined)
  }, [answer])

  const send = useEffectEvent(async (form: HTMLFormElement): Promise<void> => {
    if (state.stored) return
    const fields = typedJob(new FormData(form))
    const { id, version } = kept.current
    const saved =
      id === null
        ? await sendApi<typeof createJob>('POST', '/v1/employer/jobs', fields)
        : { id, ...(await sendApi<typeof saveOwnJob>('PUT', `/v1/employer/jobs/${id}`, { ...fields, version })) }
    const now = { id: saved.id, version: saved.version }
    kept.current = now
    if (id === null) {
      history.replaceState(history.state, '', draftPath(now.id))
      onMade(now.id)
    }
    setState((before) => ({ ...before, kept: now, reading: saved.reading }))
    setStanding(texts.savedAt(formatHour(new Date(saved.saved_at))))
  })
  const save = useEffectEvent(async (form: HTMLFormElement): Promise<void> => {
    try {
      await send(form)
    } catch (error) {
      // What cannot be kept now is sent with the form, which says what is wrong with it.
      setStanding(error instanceof ApiError ? error.message : texts.unsaved)
      if (error instanceof ApiError && error.code === conflict.code) await compare().catch(() => undefined)
    }
  })
  useEffect(() => {
    const form = frame.current?.querySelector('form')
    return form ? whenTypingRests(form, () => save(form)) : undefined
  }, [frame])
  return { standing, ...state }
}
