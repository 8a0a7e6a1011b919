import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { beginsWords } from '#platform/folding.ts'
import { seededRandom } from '#platform/random.ts'
import { companyRow } from '../companies.factory.ts'
import { closestTo, begunBy, inOrder, term } from '#features/jobs/server/suggestion-terms.ts'
import {
  companiesById,
  companyIdsNamed,
  companyCalled,
  recruitingNamed,
  recruitingNear,
} from './company-names.service.ts'
import { insertCompanies } from './companies.repository.ts'

const database = useTestDatabase()
const NAMES = ['Crédit d’Évry', 'L’Épargne & Cie', 'Banque Évrard', 'Valmont Gestion', '3A Conseil']

let world: Awaited<ReturnType<typeof smallWorld>>

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  world = await smallWorld(database.db)
  const { fr, lists } = world
  await insertCompanies(
    database.db,
    NAMES.map((name) => companyRow({ ...fr, structureId: lists.structures[0]!.id, name })),
  )
})
afterAll(() => void vi.useRealTimers())

async function namesOf(typed: string): Promise<string[]> {
  const [ids, byId] = await Promise.all([companyIdsNamed(database.db, typed), companiesById(database.db)])
  return Array.from(ids, (id) => byId.get(id)!.name).toSorted()
}

test('companies are found by the beginnings of the words of their names', async () => {
  expect(await namesOf('valm')).toEqual(['Banque Valmont', 'Valmont Gestion'])
  const all = [...NAMES, 'Banque Valmont', 'Comptoir des Sablons'].toSorted()
  // A part of a word, two words in either order, signs, figures, and nothing.
  for (const typed of [
    'mont',
    'banque val',
    'VAL banque',
    'evr',
    'd’evr',
    'banque z',
    'a',
    '3a',
    'l',
    '& cie',
    '',
    ' ',
  ])
    expect([typed, await namesOf(typed)]).toEqual([typed, all.filter((name) => beginsWords(name, typed))])
})

test('a company is known by its whole name, and by its number', async () => {
  const { db } = database
  const found = await companyCalled(db, 'CREDIT d’evry')
  expect(found?.name).toBe('Crédit d’Évry')
  expect(await companyCalled(db, 'Crédit')).toBeNull()
  expect(await companyCalled(db, ' ’ ')).toBeNull()
  expect((await companiesById(db)).get(found!.id)?.name).toBe('Crédit d’Évry')
})

test('a company that changes its name is found by the new one, and not by the old', async () => {
  expect(await namesOf('gestion')).toEqual(['Valmont Gestion'])
  await database.db.execute(sql`update companies set name = 'Valmont Patrimoine' where name = 'Valmont Gestion'`)
  // Whether anything has changed is looked at every two seconds.
  vi.advanceTimersByTime(2_001)
  expect(await namesOf('gestion')).toEqual([])
  expect(await namesOf('patrimoine')).toEqual(['Valmont Patrimoine'])
})

test('of many companies with jobs those are found that come first among all of them in order', async () => {
  const { db } = database
  const { fr, lists } = world
  const random = seededRandom('names')
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!
  const words = ['Banque', 'Bancaire', 'Crédit', 'Créditor', 'Comptoir', 'Comptable', 'Évry', '7', '12']
  await insertCompanies(
    db,
    Array.from({ length: 150 }, (_, at) =>
      companyRow({ ...fr, structureId: lists.structures[0]!.id, name: `${one(words)} ${one(words)} ${at}` }),
    ),
  )
  vi.advanceTimersByTime(2_001)
  const all = [...(await companiesById(db)).values()]
  // Many have as many jobs as others.
  const jobs = new Map(all.flatMap(({ id }) => (random() < 0.8 ? [[id, 1 + Math.floor(random() * 3)] as const] : [])))
  const terms = all.flatMap(({ id, name }) => (jobs.has(id) ? [term('entreprise', name, jobs.get(id)!)] : []))
  const labels = (found: readonly { company: { name: string } }[]): string[] => found.map(({ company }) => company.name)
  for (const typed of [
    'b',
    'banque',
    'banque c',
    'c b',
    '1',
    'credit 1',
    'cr cr',
    'banq 7 1',
    'xyz',
    'banque valmont',
  ]) {
    const begun = inOrder(begunBy(terms, typed), typed).map(({ label }) => label)
    expect([typed, labels(await recruitingNamed(db, typed, jobs, 8))]).toEqual([typed, begun.slice(0, 8)])
  }
  for (const typed of ['bnaque', 'bnaque comtpoir', 'comptiore credti', 'banqeu 1', 'xanque', 'creditro banqeu']) {
    const near = inOrder(closestTo(terms, typed), typed).map(({ label }) => label)
    expect([typed, labels(await recruitingNear(db, typed, jobs, 8))]).toEqual([typed, near.slice(0, 8)])
  }
})
