// @module-tag postgres
import { beforeAll, describe, expect, test } from 'vitest'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import type { TestModeration } from '../../../../tests/support/moderation.ts'
import { testModeration } from '../../../../tests/support/moderation.ts'
import { elsewhere, keyIn, moderationSteps } from '../../../../tests/support/moderation-steps.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { listNotifications } from '#features/notifications/server/notifications.service.ts'
import type { RefusalError } from '#platform/refusals.ts'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { readAppeal, sendAppeal } from './appeals.ts'
import { decideCase, reviewCase } from './decisions.ts'
import { listCases, readCase } from './queue.ts'
import { forgetReporters, readReportable, sendReport } from './reporting.ts'

const database = useTestDatabase()
let world: TestModeration
beforeAll(async () => {
  world = await testModeration(database)
})

const { report, caseOf, isLive } = moderationSteps(() => world)
const newsOf = async ({ accountId }: { accountId: number }) => (await listNotifications(database.db, accountId)).data

describe('a report', () => {
  test('opens the one case of a thing, with a receipt that quotes nobody', async () => {
    const job = await world.newJob('Offre douteuse')
    await report(job, visitor, { email: 'first@example.org', text: 'GAGNEZ ici' })
    const member = await world.newMember('member@example.org')
    await report(job, member, { reason: 'discrimination' })
    const found = await readCase(world, await world.newDecider('moderator'), await caseOf(job))
    expect(found).toMatchObject({
      kind_label: 'Offre',
      thing: { title: 'Offre douteuse', detail: 'Banque Valmont, Lyon', hidden: false },
      reports: [
        { reason: 'spam', text: 'GAGNEZ ici', by: 'visitor' },
        { reason: 'discrimination', by: 'member' },
      ],
      may: 'decide',
    })
    expect(JSON.stringify(found)).not.toContain('@example.org')
    const [receipt] = await world.mailsTo('first@example.org')
    expect(receipt).toMatchObject({ kind: 'report-receipt' })
    expect(receipt!.text).toContain('Offre douteuse')
    expect(receipt!.text).not.toContain('GAGNEZ')
    expect(await world.mailsTo('member@example.org')).toHaveLength(1)
    expect((await actsOn(database.db, { kind: 'job', id: job })).map(({ act, actorRole }) => [act, actorRole])).toEqual(
      [
        ['report', 'candidate'],
        ['report', 'visitor'],
      ],
    )
  })

  test('of one person about one thing is one, also when it is sent twice at once', async () => {
    const job = await world.newJob('Offre signalée deux fois')
    const member = await world.newMember('twice@example.org')
    await Promise.all([report(job, member), report(job, member)])
    await report(job, member, { reason: 'injure' })
    await Promise.all([report(job), report(job)])
    const { reports } = await readCase(world, await world.newDecider(), await caseOf(job))
    expect(reports.map(({ reason, by }) => `${by} ${reason}`).toSorted()).toEqual(['member spam', 'visitor spam'])
    expect(await world.mailsTo('twice@example.org')).toHaveLength(1)
    expect(await readReportable(world, member, 'offre', job)).toMatchObject({ reported: true, needs_email: false })
    // Nobody finds out by the clock whether an address has reported it before.
    const began = performance.now()
    await report(job)
    expect(performance.now() - began).toBeGreaterThan(95)
  })

  test('does not open a decided case again for whoever was answered', async () => {
    const job = await world.newJob('Offre gardée')
    await report(job)
    const first = await caseOf(job)
    await decideCase(world, await world.newDecider(), { id: first, outcome: 'keep', reason: 'Rien à redire.' })
    await report(job)
    expect(await caseOf(job)).toBe(first)
    await report(job, visitor, { email: 'another@example.org' })
    expect(await caseOf(job)).not.toBe(first)
  })

  test('says what is missing', async () => {
    const job = await world.newJob('Offre')
    const fieldsOf = (promise: Promise<unknown>) =>
      promise.catch((error: RefusalError) => Object.keys(error.refusal.fields ?? {}))
    expect(await fieldsOf(report(job, visitor, { email: '', reason: 'autre' }))).toEqual(['text', 'email'])
    expect(await codeOf(report(999_999, visitor))).toBe('platform/not_found')
  })

  test('is one of ten a day', async () => {
    const member = await world.newMember('keen@example.org')
    for (let count = 0; count < 10; count++) await report(await world.newJob(`Offre ${count}`), member)
    expect(await codeOf(report(await world.newJob('Offre de trop'), member))).toBe('platform/too_many')
    const flood = testExchange({ address: '203.0.113.9' })
    const sent = await Promise.all(
      Array.from({ length: 11 }, (_, at) =>
        codeOf(
          sendReport(world, visitor, flood, {
            kind: 'offre',
            id: 1,
            reason: 'spam',
            text: '',
            email: `stranger${at}@example.org`,
          }),
        ),
      ),
    )
    expect(sent.filter((code) => code === 'platform/too_many')).toHaveLength(1)
  })

  test('counts for the address as well: few of accounts that nobody confirmed, some more of others', async () => {
    const refusedOf = async (count: number, actor: Actor, address: string) => {
      let refused = 0
      for (let at = 0; at < count; at++) {
        const from = testExchange({ address })
        const own = actor === visitor ? visitor : { ...(actor as SignedIn), accountId: 1_000_000 + at }
        const email = actor === visitor ? `somebody${at}@example.org` : ''
        // About nothing: what is counted is the try.
        const given = { kind: 'offre', id: 999_999, reason: 'spam', text: '', email } as const
        if ((await codeOf(sendReport(world, own, from, given))) === 'platform/too_many') refused++
      }
      return refused
    }
    const member = world.recruiter
    expect(await refusedOf(11, { ...member, verified: false }, '203.0.113.20')).toBe(1)
    expect(await refusedOf(1, visitor, '203.0.113.20')).toBe(1)
    expect(await refusedOf(31, member, '203.0.113.20')).toBe(1)
  })
})

describe('a decision', () => {
  test('hides the job everywhere, is told to both sides, and can be contested by its owner', async () => {
    const job = await world.newJob('Offre à masquer')
    const member = await world.newMember('reporter@example.org')
    await report(job, member)
    await report(job, visitor, { email: 'passer@example.org' })
    const moderator = await world.newDecider('moderator')
    await decideCase(world, moderator, { id: await caseOf(job), outcome: 'hide', reason: 'Critère interdit.' })
    expect(await isLive(job)).toBe(false)
    expect(await codeOf(readReportable(world, visitor, 'offre', job))).toBe('platform/not_found')

    const told = (await world.mailsTo('recruiter@example.org')).at(-1)!
    expect(told.text).toContain('Critère interdit.')
    expect(told.text).toContain('/recours?cle=')
    for (const address of ['reporter@example.org', 'passer@example.org']) {
      const mail = (await world.mailsTo(address)).at(-1)!
      expect(mail).toMatchObject({ kind: 'decision', subject: 'Votre signalement a été suivi' })
      expect(mail.text).not.toContain('/recours')
    }
    const link = `/recours?dossier=${await caseOf(job)}`
    expect((await newsOf(world.recruiter))[0]).toMatchObject({ title: 'Votre contenu a été masqué', path: link })
    expect(await newsOf(member)).toMatchObject([{ title: 'Votre signalement a été suivi' }])
    expect(await actsOn(database.db, { kind: 'job', id: job })).toMatchObject([
      {
        act: 'hide',
        actorId: moderator.accountId,
        before: { hidden: false },
        after: { hidden: true },
        reason: 'Critère interdit.',
      },
      { act: 'report' },
      { act: 'report' },
    ])
  })

  test('is taken once, whoever comes at the same time', async () => {
    const job = await world.newJob('Offre disputée')
    await report(job)
    const id = await caseOf(job)
    const [one, two] = [await world.newDecider(), await world.newDecider('moderator')]
    const codes = await Promise.all([
      codeOf(decideCase(world, one, { id, outcome: 'keep', reason: 'Oui.' })),
      codeOf(decideCase(world, two, { id, outcome: 'hide', reason: 'Non.' })),
    ])
    expect(codes.toSorted()).toEqual(['moderation/decided', 'nothing refused'])
    expect((await actsOn(database.db, { kind: 'job', id: job })).map(({ act }) => act)).toHaveLength(2)
  })

  test('that is not committed tells nobody', async () => {
    const job = await world.newJob('Offre intacte')
    const before = await world.mails()
    const failing = { ...world, db: failingAtCommit(database.db) }
    await expect(report(job, visitor, {}, failing)).rejects.toThrow('the commit failed')
    expect(await world.mails()).toEqual(before)
    await report(job)
    const written = await world.mails()
    const decided = { id: await caseOf(job), outcome: 'hide', reason: 'Non.' } as const
    await expect(decideCase(failing, await world.newDecider(), decided)).rejects.toThrow('the commit failed')
    expect(await world.mails()).toEqual(written)
    expect(await isLive(job)).toBe(true)
  })
})

describe('an appeal', () => {
  async function hidden(title: string) {
    const job = await world.newJob(title)
    const decider = await world.newDecider()
    await report(job, visitor, { email: `visitor-${job}@example.org` })
    await decideCase(world, decider, { id: await caseOf(job), outcome: 'hide', reason: 'Trompeuse.' })
    const key = keyIn((await world.mailsTo('recruiter@example.org')).at(-1)!.text)
    return { job, decider, id: await caseOf(job), key }
  }
  const send = (key: string, text = 'Elle est juste.') => sendAppeal(world, visitor, elsewhere(), { key, text })

  test('by the link of the mail lands in the queue; somebody else takes the decision back, once', async () => {
    const { job, decider, id, key } = await hidden('Offre contestée')
    expect(await readAppeal(world, visitor, elsewhere(), { key })).toMatchObject({
      about: 'hidden',
      title: 'Offre contestée',
      reason: 'Trompeuse.',
      sent_at: null,
    })
    await Promise.all([send(key, 'La première.'), send(key, 'La première.')])
    await send(key, 'La seconde.')
    const other = await world.newDecider('moderator')
    const queue = await listCases(world, other, { state: 'waiting', page: 1, per_page: 20 })
    expect(queue.data.find((one) => one.id === id)).toMatchObject({ appeals: 1, title: 'Offre contestée' })
    expect(await readCase(world, other, id)).toMatchObject({ may: 'review', appeals: [{ text: 'La première.' }] })
    expect(await readCase(world, decider, id)).toMatchObject({ may: 'nothing', why_not: 'own_decision' })
    const answer = { id, review: 'overturn', reason: 'Elle est juste, en effet.' } as const
    expect(await codeOf(reviewCase(world, decider, answer))).toBe('moderation/own_decision')
    await reviewCase(world, other, answer)
    expect(await isLive(job)).toBe(true)
    expect(await codeOf(reviewCase(world, await world.newDecider(), answer))).toBe('moderation/decided')
    for (const address of ['recruiter@example.org', `visitor-${job}@example.org`])
      expect((await world.mailsTo(address)).at(-1)).toMatchObject({
        kind: 'review',
        subject: 'La décision est annulée',
      })
    expect(await codeOf(send(key))).toBe('moderation/appeal_over')
    expect((await actsOn(database.db, { kind: 'job', id: job })).map(({ act }) => act)).toEqual([
      'overturn',
      'appeal',
      'hide',
      'report',
    ])
  })

  test('of the member concerned needs no key; another member finds nothing', async () => {
    const { id } = await hidden('Offre du recruteur')
    const asked = { key: '', case: id }
    expect(await readAppeal(world, world.recruiter, elsewhere(), asked)).toMatchObject({ case: id })
    const other = await world.newMember('curious@example.org')
    expect(await codeOf(readAppeal(world, other, elsewhere(), asked))).toBe('platform/not_found')
    expect(await codeOf(readAppeal(world, visitor, elsewhere(), asked))).toBe('platform/not_found')
    expect(await codeOf(send('x'.repeat(43)))).toBe('moderation/appeal_over')
  })

  test('of whoever reported can hide what was kept', async () => {
    const job = await world.newJob('Offre gardée à tort')
    await report(job, visitor, { email: 'insists@example.org' })
    await decideCase(world, await world.newDecider(), { id: await caseOf(job), outcome: 'keep', reason: 'Conforme.' })
    const mail = (await world.mailsTo('insists@example.org')).at(-1)!
    await send(keyIn(mail.text), 'Relisez.')
    const answer = { id: await caseOf(job), review: 'overturn', reason: 'Vu.' } as const
    await reviewCase(world, await world.newDecider(), answer)
    expect(await isLive(job)).toBe(false)
  })

  test('is answered by whoever decided where nobody else can', async () => {
    const { decider, id, key } = await hidden('Offre d’une petite équipe')
    await send(key)
    await database.db.execute(
      `update accounts set suspended_at = now(), suspension_reason = 'x'
       where id <> ${decider.accountId} and (role = 'administrator' or moderator)`,
    )
    await reviewCase(world, decider, { id, review: 'uphold', reason: 'Relu.' })
    expect(await readCase(world, decider, id)).toMatchObject({ review: 'uphold', may: 'nothing' })
  })
})

test('addresses of visitors are forgotten when nothing can be contested any more', async () => {
  const job = await world.newJob('Offre ancienne')
  await report(job, visitor, { email: 'old@example.org', text: 'mon texte' })
  await decideCase(world, await world.newDecider(), { id: await caseOf(job), outcome: 'keep', reason: 'Non.' })
  await forgetReporters(database.db)
  const emails = async () =>
    (await database.db.execute<{ email: string | null }>(`select email from reports where object_id = ${job}`)).rows
  expect(await emails()).toEqual([{ email: 'old@example.org' }])
  await database.db.execute(
    `update moderation_cases set decided_at = now() - interval '184 days' where object_id = ${job}`,
  )
  await forgetReporters(database.db)
  expect(await emails()).toEqual([{ email: null }])
})
