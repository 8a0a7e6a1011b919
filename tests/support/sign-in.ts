import type { BrowserContext } from 'playwright-core'
import { expect, vi } from 'vitest'
import { PATIENCE } from './browser.ts'

/** Signs a browser in by the API, where the login page is not what is tested. */
export async function signInto(context: BrowserContext, site: string, identifier: string, password: string) {
  // A process that is busy turns everybody away until it has caught up.
  await vi.waitUntil(async () => (await fetch(`${site}/v1/ready`)).ok, { timeout: PATIENCE, interval: 200 })
  const answer = await context.request.post(`${site}/v1/auth/sign-in`, {
    data: { identifier, password },
    headers: { origin: site },
  })
  expect([answer.status(), await answer.json()]).toMatchObject([200, { status: 'signed_in' }])
}
