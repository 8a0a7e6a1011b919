const PAUSE = 800

/**
 * Does something with a form each time the typing rests, one at a time, and not any more once it is sent. Answers how to end it.
 */
export function whenTypingRests(form: HTMLFormElement, act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let under = false
  let again = false
  let over = false
  const run = async (): Promise<void> => {
    again = under
    if (under || over) return
    under = true
    await act()
    under = false
    if (again) await run()
  }
  const leave = (): void => {
    clearTimeout(timer)
    over = true
  }
  const wait = (): void => {
    over = false
    clearTimeout(timer)
    timer = setTimeout(() => void run(), PAUSE)
  }
  form.addEventListener('input', wait)
  form.addEventListener('submit', leave)
  return () => {
    leave()
    form.removeEventListener('input', wait)
    form.removeEventListener('submit', leave)
  }
}
