import { sendApi } from '#platform/fetch-api.ts'
import type { viewArticle } from '../news-acts.contract.ts'

/** Tells that an article is read, once it is shown. Nothing waits for it; where it cannot be told, one view is not counted. */
export function countReading(id: number): void {
  // A page that a browser draws ahead is read by nobody yet.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => countReading(id), { once: true })
    return
  }
  void sendApi<typeof viewArticle>('POST', `/v1/news/${id}/view`, {}).catch(() => undefined)
}
