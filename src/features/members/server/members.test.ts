import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { fold } from '#platform/folding.ts'
import { foldedWords, insertMembers } from './members.repository.ts'
import { countActiveMembers, countMembers, membersTeaser, searchPublicMembers } from './members.service.ts'

const database = useTestDatabase()
const flags = [true, false]
let other: Parameters<typeof insertMembers>[1][number]

beforeAll(async () => {
  const { lyon, bruxelles, fr } = await smallWorld(database.db)
  const member = (firstName: string, given: object) => ({
    firstName,
    lastName: 'Essai',
    title: 'Analyste',
    companyId: fr.companyId,
    countryId: 1,
    cityId: lyon.id,
    presentation: '',
    skills: [],
    experienceYears: 3,
    verified: false,
    profileVisible: true,
    publicProfile: false,
    joinedAt: new Date('2025-01-01'),
    lastSeenAt: new Date('2025-01-01'),
    ...given,
  })
  other = member('Autre', {})
  const combinations = flags.flatMap((profileVisible) =>
    flags.flatMap((publicProfile) => flags.map((suspended) => ({ profileVisible, publicProfile, suspended }))),
  )
  await insertMembers(database.db, [
    ...combinations.map((visibility) => {
      const { profileVisible, publicProfile, suspended } = visibility
      return member(profileVisible && publicProfile && !suspended ? 'Publique' : 'Cachée', visibility)
    }),
    member('Belge', {
      countryId: 2,
      cityId: bruxelles.id,
      companyId: null,
      schoolName: 'École Vauban',
      publicProfile: true,
      lastSeenAt: new Date(),
    }),
  ])
})

test('the open web sees only members who chose a public profile', async () => {
  const { data } = await membersTeaser(database.db, null)
  expect(data.map(({ name }) => name).toSorted()).toEqual(['Belge Essai', 'Publique Essai'])
})

test('the total counts everybody who signed up, hidden or not', async () => {
  expect((await countMembers(database.db, null)).total).toBe(9)
  expect((await countMembers(database.db, 2)).total).toBe(1)
  expect((await membersTeaser(database.db, null)).total).toBe(9)
})

test('active members are those seen since the first of the month', async () => {
  expect(await countMembers(database.db, null)).toMatchObject({ activeThisMonth: 1 })
  expect(await countActiveMembers(database.db)).toBe(1)
})

test('a card says where a person works or studies', async () => {
  const { data } = await membersTeaser(database.db, null)
  expect(data.map(({ place }) => place).toSorted()).toEqual(['Banque Valmont, Lyon', 'École Vauban, Bruxelles'])
})

describe('a search among members', () => {
  const names = async (typed: string, country: number | null = null, limit = 5) =>
    (await searchPublicMembers(database.db, typed, country, limit)).data.map(({ name }) => name)

  test('finds only those who chose a public profile, whatever the word', async () => {
    for (const word of ['essai', 'analyste', 'cachee', 'publique', 'valmont', 'vauban']) {
      const { total, data } = await searchPublicMembers(database.db, word, null, 5)
      expect(data.map(({ name }) => name)).not.toContain('Cachée Essai')
      expect(total).toBe(data.length)
    }
    expect(await names('cachee')).toEqual([])
  })

  test('by name, title, school and company, each word beginning one of theirs', async () => {
    expect(await names('publ ess')).toEqual(['Publique Essai'])
    expect(await names('ANALYSTE valm')).toEqual(['Publique Essai'])
    expect(await names('ecole vauban')).toEqual(['Belge Essai'])
    expect(await names('ublique')).toEqual([])
    // Six different words are looked for; what follows is left out.
    expect(await names('p pu pub publ publi publiq publiq vauban')).toEqual(['Publique Essai'])
    expect(await names('publique vauban')).toEqual([])
  })

  test('in one country or in all, the first few and how many in all', async () => {
    expect(await names('essai', 2)).toEqual(['Belge Essai'])
    const { total, data } = await searchPublicMembers(database.db, 'essai', null, 1)
    expect([total, data.length]).toEqual([2, 1])
  })

  test('those found by their name come before those found by their company', async () => {
    expect((await names('be'))[0]).toBe('Belge Essai')
    await insertMembers(database.db, [{ ...other, firstName: 'Valmonte', lastName: 'Zola', publicProfile: true }])
    expect((await names('valmont'))[0]).toBe('Valmonte Zola')
  })

  test('nothing but signs finds nobody, and no sign is a wildcard', async () => {
    for (const typed of ['', '%', '_', "'; drop table members; --", '🙂', '\\', '% %'])
      expect(await names(typed), typed).toEqual([])
  })

  test('letters are folded in the database as everywhere else', async () => {
    const given = [
      'Élodie',
      'Œdipe',
      'Ægir',
      'Jean-Noël',
      'D’Ørsted',
      'Şeyma',
      'MÜLLER',
      'Ángel Ñíguez',
      'Łukasz',
      'ẞtraße',
    ]
    const { rows } = await database.db.execute<{ given: string; folded: string }>(
      sql`select given, ${foldedWords(sql`given`)} as folded from unnest(${sql.param(given)}::text[]) given`,
    )
    expect(rows).toHaveLength(given.length)
    for (const row of rows) expect(row.folded.trim(), row.given).toBe(fold(row.given))
  })
})
