const PAUSE = 800

/**
 * Does something with a form each time the typing rests, one at a time, and not any more once it is sent: the signal says so to
 * what is under way. Answers how to end it.
 */
export function whenTypingRests(
  form: HTMLFormElement,
  act: (sent: AbortSignal) => Promise<void>,
  pause = PAUSE,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let under: AbortController | null = null
  let again = false
  let over = false
  // One at a time: what travels slowly must not arrive after what is later.
  const run = async (): Promise<void> => {
    again = under !== null
    if (under || over) return
    under = new AbortController()
    await act(under.signal)
    under = null
    if (again) await run()
  }
  const leave = (): void => {
    clearTimeout(timer)
    over = true
    under?.abort()
  }
  const wait = (): void => {
    over = false
    clearTimeout(timer)
    timer = setTimeout(() => void run(), pause)
  }
  form.addEventListener('input', wait)
  form.addEventListener('submit', leave)
  return () => {
    // What is under way when the page is left goes on to its end, and what was typed meanwhile after it.
    clearTimeout(timer)
    form.removeEventListener('input', wait)
    form.removeEventListener('submit', leave)
  }
}
