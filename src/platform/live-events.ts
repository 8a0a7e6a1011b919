/** What a page is told: the kind of thing that changed, where the stream stands, and which one, if it is one. */
type Told = { kind: string; at: string; id?: number }

const FIRST_WAIT = 5_000
const LONGEST_WAIT = 300_000

/**
 * Hears what the server tells an account. All tabs of a browser share one stream: the one that holds the lock reads it and
 * passes everything on; when it closes, the next one goes on after the last event it has heard. « begin » means that what
 * was before is not told: read anew what is shown. It is also said to a tab that comes beside one that reads. Gives a way to stop.
 */
export function hearLive(accountId: number, hear: (kind: string, id?: number) => void): () => void {
  const name = `florin-live-${accountId}`
  const channel = new BroadcastChannel(name)
  const stopped = new AbortController()
  let last = ''

  const take = ({ kind, at, id }: Told): void => {
    // The session is over, for every tab.
    if (kind === 'over') return stopped.abort()
    last = at
    hear(kind, id)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data))
  stopped.signal.addEventListener('abort', () => channel.close())

  const read = (): Promise<void> =>
    new Promise((resolve) => {
      let source: EventSource | null = null
      let timer: ReturnType<typeof setTimeout> | undefined
      let wait = FIRST_WAIT
      const open = (): void => {
        source = new EventSource(`/v1/live${last && `?since=${encodeURIComponent(last)}`}`)
        source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
          wait = FIRST_WAIT
          const told: Told = { ...(JSON.parse(data) as Omit<Told, 'at'>), at: lastEventId }
          // A channel is of this origin by itself.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          channel.postMessage(told)
          take(told)
        })
        source.addEventListener('error', () => {
          // A lost connection comes back by itself; one that was refused does not.
          if (source?.readyState !== EventSource.CLOSED || stopped.signal.aborted) return
          timer = setTimeout(open, wait * (1 + Math.random()))
          wait = Math.min(wait * 2, LONGEST_WAIT)
        })
      }
      open()
      stopped.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        source?.close()
        resolve()
      })
    })
  // Without locks (a site that is not served by https) each tab reads for itself.
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) void read()
  else {
    const listen = async (lock: Lock | null): Promise<void> => {
      if (stopped.signal.aborted) return
      if (lock) return await read()
      // Another tab reads. What it passed on while this page was on its way was heard by nobody here.
      hear('begin')
      await locks.request(name, { signal: stopped.signal }, read)
    }
    void locks.request(name, { ifAvailable: true }, listen).catch(() => undefined)
  }
  return () => stopped.abort()
}
