import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { pages } from '../src/app/pages.ts'
import type { Served } from '../src/platform/server/endpoints.ts'
import { guarded, things } from './support/authorization-pages.ts'
import { newEmployers } from './support/authorization-employers.ts'
import type { Person } from './support/authorization-people.ts'
import { newPerson } from './support/authorization-people.ts'
import type { Who } from './support/authorization-rows.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

// Every page that shows a list page by page, as whoever may see it. Each list is said to be this long, whatever there is of it.
const ROWS = 500
const BEYOND = 999

const database = useTestDatabase()
const walkers: Who[] = ['visitor', 'candidateA', 'recruiter1', 'administrator']
const cast: Person[] = []
let site: Site
/** The list that was last asked for another page than its first. */
let asked: string | null = null

/** Lists that programs ask for, and no page does. */
const shownNowhere = ['/v1/jobs', '/v1/multiposting/jobs', '/v1/news/category/:id', '/v1/news/search', '/v1/profiles']

const isList = ({ endpoint: { output } }: Served): boolean =>
  output instanceof z.ZodObject && 'pagination' in output.shape

/** Lets a list answer as if it were long, and notes whether a page beyond its first is asked for. */
function lengthen(served: Served): void {
  const { endpoint, handle } = served
  served.handle = async (input, actor, exchange) => {
    const { page } = input as { page: number }
    if (page > 1) asked = endpoint.path
    const answer = (await handle(input, actor, exchange)) as { pagination: { per_page: number } }
    const { per_page } = answer.pagination
    const last = Math.ceil(ROWS / per_page)
    const pagination = { ...answer.pagination, total: ROWS, total_pages: last, has_next: page < last }
    return { ...answer, pagination }
  }
}

beforeAll(async () => {
  const employers = await newEmployers(database)
  await database.db.execute(`with category as (
    insert into news_categories (libelle) values ('Marchés') returning id)
    insert into articles (category_id, title, published_at) select id, 'Les taux', now() from category`)
  site = await openSite(database)
  for (const who of walkers) cast.push(await newPerson(database, who, employers))
  site.served.filter(isList).forEach(lengthen)
})

/** What else an address must say for its list to be shown. */
const shown: Record<string, string> = { '/entreprise/:id': 'onglet=avis', '/candidatures-offre/:id': 'vue=tableau' }

const addressOf = (path: string, { objects }: Person): string =>
  path in things ? things[path]!(objects) : path.replace(':id', String(guarded[path]?.about?.(objects)))

test('a page beyond the last of a list leads to the last one, in every list', async () => {
  const lists = new Set<string>()
  for (const { path } of pages.filter(({ file }) => file.endsWith('.tsx'))) {
    const person = cast.find(({ who }) => guarded[path]?.allowed.includes(who) ?? true)!
    const ask = async (page: number) => {
      const query = new URLSearchParams(shown[path])
      query.set('page', String(page))
      const url = `${addressOf(path, person)}?${query}`
      const { statusCode, headers } = await site.http.inject({ url, headers: { cookie: person.cookie } })
      const to = new URL(headers.location ?? url, 'http://florin').searchParams.get('page')
      return [path, statusCode, Number(to)] as const
    }
    asked = null
    const [, status, last] = await ask(BEYOND)
    // A page without a list asks for none, and its address may say what it likes.
    if (asked === null) continue
    lists.add(asked)
    expect([path, status]).toEqual([path, 302])
    expect(last).toBeGreaterThan(1)
    expect(await ask(last)).toEqual([path, 200, last])
    expect(await ask(last + 1)).toEqual([path, 302, last])
  }
  const served = site.served.filter(isList).map(({ endpoint }) => endpoint.path)
  expect(served.filter((path) => !lists.has(path)).toSorted()).toEqual(shownNowhere)
})
