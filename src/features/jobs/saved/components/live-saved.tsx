import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { fetchApi, sendApi } from '#platform/fetch-api.ts'
import { followLive } from '#platform/follow-live.ts'
import { forgetMarks, markedHere } from '../../components/job-marks.ts'
import type { listSavedIds, mergeSavedJobs } from '../saved-jobs.contract.ts'
import { SAVED_CHANGED } from '../saved-jobs.rules.ts'
import { showTold } from './saved-list.ts'

/** What this browser kept for a visitor joins the account of whoever signs in. Gives whether there was something. */
async function bringAlong(): Promise<boolean> {
  const here = markedHere('saved')
  if (here.length === 0) return false
  const { data } = await sendApi<typeof mergeSavedJobs>('POST', '/v1/saved-jobs/merge', { ids: here.toReversed() })
  forgetMarks('saved')
  showTold(data)
  return true
}

/** Keeps the marks of the signed-in person as their account has them, whichever tab or device changes it. One for each page. */
export function LiveSaved({ accountId }: { accountId: number }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Where it fails, it is tried again with the next page.
    void bringAlong().then(
      (brought) => (brought ? revalidate() : undefined),
      () => undefined,
    )
    const { stop } = followLive(accountId, SAVED_CHANGED, async (signal) =>
      showTold((await fetchApi<typeof listSavedIds>('/v1/saved-jobs/ids', {}, signal)).data),
    )
    return () => {
      stop()
      showTold(null)
    }
  }, [accountId, revalidate])
  return null
}
