import { sendApi } from '#platform/fetch-api.ts'
import type { countView as countViewEndpoint } from '../audience.contract.ts'
import type { Step } from '../audience.rules.ts'
import { sourceOf } from '../audience.rules.ts'

/** The page before this one: on this visit, or else where the browser came from. */
function pageBefore(): string {
  const visit = 'navigation' in window ? window.navigation : null
  const at = visit?.currentEntry?.index ?? 0
  return (at > 0 && visit?.entries()[at - 1]?.url) || document.referrer
}

/** Tells that somebody reads a job, or its form. Nothing waits for it; where it cannot be told, one view is not counted. */
export function countView(id: number, step: Step = 'page'): void {
  // A page that a browser draws ahead is read by nobody yet.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', () => countView(id, step), { once: true })
    return
  }
  // Beside a list, the list is where it was found.
  const before = location.pathname.startsWith('/offre-emploi/') ? pageBefore() : location.href
  const source = sourceOf({ here: location.href, before })
  void sendApi<typeof countViewEndpoint>('POST', `/v1/jobs/${id}/view`, { source, step }).catch(() => undefined)
}
