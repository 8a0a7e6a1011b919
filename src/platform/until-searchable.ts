import type { ErrorBody, Preparing } from './refusals.ts'

/** In seconds: how far it has come should be seen to move, and nobody be asked all the time. */
const LONGEST = 30

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/** A page that nobody looks at has time. */
const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!document.hidden) resolve()
    }
    document.addEventListener('visibilitychange', look, { signal })
    look()
  })

/**
 * In the browser: waits until the site can be searched, and says meanwhile how far that is. Asks what costs next to nothing, when
 * it makes sense to, and not together with all other browsers. Once it is aborted nothing more comes of it.
 */
export async function untilSearchable(
  preparing: Preparing,
  tell: (preparing: Preparing) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let now = preparing; ;) {
    await pause(Math.min(now.retry_after, LONGEST) * (1 + Math.random() / 2) * 1_000, signal)
    await untilSeen(signal)
    // Without an answer it is asked again: the server may be about to come back.
    const answer = await fetch('/v1/ready', { signal }).catch(() => null)
    if (answer?.ok) return
    const body = (await answer?.json().catch(() => null)) as ErrorBody | null | undefined
    now = body?.error?.preparing ?? now
    if (!signal.aborted) tell(now)
  }
}
