import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { topics } from '../src/app/page-doors.ts'
import { jobRow } from '../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../src/features/jobs/server/jobs.repository.ts'
import { readMigrations } from '../src/platform/server/database/migrate.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'

const database = useTestDatabase()

let fr: Awaited<ReturnType<typeof smallWorld>>['fr']
beforeAll(async () => {
  fr = (await smallWorld(database.db)).fr
})

// Pages are kept for ten seconds: here they last as long as the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Which of these pages are rendered when a visitor asks for them; the others were kept. */
async function renderedOf({ http, rendered }: Site, paths: string[]): Promise<string[]> {
  const made: string[] = []
  for (const path of paths) {
    const before = rendered()
    expect((await http.inject(path)).statusCode, path).toBe(200)
    if (rendered() > before) made.push(path)
  }
  return made
}

test('a change drops the pages that show something of it, and no other', async () => {
  await insertJobs(database.db, [{ id: 1, ...jobRow({ ...fr, title: 'Trésorière H/F' }) }])
  const site = await openSite(database)
  const pages = ['/', '/emploi', '/offre-emploi/1', `/entreprise/${fr.companyId}`, '/entreprises', '/cgu', '/api']
  const jobs = pages.slice(1, 5)
  // Transactions of other tests on the same server keep the newest entries from being read for a moment.
  const settled = async () => {
    await database.changes.catchUp()
    await site.index.catchUp()
    const { rows } = await database.db.execute(
      sql`select 1 from outbox where tx >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`,
    )
    return rows
  }
  const changed = async (statement: ReturnType<typeof sql>) => {
    await database.db.execute(statement)
    await expect.poll(settled).toEqual([])
    await settled()
    return renderedOf(site, pages)
  }
  await expect.poll(settled).toEqual([])
  expect(await renderedOf(site, pages)).toEqual(pages)
  expect(await renderedOf(site, pages)).toEqual([])
  expect(await changed(sql`update jobs set title = 'Trésorier H/F' where id = 1`)).toEqual(['/', ...jobs])
  expect(await changed(sql`update companies set name = 'Maison Pléiade' where id = ${fr.companyId}`)).toEqual([
    '/',
    ...jobs,
  ])
  expect(
    await changed(sql`insert into members (first_name, last_name, country_id) values ('Ada', 'Lovelace', 1)`),
  ).toEqual(['/', `/entreprise/${fr.companyId}`])
})

test('who hides is gone at once: the page of a person is never kept', async () => {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into members (first_name, last_name, country_id, public_profile, profile_visible) values ('Ada', 'Lovelace', 1, true, true) returning id`,
  )
  const site = await openSite(database)
  const ask = () => site.http.inject(`/profil/${rows[0]!.id}`)
  expect((await ask()).statusCode).toBe(200)
  // Nothing has heard of the change yet.
  await database.db.execute(sql`update members set profile_visible = false`)
  expect((await ask()).statusCode).toBe(404)
})

test('a page is the same whether its scripts were drawn for it or for one of its kind before', async () => {
  const { http } = await openSite(database)
  const draw = async () => (await http.inject('/login')).body.replaceAll(/ nonce="[^"]+"/g, '')
  const drawn = await draw()
  expect(drawn).toMatch(/<script data-files="[^"]+" type="text\/later" async="">;\nimport \* as route0 from/)
  expect(drawn).not.toContain('<!--styles-->')
  // Every page tells browsers of the home page.
  expect(drawn).toContain('/assets/home.page-')
  expect(await draw()).toBe(drawn)
})

test('the topics of pages are those that triggers write', async () => {
  const migrations = (await readMigrations()).map(({ sql: text }) => text).join('\n')
  const written = [...migrations.matchAll(/write_outbox(?:_of_all)?\('(\w+)'\)/g)].map(([, topic]) => topic!)
  // What somebody may do is shown to nobody else, and whom recruiters find on no kept page.
  expect(new Set(written)).toEqual(new Set([...topics, 'account', 'sought']))
})
