export type ToastContent = {
  /** One of the same key takes the place of the one before. */
  key?: string
  title: string
  description?: string
  tone?: 'normal' | 'red'
  action?: { label: string; run: () => void }
}

type Listener = (toast: ToastContent) => void
const waiting: ToastContent[] = []
let listener: Listener | null = null

/** Shows a message at the foot of the page. The part that draws it is fetched when the first one comes. */
export function showToast(toast: ToastContent): void {
  if (listener) listener(toast)
  else waiting.push(toast)
  document.dispatchEvent(new Event('florin:toast'))
}

/** For the one place that draws toasts. */
export function receiveToasts(receive: Listener): () => void {
  listener = receive
  for (const toast of waiting.splice(0)) receive(toast)
  return () => {
    listener = null
  }
}
