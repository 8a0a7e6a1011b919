// @module-tag alone
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser } from './support/browser.ts'
import type { Running } from './support/run-florin.ts'
import { runFlorin } from './support/run-florin.ts'
import type { Place } from './support/test-database.ts'
import { newPlace } from './support/test-database.ts'
import { Wire } from './support/wire.ts'

const goneMeanwhile = () => undefined

// The embedded database lives in the process and cannot go away without it.
describe('while PostgreSQL is away', () => {
  const browser = useBrowser()
  let place: Place
  let wire: Wire
  let florin: Running

  beforeAll(async () => {
    place = await newPlace('demo')
    wire = new Wire(place.databaseUrl!)
    await wire.join()
    const url = new URL(place.databaseUrl!)
    url.port = String(wire.port)
    florin = await runFlorin({ ...place.env, DATABASE_URL: url.href, FLORIN_DEMO: '1', FLORIN_LATE: '5' })
  })

  afterAll(async () => {
    await florin.stop()
    await wire.cut()
    await place.remove()
  })

  const ask = async (path: string) => {
    const response = await fetch(florin.address + path)
    return {
      status: response.status,
      retry: response.headers.get('retry-after'),
      body: await response.text(),
    }
  }
  // Counts are kept for two seconds: an answer from the database itself is asked for.
  const eventually = (path: string, status: number) => expect.poll(async () => (await ask(path)).status).toBe(status)

  for (const [name, go] of [
    ['cut off', () => wire.cut()],
    ['frozen', async () => void (wire.frozen = true)],
  ] as const) {
    test(`${name}: the API answers 503 with Retry-After before the database is back, pages say so, and both recover by themselves`, async () => {
      await eventually('/v1/ready', 200)
      await go()
      // By its own limits, since nothing else ends the wait: three seconds in all (`db.test.ts`), more by the clock of a busy machine.
      const refused = await ask('/v1/ready')
      expect(refused).toMatchObject({ status: 503, retry: '2' })
      expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'platform/database_away' } })
      expect((await ask('/v1/health')).status).toBe(200)

      await eventually('/', 503)
      const { page } = await browser.visit({ viewport: { width: 390, height: 844 } })
      const answer = await page.goto(florin.address)
      expect(answer?.headers()['retry-after']).toBe('5')
      // Sectors may still be there: their names are kept for a while, and the index counts without the database.
      await page.getByText('Erreur lors du chargement des statistiques').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      await expectAccessible(page)

      await wire.cut()
      await wire.join()
      await eventually('/v1/ready', 200)
      // On a busy machine the first try may come before the page is alive, or while the connections are made again: whoever
      // still sees an error tries again.
      const again = page.getByRole('link', { name: 'Réessayer' })
      await expect
        .poll(
          async () => {
            if (await again.count()) await again.first().click({ timeout: 5_000 }).catch(goneMeanwhile)
            return page.locator('.band dd').count()
          },
          { interval: 500 },
        )
        .toBeGreaterThan(0)
      await page.getByText('Offres ouvertes au').waitFor()
      await page.locator('#secteurs > li').first().waitFor()
      expect(await again.count()).toBe(0)
      await page.context().close()
    })
  }
})
