import { beforeAll, describe, expect, test } from 'vitest'
import type { TestModeration } from '../../../../tests/support/moderation.ts'
import { testModeration } from '../../../../tests/support/moderation.ts'
import { elsewhere, keyIn, moderationSteps } from '../../../../tests/support/moderation-steps.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { parseInput, visitor } from '#platform/server/endpoints.ts'
import { listCases as listCasesEndpoint } from '../moderation.contract.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import type { Outcome, Review } from '../moderation.rules.ts'
import { sendAppeal } from './appeals.ts'
import { decideCase, reviewCase } from './decisions.ts'
import { listCases, readCase } from './queue.ts'
import { suspendAccount } from './suspension.service.ts'
import { tellOthers } from './telling.ts'

const database = useTestDatabase()
let world: TestModeration
let admin: SignedIn
let other: SignedIn
const { report, caseOf, isLive, contest } = moderationSteps(() => world)
beforeAll(async () => {
  world = await testModeration(database)
  ;[admin, other] = [await world.newDecider(), await world.newDecider('moderator')]
})

const decide = async (job: number, outcome: Outcome, by = admin) => {
  const id = await caseOf(job)
  await decideCase(world, by, { id, outcome, reason: 'Lu.' })
  return id
}
const review = (id: number, answer: Review, by = other) =>
  reviewCase(world, by, { id, review: answer, reason: 'Relu.' })
const reporterOf = async (job: number, name: string) => {
  const email = `${name}-${job}@example.org`
  await report(job, visitor, { email })
  return email
}
const flagged = (actor: SignedIn) =>
  database.db.execute(`update accounts set moderator = true where id = ${actor.accountId}`)

describe('what was decided first', () => {
  test('and is upheld changes nothing of what was decided since', async () => {
    const job = await world.newJob('Offre revue plus tard')
    const early = await reporterOf(job, 'early')
    const first = await decide(job, 'keep')
    await reporterOf(job, 'late')
    await decide(job, 'hide')
    await contest(early)
    await review(first, 'uphold')
    expect(await isLive(job)).toBe(false)
    expect((await world.mailsTo(early)).at(-1)!.text).toContain('Ce contenu est masqué.')
  })

  test('and is overturned changes nothing once a later decision has said otherwise', async () => {
    const job = await world.newJob('Offre jugée deux fois')
    const early = await reporterOf(job, 'early')
    const first = await decide(job, 'keep')
    await reporterOf(job, 'late')
    const second = await decide(job, 'hide')
    await contest('recruiter@example.org')
    await review(second, 'overturn')
    expect(await isLive(job)).toBe(true)
    await contest(early)
    await review(first, 'overturn')
    expect(await isLive(job)).toBe(true)
    expect((await world.mailsTo(early)).at(-1)!.text).toContain('Ce contenu est en ligne.')
  })

  test('and is overturned holds where later decisions have only repeated it', async () => {
    const job = await world.newJob('Offre gardée deux fois')
    const early = await reporterOf(job, 'early')
    const first = await decide(job, 'keep')
    await reporterOf(job, 'late')
    await decide(job, 'keep')
    await contest(early)
    await review(first, 'overturn')
    expect(await isLive(job)).toBe(false)
  })
})

test('an appeal that was answered leaves the others theirs: the case waits again for whoever was not heard', async () => {
  const job = await world.newJob('Offre contestée deux fois')
  const [early, late] = [await reporterOf(job, 'early'), await reporterOf(job, 'late')]
  const id = await decide(job, 'keep')
  const link = keyIn((await world.mailsTo(late)).at(-1)!.text)
  await contest(early, 'Bof.')
  const again = keyIn((await world.mailsTo(early)).at(-1)!.text)
  await review(id, 'uphold')
  // Who was heard is not heard twice.
  const second = sendAppeal(world, visitor, elsewhere(), { key: again, text: 'Encore.' })
  expect(await codeOf(second)).toBe('moderation/appeal_over')
  await sendAppeal(world, visitor, elsewhere(), { key: link, text: 'Voici la preuve.' })
  const waiting = await listCases(world, other, { state: 'waiting', page: 1, per_page: 20 })
  expect(waiting.data.map((one) => one.id)).toContain(id)
  await review(id, 'overturn')
  expect(await isLive(job)).toBe(false)
})

describe('what a second look has hidden', () => {
  test('stays so: what was reported meanwhile is answered with it', async () => {
    const job = await world.newJob('Offre masquée par un recours')
    const early = await reporterOf(job, 'early')
    const first = await decide(job, 'keep')
    await contest(early)
    const late = await reporterOf(job, 'late')
    const second = await caseOf(job)
    await review(first, 'overturn')
    expect((await world.mailsTo(late)).at(-1)).toMatchObject({ kind: 'decision' })
    const kept = decideCase(world, admin, { id: second, outcome: 'keep', reason: 'Comme avant.' })
    expect(await codeOf(kept)).toBe('moderation/decided')
    expect(await isLive(job)).toBe(false)
  })

  test('may be contested by its owner, who is told once; whose decision was overturned does not answer', async () => {
    const third = await world.newDecider()
    const job = await world.newJob('Offre masquée sans appel')
    const early = await reporterOf(job, 'early')
    const first = await decide(job, 'keep')
    await contest(early)
    const before = (await world.mailsTo('recruiter@example.org')).length
    await review(first, 'overturn')
    expect(await isLive(job)).toBe(false)
    expect(await world.mailsTo('recruiter@example.org')).toHaveLength(before + 1)
    await contest('recruiter@example.org')
    const second = await caseOf(job)
    expect(second).not.toBe(first)
    for (const judge of [admin, other])
      expect(await codeOf(review(second, 'overturn', judge))).not.toBe('nothing refused')
    await review(second, 'overturn', third)
    expect(await isLive(job)).toBe(true)
  })

  test('is not shown by leaving it as it is', async () => {
    const job = await world.newJob('Offre masquée ailleurs')
    await reporterOf(job, 'early')
    await database.db.transaction((tx) => world.things[0]!.setHidden(tx, job, true))
    await decide(job, 'keep')
    expect(await isLive(job)).toBe(false)
  })
})

test('what is hidden at that very moment is not reported: no case is opened about it', async () => {
  const job = await world.newJob('Offre masquée entre-temps')
  await reporterOf(job, 'first')
  const id = await caseOf(job)
  const [thing] = world.things
  let looked = false
  // Somebody decides after the second one has looked whether it can be seen.
  const describeOnce: Reportable['describe'] = async (db, number) => {
    const seen = await thing!.describe(db, number)
    if (!looked) {
      looked = true
      await decide(job, 'hide')
    }
    return seen
  }
  const late = { ...world, things: [{ ...thing!, describe: describeOnce }] }
  expect(await codeOf(report(job, visitor, { email: 'second@example.org' }, late))).toBe('platform/not_found')
  expect(await caseOf(job)).toBe(id)
})

describe('a judge', () => {
  test('who owns the thing neither reads what is said about it, nor decides, nor answers', async () => {
    await flagged(world.recruiter)
    const job = await world.newJob('Offre du modérateur')
    await report(job, visitor, { email: 'neighbour@example.org', text: 'Je travaille à côté.' })
    const id = await caseOf(job)
    const own = await readCase(world, world.recruiter, id)
    expect(own).toMatchObject({ may: 'nothing', why_not: 'owner', reports: [], reports_total: 0, acts: [] })
    const queue = await listCases(world, world.recruiter, { state: 'waiting', page: 1, per_page: 20 })
    expect(queue.data.find((one) => one.id === id)).toMatchObject({ reports: 0, reasons: [] })
    const refused = codeOf(decideCase(world, world.recruiter, { id, outcome: 'keep', reason: 'Non.' }))
    expect(await refused).toBe('moderation/party')
    await decide(job, 'hide')
    await contest('recruiter@example.org')
    expect(await codeOf(review(id, 'overturn', world.recruiter))).toBe('moderation/party')
    expect(await isLive(job)).toBe(false)
    expect(JSON.stringify(await readCase(world, world.recruiter, id))).not.toContain('à côté')
  })

  test('who reported the thing, or contests the decision, leaves it to others', async () => {
    const job = await world.newJob('Offre signalée par un modérateur')
    const judge = await world.newDecider('moderator')
    await report(job, judge)
    const id = await caseOf(job)
    expect(await readCase(world, judge, id)).toMatchObject({ may: 'nothing', why_not: 'party' })
    const decided = codeOf(decideCase(world, judge, { id, outcome: 'hide', reason: 'Moi.' }))
    expect(await decided).toBe('moderation/party')
    await decide(job, 'keep')
    await sendAppeal(world, judge, elsewhere(), { key: '', case: id, text: 'Relisez.' })
    expect(await codeOf(review(id, 'overturn', judge))).toBe('moderation/party')
    // Who left the company contests still, and is no owner any more.
    await database.db.execute(`delete from reports where case_id = ${id}`)
    expect(await codeOf(review(id, 'overturn', judge))).toBe('moderation/party')
    expect(await isLive(job)).toBe(true)
  })

  test('who administers alone answers the appeal against a suspension, and that is recorded', async () => {
    const member = await world.newMember('alone@example.org')
    await suspendAccount(world, admin, member.accountId, { reason: 'Faux profil.', until: null })
    await contest('alone@example.org')
    const { rows } = await database.db.execute<{ id: number }>(
      `select id from moderation_cases where object_kind = 'account' and object_id = ${member.accountId}`,
    )
    const { id } = rows[0]!
    const second = await world.newDecider()
    expect(await codeOf(review(id, 'uphold', admin))).toBe('moderation/own_decision')
    // An administrator without a second factor answers nothing where one is asked for.
    await database.db.execute(
      `insert into totp_factors (account_id, secret_sealed, confirmed_at) values (${admin.accountId}, 'sealed', now())`,
    )
    await review(id, 'uphold', admin)
    const [act] = await actsOn(database.db, { kind: 'account', id: member.accountId })
    expect(act).toMatchObject({ act: 'uphold', after: { alone: true } })
    await database.db.execute(`delete from totp_factors where account_id = ${admin.accountId}`)
    await database.db.execute(`delete from accounts where id = ${second.accountId}`)
  })
})

test('many who reported are told a few at a time, each once, and a case shows the first of them', async () => {
  const job = await world.newJob('Offre très signalée')
  await reporterOf(job, 'first')
  const id = await caseOf(job)
  await database.db.execute(`insert into reports (case_id, object_kind, object_id, email, reason)
    select ${id}, 'job', ${job}, 'many' || number || '@example.org', 'spam' from generate_series(1, 60) as number`)
  const shown = await readCase(world, other, id)
  expect(shown).toMatchObject({ reports_total: 61 })
  expect(shown.reports).toHaveLength(50)
  const told = async () =>
    (await world.mails()).filter(({ kind, to }) => kind === 'decision' && to.startsWith('many')).map(({ to }) => to)
  await decide(job, 'keep')
  expect(await told()).toHaveLength(19)
  await tellOthers(world)
  await tellOthers(world)
  const everybody = await told()
  expect(everybody).toHaveLength(60)
  expect(new Set(everybody).size).toBe(60)
  await contest('many60@example.org')
})

test('the queue is read twenty cases at a time: each of them is described', () => {
  expect(() => parseInput(listCasesEndpoint, { per_page: 21 })).toThrow('incorrectes')
  expect(parseInput(listCasesEndpoint, { per_page: 20 })).toMatchObject({ per_page: 20 })
})
