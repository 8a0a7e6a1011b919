import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { beginsWords } from '#platform/folding.ts'
import { companyRow } from '../companies.factory.ts'
import { companiesById, companiesFrom, companiesNamed, companyCalled } from './company-names.service.ts'
import { insertCompanies } from './companies.repository.ts'

const database = useTestDatabase()
const NAMES = ['Crédit d’Évry', 'L’Épargne & Cie', 'Banque Évrard', 'Valmont Gestion', '3A Conseil']

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { fr, lists } = await smallWorld(database.db)
  await insertCompanies(
    database.db,
    NAMES.map((name) => companyRow({ ...fr, structureId: lists.structures[0]!.id, name })),
  )
})
afterAll(() => void vi.useRealTimers())

const namesOf = async (typed: string) => (await companiesNamed(database.db, typed)).map(({ name }) => name).toSorted()

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

test('a company is known by its whole name, by its number, and by the first letter of any word', async () => {
  const { db } = database
  const found = await companyCalled(db, 'CREDIT d’evry')
  expect(found?.name).toBe('Crédit d’Évry')
  expect(await companyCalled(db, 'Crédit')).toBeNull()
  expect(await companyCalled(db, ' ’ ')).toBeNull()
  expect((await companiesById(db)).get(found!.id)?.name).toBe('Crédit d’Évry')
  const near = (await companiesFrom(db, 'gestoin')).map(({ company }) => company.name)
  expect(near).toEqual(['Valmont Gestion'])
})

test('a company that changes its name is found by the new one, and not by the old', async () => {
  expect(await namesOf('gestion')).toEqual(['Valmont Gestion'])
  await database.db.execute(sql`update companies set name = 'Valmont Patrimoine' where name = 'Valmont Gestion'`)
  // Whether anything has changed is looked at every two seconds.
  vi.advanceTimersByTime(2_001)
  expect(await namesOf('gestion')).toEqual([])
  expect(await namesOf('patrimoine')).toEqual(['Valmont Patrimoine'])
})
