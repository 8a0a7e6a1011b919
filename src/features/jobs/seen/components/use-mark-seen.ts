import { useCallback } from 'react'
import { sendApi } from '#platform/fetch-api.ts'
import { useRole } from '#platform/use-role.ts'
import { countView } from '../../audience/components/count-view.ts'
import { markSeen } from '../../components/job-marks.ts'
import type { seeJob } from '../seen-jobs.contract.ts'

/** Marks a job as seen in this browser, and counts it: for the job, and on the account of a candidate. */
export function useMarkSeen(): (id: number) => void {
  const role = useRole()
  return useCallback(
    (id) => {
      markSeen(id)
      countView(id)
      // Where it cannot be told, one view is not counted.
      if (role === 'candidate') void sendApi<typeof seeJob>('PUT', `/v1/seen-jobs/${id}`, {}).catch(() => undefined)
    },
    [role],
  )
}
