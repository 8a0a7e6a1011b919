import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import type { Choices } from '../visibility.rules.ts'
import { conditions, finds, isSought, parts, seesPart, toggleDefaults, toggles, viewers } from '../visibility.rules.ts'
import { insertBlocked } from './blocked-companies.repository.ts'
import { countFound } from './member-counts.repository.ts'
import { findFound, insertMembers } from './members.repository.ts'
import { members } from './members.tables.ts'
import { choiceColumns, foundBy, partSeenBy, sought } from './visibility.repository.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
const CASES = 2 ** conditions.length

beforeAll(async () => {
  world = await smallWorld(database.db)
  const names = conditions.map((one) => (one === 'cvSaved' ? 'cv_saved_at' : members[one].name))
  const bits = conditions.map((one, at) => {
    const bit = `(n >> ${at}) & 1 = 1`
    return one === 'cvSaved' ? `case when ${bit} then now() end` : bit
  })
  // So many at once take longer than the pool lets a statement take.
  await database.database.withClient((client) =>
    client.query(`
      insert into members (first_name, last_name, country_id, ${names.join(', ')})
      select 'Cas', n::text, 1, ${bits.join(', ')} from generate_series(0, ${CASES - 1}) n`),
  )
})

test('SQL and the rules agree about every member, viewer and part', async () => {
  for (const viewer of viewers) {
    const seen = Object.fromEntries(parts.map((part) => [part, sql<boolean>`${partSeenBy(viewer, part)}`]))
    const rows = await database.db
      .select({ choices: choiceColumns, found: sql<boolean>`${foundBy(viewer)}`, seen })
      .from(members)
      .where(sql`${members.firstName} = 'Cas'`)
    expect(rows).toHaveLength(CASES)
    for (const { choices, found, seen: shown } of rows) {
      if (found !== finds(viewer, choices)) expect.fail(`${viewer} finds ${JSON.stringify(choices)}: ${found}`)
      for (const part of parts)
        if (shown[part] !== seesPart(viewer, part, choices))
          expect.fail(`${viewer} sees ${part} of ${JSON.stringify(choices)}: ${shown[part]}`)
    }
  }
})

test('SQL and the rules agree about who lets recruiters look for them', async () => {
  const rows = await database.db
    .select({ choices: choiceColumns, found: sql<boolean>`${sought}` })
    .from(members)
    .where(sql`${members.firstName} = 'Cas'`)
  expect(rows.filter(({ choices, found }) => found !== isSought(choices))).toEqual([])
  expect(rows.filter(({ found }) => found)).toHaveLength(CASES / 8)
})

test('what a new member has chosen is what the specification says', async () => {
  const [row] = await insertMembers(database.db, [{ firstName: 'Neuve', lastName: 'Essai', countryId: 1 }]).returning(
    choiceColumns,
  )
  const { visibleToRecruiters, cvSaved, suspended, ...chosen } = row as Choices
  expect(chosen).toEqual(toggleDefaults)
  expect(Object.keys(chosen)).toEqual(toggles)
  expect([visibleToRecruiters, cvSaved, suspended]).toEqual([true, false, false])
})

test('what the caller is to each member is found out in the query', async () => {
  const { db } = database
  const account = (await insertAccount(db, {
    role: 'candidate',
    email: 'tu@example.org',
    firstName: 'T',
    lastName: 'U',
  }))!
  await insertMembers(
    db,
    [
      {
        firstName: 'Toi',
        lastName: '',
        accountId: account.id,
        countryId: 1,
        cvSavedAt: new Date(),
        profileVisible: false,
        publicProfile: true,
      },
    ].map((row) => ({ ...row, lastName: '!' })),
  )
  await insertBlocked(db, account.id, world.fr.companyId)
  const [other] = await insertMembers(db, [
    { firstName: 'Autre', lastName: '!', countryId: 1, cvSavedAt: new Date(), publicProfile: true },
  ]).returning()
  const someone = { accountId: 999_999, sessionId: '', companyId: null, verified: true, flags: [] }
  const actors: [string | null, Actor][] = [
    [null, { role: 'visitor' }],
    [null, { ...someone, role: 'candidate' }],
    ['self', { ...someone, role: 'candidate', accountId: account.id }],
    // Nobody has validated the company yet.
    [null, { ...someone, role: 'recruiter' }],
    [null, { ...someone, role: 'recruiter', companyId: world.fr.companyId }],
    ['recruiter', { ...someone, role: 'recruiter', companyId: world.be.companyId }],
    ['administrator', { ...someone, role: 'administrator' }],
    // An administrator without the second factor is a member.
    [null, { ...someone, role: 'administrator', needsSecondFactor: true } satisfies SignedIn],
  ]
  for (const [expected, actor] of actors) {
    const rows = await findFound(db, actor, { offset: 0, limit: 10_000 })
    const total = await countFound(db, actor)
    expect(rows).toHaveLength(total)
    const found = rows.find(({ accountId }) => accountId === account.id)
    expect(found?.viewer ?? null, JSON.stringify(actor)).toBe(expected)
    // What one member blocks is nothing to the others.
    if (actor.role === 'recruiter' && actor.companyId !== null)
      expect(rows.find(({ id }) => id === other!.id)?.viewer).toBe('recruiter')
  }
})
