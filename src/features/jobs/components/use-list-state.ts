import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { pageIn } from '#platform/pages.ts'
import { jobReading, jobOf, withJob } from '../job-address.ts'
import { isWide, useWide } from './use-wide.ts'

/** What the list is doing, and which job is shown beside it: all of it said by the address, here and to come. */
export function useListState(titles: Record<string, string>) {
  const here = useLocation()
  const [params] = useSearchParams()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const wide = useWide()
  const chosen = useRef<number | null>(null)
  const same = next !== undefined && jobReading.searchOf(next) === jobReading.searchOf(here)
  const to = new URLSearchParams(same ? next.search : here.search)
  const shown = jobOf(to)

  const choose = (id: number): void => {
    chosen.current = id
    if (id === shown) document.getElementById('h-pane')?.focus({ preventScroll: true })
    // Nothing but the job changes, so nothing is loaded again.
    else void navigate(withJob(params, id), { preventScrollReset: true, defaultShouldRevalidate: false })
  }
  /** Whether a job was chosen a moment ago, and takes the focus now that it is there; once. */
  const claimFocus = useCallback((id: number): boolean => {
    if (chosen.current !== id) return false
    chosen.current = null
    return true
  }, [])

  // A shared address may be opened where there is no room beside the list: it was the job that was meant.
  useEffect(() => {
    const opened = performance.getEntriesByType('navigation')[0]?.name ?? ''
    const job = opened === window.location.href ? jobOf(new URL(opened).searchParams) : null
    if (job !== null && !isWide()) void navigate(`/offre-emploi/${job}`, { replace: true })
  }, [navigate])

  return {
    shown,
    wide,
    claimFocus,
    choose: wide ? choose : null,
    /** Something is asked for, be it the same again. */
    waiting: next !== undefined,
    /** Another search is under way. */
    searching: next !== undefined && next.pathname in titles && !same,
    /** The same list is about to go further. */
    loadingMore: same && pageIn(to) !== pageIn(params),
  }
}
