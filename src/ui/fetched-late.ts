const MOST_TRIES = 5
const PAUSE = 4_000

/** When the network is back, or after a while: not every failure is told. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE)
    window.addEventListener('online', () => resolve(), { once: true })
  })

/**
 * A part of a page that is fetched when it is wanted. One that cannot be had is waited for, and asked for again: `lazy` alone
 * would put the error page in the place of everything that is there already.
 */
export const fetchedLate =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await load()
      } catch (error) {
        if (tries >= MOST_TRIES && navigator.onLine) throw error
        await nextChance()
      }
    }
  }
