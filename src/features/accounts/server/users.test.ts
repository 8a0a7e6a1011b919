import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { parseInput } from '#platform/server/endpoints.ts'
import { updateOwnProfile as endpoint } from '../users.contract.ts'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import { describeAccount } from './account-control.service.ts'
import { makeAdministrator } from './administrators.ts'
import { updateAccount } from './own-account.ts'
import { updateOwnProfile, userOf } from './users.service.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const put = (accountId: number, body: object) => updateOwnProfile(world.db, accountId, parseInput(endpoint, body))
const refusedFields = (body: object): Record<string, string> => {
  try {
    parseInput(endpoint, body)
  } catch (error) {
    return (error as { refusal: { fields: Record<string, string> } }).refusal.fields
  }
  throw new Error('not refused')
}

const post = (title: string, id?: number) => ({
  ...(id && { id }),
  title,
  company: 'Néoval',
  period: '2024',
  description: '',
})

test('experiences and educations have ids that stay, whatever their order', async () => {
  const accountId = await newPerson(world, 'profil1@example.org')
  const first = await put(accountId, {
    profile: {
      experience: [post('Auditrice'), post('Analyste')],
      education: [{ degree: 'Master', school: 'X', year: '2020' }],
    },
  })
  expect(first.profile.experience.map(({ id, title }) => [id, title])).toEqual([
    [1, 'Auditrice'],
    [2, 'Analyste'],
  ])
  expect(first.profile.education).toMatchObject([{ id: 1, degree: 'Master' }])
  // A new one on top, the others in another order; an id that is given twice belongs to the first.
  const second = await put(accountId, {
    profile: { experience: [post('Directrice'), post('Analyste', 2), post('Auditrice', 1), post('Copie', 2)] },
  })
  expect(second.profile.experience.map(({ id, title }) => [id, title])).toEqual([
    [3, 'Directrice'],
    [2, 'Analyste'],
    [1, 'Auditrice'],
    [4, 'Copie'],
  ])
})

test('what GET says, PUT takes, and nothing changes', async () => {
  const accountId = await newPerson(world, 'profil2@example.org')
  await put(accountId, {
    phone: '+33 6 12 34 56 78',
    profile: { title: 'Analyste', skills: ['Excel'], experience: [post('Auditrice')] },
  })
  const { profile, name, phone } = await userOf(world.db, accountId)
  const { avatar: _picture, ...fields } = profile
  const again = await put(accountId, { name, phone, profile: fields })
  expect(again.profile).toEqual(profile)
})

test('a skill is kept once, whatever its case', async () => {
  const accountId = await newPerson(world, 'profil3@example.org')
  const { profile } = await put(accountId, {
    profile: { skills: ['Excel', 'SQL', 'excel ', 'C#', 'C', 'FINANCE', 'Finance'] },
  })
  expect(profile.skills).toEqual(['Excel', 'SQL', 'C#', 'C', 'FINANCE'])
})

test('a telephone number is one', () => {
  for (const phone of ['06 12 34 56 78', '+41 (0)22 123 45 67', '0612345678', ''])
    expect(parseInput(endpoint, { phone }).phone).toBe(phone)
  for (const phone of ['appelez-moi', '123', '06 12 34 56 78 ou le soir', '+33 6 12 34 56 78 90 12 34 5'])
    expect(refusedFields({ phone }).phone).toContain('numéro de téléphone')
})

test('a field that does not exist is refused by its name, deep inside too', () => {
  expect(
    Object.keys(
      refusedFields({ nom: 'x', profile: { titre: 'x', experience: [{ ...post('A'), firm: 'x' }] } }),
    ).toSorted(),
  ).toEqual(['nom', 'profile.experience.0.firm', 'profile.titre'])
})

test('a name and a profile are changed 120 times an hour at most, wherever', async () => {
  const accountId = await newPerson(world, 'restless@example.org')
  const information = { first_name: 'Ada', last_name: 'Lovelace', phone: '', country: 'fr' } as const
  for (let time = 0; time < 60; time++) {
    await put(accountId, { name: 'Ada Lovelace' })
    await updateAccount(world, testExchange(), accountId, information)
  }
  const more = [put(accountId, {}), updateAccount(world, testExchange(), accountId, information)]
  expect(await Promise.all(more.map(codeOf))).toEqual(['platform/too_many', 'platform/too_many'])
})

test('a moderator who becomes an administrator has it by the role alone, and the record says so', async () => {
  const email = 'promue@example.org'
  const accountId = await newPerson(world, email)
  await database.db.execute(`update accounts set moderator = true where id = ${accountId}`)
  expect(await makeAdministrator(database.db, email)).toBe(true)
  expect(await describeAccount(database.db, accountId)).toMatchObject({ role: 'administrator', flags: [] })
  const [act] = await actsOn(database.db, { kind: 'account', id: accountId })
  expect(act).toMatchObject({ act: 'administrator', actorRole: 'florin', before: { role: 'candidate' } })
})
