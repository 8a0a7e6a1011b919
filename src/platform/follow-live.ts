import { hearLive } from './live-events.ts'

/**
 * Reads something of an account anew whenever the server tells that it changed, or may have. A tab nobody sees reads it once it
 * is shown.
 */
export function followLive(accountId: number, what: string, read: (signal: AbortSignal) => Promise<void>) {
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
        await read(signal)
      }
    } catch {
      // What is shown stays as it was until the next event, or until the page is shown again.
      old = true
    } finally {
      asking = false
    }
  }
  const stopHearing = hearLive(accountId, (kind) => {
    if (kind === 'begin' || kind === what) void ask()
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
