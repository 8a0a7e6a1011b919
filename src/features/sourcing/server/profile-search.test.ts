import { expect, test } from 'vitest'
import { blockCompany } from '#features/members/server/own-visibility.ts'
import { membersElsewhere } from '../../../app/members.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import type { Asked } from '../../../../tests/support/sourcing.ts'
import { useSourcing } from '../../../../tests/support/sourcing.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import * as lists from './profile-lists.ts'

const database = useTestDatabase()
const { held, actors, cookies, person, inStep, search, idsOf, unlock } = useSourcing(database)

test('a Boolean query finds what it says, is read back in words, and a fault says where it is', async () => {
  const a = await person({ title: 'Analyste quarzo', skills: ['Bâlezz'] })
  const b = await person({ title: 'Auditeur quarzo', presentation: 'Je connais Bâlezz et les stagezz.' })
  await person({ title: 'Trader quarzo' })
  await inStep()
  expect(new Set(await idsOf({ q: 'quarzo ET Bâlezz' }))).toEqual(new Set([a.id, b.id]))
  expect(await idsOf({ q: 'quarzo ET Bâlezz SAUF stagezz' })).toEqual([a.id])
  const found = await search({ q: '("analyste quarzo" OR "auditeur quarzo") AND Bâlezz NOT stagezz' })
  expect(found.data.map(({ id }) => id)).toEqual([a.id])
  expect(found.reading.map(({ text }) => text).join(' ')).toBe(
    '( «\u202fanalyste quarzo\u202f» ou «\u202fauditeur quarzo\u202f» ) et Bâlezz sauf stagezz',
  )
  expect(found.data[0]!.skills).toEqual([{ name: 'Bâlezz', matched: true }])
  const faulty = await search({ q: 'quarzo ET (Bâlezz' })
  expect(faulty.fault).toMatchObject({ at: 10, length: 1 })
  expect([faulty.data, faulty.pagination.total]).toEqual([[], 0])
  // Nothing found: each term less, with what it would give.
  expect((await search({ q: 'quarzo ET Bâlezz ET introuvablezz' })).instead).toEqual([
    { q: 'quarzo ET Bâlezz', dropped: 'introuvablezz', total: 2 },
  ])
})

test('each facet is counted with every other filter, but not its own', async () => {
  const lyon = { cityId: held.world.lyon.id }
  await person({
    ...lyon,
    title: 'brelande',
    experienceYears: 3,
    availability: 'open_to_opportunities',
    sector: 'banque',
  })
  await person({ ...lyon, title: 'brelande', experienceYears: 4, availability: 'employed', sector: 'audit' })
  await person({ location: 'Lyon', title: 'brelande', experienceYears: 8, availability: 'employed', sector: 'banque' })
  await person({ title: 'brelande', experienceYears: 9, availability: 'employed' })
  await inStep()
  const { facets, pagination } = await search({
    q: 'brelande',
    niveau: 'senior',
    ville_ids: String(held.world.lyon.id),
  })
  expect(pagination.total).toBe(2)
  expect(facets.niveaux.map(({ profiles_count }) => profiles_count)).toEqual([1, 2, 0])
  expect(facets.villes).toEqual([{ id: held.world.lyon.id, name: 'Lyon', profiles_count: 2 }])
  expect(facets.disponibilites.map(({ profiles_count }) => profiles_count)).toEqual([0, 2, 0])
  const banking = facets.secteurs.find(({ name }) => name === 'Banque')!
  expect(banking.profiles_count).toBe(1)
  expect((await search({ q: 'brelande', secteur_ids: String(banking.id) })).pagination.total).toBe(2)
})

test('who hides, is suspended, does not consent or blocks the company is in no result, count, suggestion or list', async () => {
  const { lists: made } = { lists: await lists.createList(database.db, actors.first, { name: 'Vivier caché' }) }
  const ways: [string, (one: { id: number; accountId: number }) => Promise<unknown>][] = [
    ['hides', ({ id }) => database.database.run(`update members set visible_to_recruiters = false where id = ${id}`)],
    ['has no CV', ({ id }) => database.database.run(`update members set cv_saved_at = null where id = ${id}`)],
    [
      'is suspended',
      ({ accountId }) =>
        database.database.run(
          `update accounts set suspended_at = now(), suspension_reason = 'x' where id = ${accountId}`,
        ),
    ],
    ['blocks', ({ accountId }) => blockCompany(database.db, accountId, 'Maison Première')],
    ['is gone', ({ accountId }) => database.database.run(`delete from accounts where id = ${accountId}`)],
  ]
  // Public to everybody, but never asked to be looked for.
  await person({ title: 'zorvan', cvSavedAt: null, publicProfile: true })
  const people = []
  for (const [name] of ways) {
    const one = await person({ title: 'zorvan', cityId: held.world.lyon.id, experienceYears: 2 })
    people.push({ ...one, name })
    await lists.keepInList(database.db, actors.first, { id: made.id, profile: one.id })
    await unlock(one.id)
  }
  await inStep()
  expect((await search({ q: 'zorvan' })).pagination.total).toBe(ways.length)
  const countsOf = async (asked: Asked) => {
    const { facets, pagination } = await search(asked)
    return [pagination.total, facets.niveaux[0]!.profiles_count, facets.villes[0]?.profiles_count ?? 0]
  }
  const profile = (id: number) =>
    held.site.http.inject({ url: `/v1/profiles/${id}`, headers: { cookie: cookies.first } })
  for (const [at, [, hide]] of ways.entries()) {
    const one = people[at]!
    expect((await profile(one.id)).statusCode).toBe(200)
    await hide(one)
    // Before the index knows: not shown, not unlocked, not kept.
    expect(await idsOf({ q: 'zorvan' }), one.name).not.toContain(one.id)
    expect(await codeOf(unlock(one.id))).toBe('platform/not_found')
    expect(await codeOf(lists.keepInList(database.db, actors.first, { id: made.id, profile: one.id }))).toBe(
      'platform/not_found',
    )
    expect((await profile(one.id)).statusCode, one.name).toBe(404)
    await inStep()
    const left = ways.length - at - 1
    expect(await countsOf({ q: 'zorvan' }), one.name).toEqual([left, left, left])
    expect((await search({ q: 'zorvan ET absentzz' })).instead.map(({ total }) => total)).toEqual(left ? [left] : [])
    const list = await lists.readList(database.db, membersElsewhere, actors.first, {
      id: made.id,
      page: 1,
      per_page: 20,
    })
    // Those who are gone are counted nowhere.
    expect([list.profiles_count, list.hidden_count]).toEqual([left, Math.min(at + 1, ways.length - 1)])
    expect(list.data.map(({ id }) => id)).not.toContain(one.id)
    const counted = (await lists.readLists(database.db, actors.first)).data.find(({ id }) => id === made.id)
    expect(counted).toMatchObject({ profiles_count: left })
  }
  // Another company, which nobody blocks, finds who blocks the first.
  expect(await idsOf({ q: 'zorvan' }, actors.second)).toEqual([people[3]!.id])
})

test('no correction tells of who blocks the company: a word that only they hold is as if nobody held it', async () => {
  const { accountId } = await person({ title: 'Analyste drimvoltaz' })
  const near = await person({ title: 'Analyste drimvoltuz' })
  const corrected = async (q: string, as = actors.first) => {
    const { corrections, pagination } = await search({ q }, as)
    return [corrections.map(({ correction }) => correction), pagination.total]
  }
  await inStep()
  expect(await corrected('drimvoltez')).toEqual([['drimvoltaz'], 1])
  await blockCompany(database.db, accountId, 'Maison Première')
  await inStep()
  // Neither the word that was nearly typed, nor that it is known, nor another where there is none.
  expect(await corrected('drimvoltez')).toEqual([['drimvoltuz'], 1])
  expect(await corrected('drimvoltaz')).toEqual([['drimvoltuz'], 1])
  await database.database.run(`update members set visible_to_recruiters = false where id = ${near.id}`)
  await inStep()
  expect(await corrected('drimvoltez')).toEqual([[], 0])
  expect(await corrected('drimvoltez', actors.second)).toEqual([['drimvoltaz'], 1])
})

test('what changes is found, and what is hidden is gone, by itself', async () => {
  const { id } = await person({ title: 'frilgo' })
  const total = async (q: string) =>
    (await held.index.search({ boolean: { kind: 'words', text: q, phrase: false } })).total
  await expect.poll(() => total('frilgo'), { timeout: 30_000 }).toBe(1)
  await database.database.run(`update members set wanted_title = 'grontazur' where id = ${id}`)
  await expect.poll(() => total('grontazur'), { timeout: 30_000 }).toBe(1)
  await database.database.run(`update members set visible_to_recruiters = false where id = ${id}`)
  await expect.poll(() => total('frilgo'), { timeout: 30_000 }).toBe(0)
})
