import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { articleCollection } from './article-collection.ts'
import { articleJobs } from './article-jobs.ts'
import { articles, newsCategories } from './news.tables.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let categoryId = 0
const FRANCE = 1

beforeAll(async () => {
  world = await smallWorld(database.db)
  const [category] = await database.db.insert(newsCategories).values({ libelle: 'Trésorerie' }).returning()
  categoryId = category!.id
})

const job = (title: string, more = {}) => ({ ...jobRow({ ...world.fr, ...more }), title })

type Given = { publishedAt?: Date | null; change?: () => Promise<void> }
/** The jobs of an article with these tags, by two indexes that know all of it; asked once more after `change`. */
async function jobsOf(tags: string[], { publishedAt = new Date(0), change = async () => {} }: Given = {}) {
  const [row] = await database.db
    .insert(articles)
    .values({ title: 'Un article', content: '<p>Texte.</p>', categoryId, tags, publishedAt })
    .returning({ id: articles.id })
  const [index, jobs] = [startIndex(database, articleCollection), startIndex(database, jobCollection)]
  onTestFinished(async () => {
    await Promise.all([index.stop(), jobs.stop()])
    await database.db.execute(sql`truncate articles cascade`)
    await database.db.execute(sql`delete from jobs`)
  })
  const ask = async () => {
    await untilReadable(database.db)
    await Promise.all([index.catchUp(), jobs.catchUp()])
    return articleJobs({ site: database, index }, jobs, { id: row!.id, countryId: FRANCE })
  }
  const before = await ask()
  await change()
  const after = await ask()
  const told = ({ keywords, data }: typeof before) => [keywords, data.map(({ title }) => title).toSorted()] as const
  return { before: told(before), after: told(after) }
}

test('jobs are those that are called as the first tag that some are called by, three at most', async () => {
  await insertJobs(database.db, [
    ...['Contrôleur de gestion A', 'Contrôleur de gestion B'].map((title) => job(title)),
    job('Contrôleur de gestion à Bruxelles', world.be),
    job('Auditeur interne'),
    ...['Analyste crédit A', 'Analyste crédit B', 'Analyste crédit C', 'Analyste crédit D'].map((title) => job(title)),
  ])
  const { before } = await jobsOf(['zorglub', 'contrôleur de gestion', 'audit'])
  expect(before).toEqual(['contrôleur de gestion', ['Contrôleur de gestion A', 'Contrôleur de gestion B']])
  const { before: more } = await jobsOf(['analyste'])
  expect([more[0], more[1].length]).toEqual(['analyste', 3])
})

test('without a tag it is the category; words that stand in texts alone bring none', async () => {
  await insertJobs(database.db, [{ ...job('Auditeur interne'), description: 'La trésorerie et les salaires.' }])
  const { before, after } = await jobsOf(['salaires'], {
    change: () => insertJobs(database.db, [job('Trésorerie du groupe')]).then(() => undefined),
  })
  expect(before).toEqual([null, []])
  expect(after).toEqual(['Trésorerie', ['Trésorerie du groupe']])
})

test('what is closed leaves at once, and a draft has none', async () => {
  await insertJobs(database.db, [job('Analyste crédit')])
  const { before, after } = await jobsOf(['analyste'], {
    change: async () => void (await database.db.execute(sql`update jobs set status = 'pourvue'`)),
  })
  expect([before[1], after[1]]).toEqual([['Analyste crédit'], []])
  expect(await codeOf(jobsOf(['analyste'], { publishedAt: null }))).toBe('platform/not_found')
})

test('whoever does not wait for jobs does not join those who do', async () => {
  const [row] = await database.db
    .insert(articles)
    .values({ title: 'Un article', content: '<p>Texte.</p>', categoryId, tags: ['analyste'], publishedAt: new Date(0) })
    .returning({ id: articles.id })
  const [index, jobs] = [startIndex(database, articleCollection), startIndex(database, jobCollection)]
  onTestFinished(async () => void (await Promise.all([index.stop(), jobs.stop()])))
  let waits = true
  const search = vi.fn<typeof jobs.search>(() => new Promise(() => {}))
  const filling = { ...jobs, search, there: () => (waits ? Promise.resolve() : Promise.reject(new Error('not now'))) }
  const ask = () => articleJobs({ site: database, index }, filling, { id: row!.id, countryId: FRANCE })
  void ask()
  await expect.poll(() => search.mock.calls.length).toBeGreaterThan(0)
  waits = false
  await expect(ask()).rejects.toThrow('not now')
})
