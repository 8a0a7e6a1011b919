import { beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { listFiles } from '../src/app/back-office.ts'
import { registerEngravings } from '../src/app/engravings.ts'
import { archives } from '../src/app/own-archive.ts'
import { actions, pages } from '../src/app/pages.ts'
import { endpointKey } from '../src/platform/contract.ts'
import { createLines } from '../src/platform/server/overload/overload.ts'
import { call } from './support/authorization-call.ts'
import { guarded, things } from './support/authorization-pages.ts'
import type { Employer } from './support/authorization-employers.ts'
import { newEmployers } from './support/authorization-employers.ts'
import type { Person } from './support/authorization-people.ts'
import { newPerson } from './support/authorization-people.ts'
import type { Objects, Who } from './support/authorization-rows.ts'
import { rows } from './support/authorization-rows.ts'
import { filling, LARGE, plansOf, recordStatements, scansIn } from './support/plans.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { LATE_IN_TESTS, useTestDatabase } from './support/test-database.ts'

/** Statements that read through a large table on purpose, by a part of them, and why that is right. */
const allowed: Record<string, string> = {
  'from "companies" order by "companies"."name"':
    'names of all companies stand in memory: read again only after one has changed',
  "concat_ws(' ', count(*), sum(": 'the mark of the complete feeds, which tell every job; kept for two seconds',
  '(select 1 from "jobs" where': 'a back-office list counts up to ten thousand rows, and no further',
  'order by "jobs"."published_at" desc nulls last':
    'a back-office list reads the index of its order until a page is full; what it may be narrowed to stands in it',
  'from "members" where ("members"."last_seen_at" >': 'a figure of administrators, to the second',
  'count from "jobs" where "jobs"."published_at" >=': 'a figure of administrators',
}
const known = Object.keys(allowed)

const database = useTestDatabase()
/** One of each kind. */
const walkers: Who[] = ['visitor', 'candidateA', 'recruiter1', 'administrator']
const cast = {} as Record<Who, Person>
let employers: [Employer, Employer]
let site: Site

beforeAll(async () => {
  employers = await newEmployers(database)
  site = await openSite(database)
  for (const who of walkers) cast[who] = await newPerson(database, who, employers)
  const lines = createLines(LATE_IN_TESTS)
  await registerEngravings(site.http, database.db, lines)
})

/** What a list may be asked for beside what it needs; and each choice that it names. */
const wishes: Record<string, string[]> = {
  page: ['40'],
  q: ['audit', 'banque valmont'],
  keywords: ['audit'],
  lieu: ['Lyon'],
  secteur_ids: ['1'],
  societe_ids: ['1'],
  session_pays: ['1', '2'],
}
function* variants(input: z.ZodType): Generator<Record<string, string>> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  for (const [field, schema] of Object.entries(properties)) {
    const choices = typeof schema === 'object' ? (schema.enum ?? []) : []
    for (const value of wishes[field] ?? choices) yield { [field]: String(value) }
  }
}

const about = (pattern: string, objects: Objects): string =>
  pattern in things
    ? things[pattern]!(objects)
    : pattern.replace(':provider', 'google').replace(':id', String(guarded[pattern]?.about?.(objects)))

/** What is neither page nor call. */
const others = [
  '/emploi.atom',
  '/emploi.atom?keywords=audit',
  '/news.atom',
  '/flux/offres.json',
  '/flux/offres.xml',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/articles.xml',
  '/sitemaps/offres-1.xml',
  '/sitemaps/profils-1.xml',
  '/logos/1.svg',
]

// Some hundred pages and calls, then as many plans.
const LONG = 600_000

test('no page and no call reads through jobs, members or companies', { timeout: LONG }, async () => {
  const record = recordStatements()
  onTestFinished(() => void record.stop())
  // What fails may have asked for less than it does otherwise.
  const failed: string[] = []
  const get = async (url: string, { who, cookie }: Person): Promise<void> => {
    record.by(`${url}, ${who}`)
    const { statusCode } = await site.http.inject({ url, headers: { cookie } })
    if (statusCode >= 500 || statusCode === 429) failed.push(`${url}, ${who}: ${statusCode}`)
  }
  for (const who of walkers) {
    const person = cast[who]
    for (const { path, file } of [...pages, ...actions]) {
      const url = about(path, person.objects)
      // Of a page its data, which is all that it reads.
      await get(!file.endsWith('.tsx') ? url : url === '/' ? '/_.data' : `${url}.data`, person)
    }
    for (const list of ['/emploi', '/entreprises', '/search'])
      for (const query of ['page=3', 'keywords=audit', 'q=audit', 'secteur_ids=1', 'sort=relevance&keywords=audit'])
        await get(`${list}.data?${query}`, person)
    for (const url of [...others, ...listFiles.map(({ path }) => path), ...archives.map(({ path }) => path)])
      await get(url, person)
  }
  for (const { endpoint } of site.served) {
    const key = endpointKey(endpoint)
    const { allowed: guests, input } = rows[key]!
    const reads = key.startsWith('GET ')
    const callers = walkers.filter((one) => guests.includes(one))
    for (const who of reads ? callers : callers.slice(-1)) {
      record.by(null)
      // What changes something may ruin whoever asks.
      const person = reads ? cast[who] : await newPerson(database, who, employers)
      const least = input?.(person.objects) ?? {}
      const whole = reads && (who === callers[0] || who === callers.at(-1))
      for (const more of whole ? [{}, ...variants(endpoint.input)] : [{}]) {
        const name = `${key} ${JSON.stringify(more)}, ${who}`
        record.by(name)
        const { status } = await call(site, key, { ...least, ...more }, person)
        if (status >= 500 || (reads && status === 429)) failed.push(`${name}: ${status}`)
      }
    }
  }
  const statements = record.stop()
  expect(failed).toEqual([])
  const large = new RegExp(`\\b(${LARGE.join('|')})\\b`)
  const faults: string[] = []
  const used = new Set<string>()
  await database.database.withClient(async (client) => {
    await client.query(filling)
    await client.query(`vacuum analyze ${LARGE.join(', ')}, accounts`)
    for (const statement of statements.filter(({ text }) => large.test(text))) {
      const scans = (await plansOf(client, statement)).flatMap(scansIn)
      if (scans.length === 0) continue
      const part = known.find((one) => statement.text.includes(one))
      if (part === undefined)
        faults.push(
          `${statement.from}: ${scans.join('; ')}\n  ${statement.text}\n  ${JSON.stringify(statement.values)}`,
        )
      else used.add(part)
    }
  })
  expect(faults).toEqual([])
  // What is not needed any more is not allowed any more.
  expect([...used].toSorted()).toEqual(known.toSorted())
})
