import { useEffect, useState } from 'react'
import { ApiError, fetchApi } from '#platform/fetch-api.ts'
import type { readJob } from '../jobs.contract.ts'
import type { Job } from './job-body.tsx'

type Answer = { id: number; attempt: number } & ({ job: Job } | { failed: 'gone' | 'away' })

/** One job, read by the API. While another one loads, `answer` is still the one before. */
export function useJob(id: number): { answer: Answer | null; loading: boolean; retry: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const asked = new AbortController()
    fetchApi<typeof readJob>(`/v1/jobs/${id}`, {}, asked.signal).then(
      (job) => setAnswer({ id, attempt, job }),
      (error: unknown) => {
        if (asked.signal.aborted) return
        const gone = error instanceof ApiError && error.status === 404
        setAnswer({ id, attempt, failed: gone ? 'gone' : 'away' })
      },
    )
    return () => asked.abort()
  }, [id, attempt])
  const loading = answer?.id !== id || answer.attempt !== attempt
  return { answer, loading, retry: () => setAttempt(attempt + 1) }
}
