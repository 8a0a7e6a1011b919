import type { OutputOf } from '#platform/contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { markedHere } from '../../components/job-marks.ts'
import type { listNamedJobs } from '../../jobs.contract.ts'

export type SavedJob = OutputOf<typeof listNamedJobs>['data'][number]

/** The jobs that were saved in this browser, last saved first; null when they cannot be read. */
export async function readSaved(most: number): Promise<SavedJob[] | null> {
  const ids = markedHere('saved').toReversed().slice(0, most)
  if (ids.length === 0) return []
  try {
    return (await fetchApi<typeof listNamedJobs>('/v1/jobs/named', { ids: ids.join(',') })).data
  } catch {
    return null
  }
}
