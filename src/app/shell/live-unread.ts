import type { countUnread } from '#features/notifications/notifications.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { hearLive } from '#platform/live-events.ts'

/** Says how many notifications are unread whenever that may have changed. A tab nobody sees asks once it is shown. */
export function keepUnread(accountId: number, show: (count: number) => void) {
  const stopped = new AbortController()
  const { signal } = stopped
  let old = false
  let asking = false
  const ask = async (): Promise<void> => {
    old = true
    if (asking || document.hidden) return
    asking = true
    try {
      // What is told while the answer is on its way makes it an old one.
      while (old) {
        old = false
        show((await fetchApi<typeof countUnread>('/v1/notifications/unread', {}, signal)).unread)
      }
    } catch {
      // The figure stays as it was until the next event, or until the page is shown again.
      old = true
    } finally {
      asking = false
    }
  }
  const stopHearing = hearLive(accountId, (kind) => {
    if (kind === 'begin' || kind === 'notifications') void ask()
  })
  document.addEventListener('visibilitychange', () => old && void ask(), { signal })
  return {
    ask: () => void ask(),
    stop: () => {
      stopped.abort()
      stopHearing()
    },
  }
}
