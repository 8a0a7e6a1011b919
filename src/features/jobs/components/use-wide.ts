import { useSyncExternalStore } from 'react'

// The width from which a job is read beside the list; job-search.css has the same.
const WIDE = '(min-width: 1200px)'

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for a job beside the list. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches

/** The same while rendering; unknown, and so no, until the page is alive. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false)
