import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Viewer } from './viewer.ts'

/** What was told since the page was made, for every place that shows it. */
let live: { count: number; news: string } | null = null
const watchers = new Set<() => void>()
const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const keep = (next: typeof live): void => {
  live = next
  for (const watcher of watchers) watcher()
}
const useLive = (): typeof live =>
  useSyncExternalStore(
    watch,
    () => live,
    () => null,
  )

/** How many notifications are unread, as the page was made or as was told since. */
export const useUnread = ({ unread }: Viewer): number => useLive()?.count ?? unread

const inWords = (unread: number): string => `${unread} non ${unread === 1 ? 'lue' : 'lues'}`
export const unreadLabel = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${inWords(unread)}`

/** Keeps the figure live, and says aloud that there is something new. One for each page. */
export function LiveUnread({ viewer }: { viewer: Viewer }) {
  const news = useLive()?.news ?? ''
  const shown = useUnread(viewer)
  const before = useRef(shown)
  const ask = useRef<() => void>(() => undefined)
  useEffect(() => {
    before.current = shown
  }, [shown])
  useEffect(() => {
    // Read anew with the page; what was told while that was on its way may be newer.
    if (live && live.count !== viewer.unread) ask.current()
    keep(null)
  }, [viewer])
  useEffect(() => {
    let stop: (() => void) | null = null
    let left = false
    const show = (count: number): void =>
      keep({ count, news: count > before.current ? `Nouvelle notification, ${inWords(count)}.` : '' })
    const begin = async (): Promise<void> => {
      const { keepUnread } = await import('./live-unread.ts')
      if (left) return
      const kept = keepUnread(viewer.id, show)
      ask.current = kept.ask
      stop = kept.stop
    }
    // Nothing on the page waits for it; where it cannot be had, the figure is that of the page.
    void begin().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [viewer.id])
  return (
    <span className="vh" role="status">
      {news}
    </span>
  )
}
