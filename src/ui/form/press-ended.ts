let pressed = false
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(end, () => (pressed = false), true)
}

/**
 * Waits until a press of mouse or finger that is under way has become a click. A line that appears under a field moves what is
 * below it: between the two halves of a press, the button would slip away from under the pointer.
 */
export const pressEnded = (): Promise<void> =>
  new Promise((resolve) => {
    const afterClick = (): void => void setTimeout(resolve)
    if (!pressed) return afterClick()
    for (const end of ['pointerup', 'pointercancel', 'dragend'])
      document.addEventListener(end, afterClick, { capture: true, once: true })
  })
