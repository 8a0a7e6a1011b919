import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { isPublic } from '../members.rules.ts'
import { insertMembers } from './members.repository.ts'
import { countActiveThisMonth, countVisibleMembers, membersTeaser } from './members.service.ts'

const database = useTestDatabase()
const flags = [true, false]

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
  const combinations = flags.flatMap((profileVisible) =>
    flags.map((publicProfile) => ({ profileVisible, publicProfile })),
  )
  await insertMembers(database.db, [
    ...combinations.map((visibility) => member(isPublic(visibility) ? 'Publique' : 'Cachée', visibility)),
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

test('the total counts only members who let themselves be seen', async () => {
  expect(await countVisibleMembers(database.db, null)).toBe(3)
  expect(await countVisibleMembers(database.db, 2)).toBe(1)
})

test('active members are those seen since the first of the month', async () => {
  expect(await countActiveThisMonth(database.db, null)).toBe(1)
})

test('a card says where a person works or studies', async () => {
  const { data } = await membersTeaser(database.db, null)
  expect(data.map(({ place }) => place).toSorted()).toEqual(['Banque Valmont, Lyon', 'École Vauban, Bruxelles'])
})
