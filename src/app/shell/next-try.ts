import { showToast } from '#ui/toast.ts'

/** After so many seconds, not all browsers at once, or when the person asks for it; fails if they go elsewhere meanwhile. */
export function untilNextTry(seconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, Math.max(1, seconds) * (1 + Math.random()) * 1_000)
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    showToast({
      title: 'Florin est très sollicité',
      description: 'Nouvel essai dans quelques secondes.',
      action: { label: 'Réessayer', run: resolve },
    })
  })
}
