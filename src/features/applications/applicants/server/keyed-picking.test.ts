// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useApplicants } from '../../../../../tests/support/applicants.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { newPerson } from '../../../../../tests/support/people.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import type { Site } from '../../../../../tests/support/site.ts'
import { openSite } from '../../../../../tests/support/site.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { listApplications } from '../../server/own-applications.ts'
import { proposeSlots } from './interviews.ts'
import { declineByKey, pickByKey, readSlots } from './keyed-picking.ts'
import { pickSlot } from './picking.ts'

const database = useTestDatabase()
const { here, db, rows, apply, applyAsVisitor, move, employerSees, settleAll } = useApplicants(database)

let pages: Site
let grace: Awaited<ReturnType<typeof applyAsVisitor>>
let slots: string[]
let hours = 24

beforeAll(async () => {
  pages = await openSite(database)
})

const hour = (from: number): string => new Date(Math.ceil(Date.now() / 3_600_000 + from) * 3_600_000).toISOString()
/** Moments that no other test has offered. */
const newSlots = (): string[] => [hour(++hours), hour(++hours)]

async function propose(id: number, moments: string[]): Promise<void> {
  await proposeSlots(here.site, here.rose, { id, slots: moments, place: '12 rue des Changeurs', text: 'Au plaisir' })
  await settleAll()
}

beforeEach(async () => {
  grace = await applyAsVisitor()
  slots = newSlots()
  await propose(grace.id, slots)
})

const mailsTo = async ({ email } = grace) => (await here.site.mails()).filter(({ to }) => to === email)
async function linkOf(person = grace) {
  const mail = (await mailsTo(person)).findLast(({ kind }) => kind === 'interview-slots')!
  const [path, id, key] = /\/entretien-propose\?proposition=(\d+)&cle=([\w-]+)/.exec(mail.text)!
  return { path, id: Number(id), key: key! }
}
type Link = { id: number; key: string }
const read = ({ id, key }: Link) => readSlots(here.site, { id, key }, testExchange())
const pick = ({ id, key }: Link, at: string) => pickByKey(here.site, { id, key, at }, testExchange())
const decline = ({ id, key }: Link, word = '') => declineByKey(here.site, { id, key, word }, testExchange())
const OVER = 'applicants/link_over'

test('who applied without an account picks a moment by the mail, once, and has it for the calendar', async () => {
  const link = await linkOf()
  expect(await read(link)).toMatchObject({ answered: false, at: null, slots, place: '12 rue des Changeurs' })
  const tries = await Promise.all([pick(link, slots[1]!), pick(link, slots[0]!), pick(link, slots[1]!)].map(codeOf))
  expect(tries.filter((code) => code === 'applicants/slots_answered')).toHaveLength(2)
  expect(await codeOf(decline(link))).toBe('applicants/slots_answered')
  const mails = await rows<{ calendar: string }>(
    sql`select calendar from mails where recipient = ${grace.email} and kind = 'interview'`,
  )
  expect(mails.map(({ calendar }) => calendar.includes('BEGIN:VEVENT'))).toEqual([true])
})

test('the timeline, the board and the mails are those of somebody with an account', async () => {
  const link = await linkOf()
  await pick(link, slots[1]!)
  expect(await employerSees(grace.id)).toMatchObject({ statut: 'entretien', interview_at: slots[1] })
  const theirs = newSlots()
  await propose(here.id, theirs)
  await pickSlot(here.site, here.ada.accountId, { id: here.id, at: theirs[0]! })
  const lines = async (id: number) => (await employerSees(id)).events.map(({ kind, author }) => [kind, author])
  expect((await lines(grace.id)).slice(0, 2)).toEqual((await lines(here.id)).slice(0, 2))
  expect((await mailsTo()).map(({ kind }) => kind)).toContain('interview')
  expect(await read(link)).toMatchObject({ answered: true, at: slots[1], slots: [] })
})

test('none that fits is declined with a word, and another proposal has another key', async () => {
  const link = await linkOf()
  await decline(link, 'Je suis en congé')
  expect((await employerSees(grace.id)).events[0]).toMatchObject({ kind: 'slots_declined', detail: 'Je suis en congé' })
  expect(await read(link)).toMatchObject({ answered: true, at: null })
  const others = newSlots()
  await propose(grace.id, others)
  expect(await codeOf(pick(link, slots[0]!))).toBe(OVER)
  expect(await codeOf(pick(link, others[0]!))).toBe(OVER)
  await pick(await linkOf(), others[0]!)
})

test('a key opens its proposal and no other; a moment of somebody else is taken', async () => {
  const other = await applyAsVisitor()
  await propose(other.id, slots)
  const [link, theirs] = [await linkOf(), await linkOf(other)]
  const wrong = [
    { id: theirs.id, key: link.key },
    { id: link.id, key: 'x'.repeat(43) },
    { id: 999_999, key: link.key },
  ]
  expect(await Promise.all(wrong.map((one) => codeOf(pick(one, slots[0]!))))).toEqual([OVER, OVER, OVER])
  expect(await Promise.all(wrong.map((one) => codeOf(read(one))))).toEqual([OVER, OVER, OVER])
  expect(await codeOf(pick(link, hour(900)))).toBe('platform/invalid_input')
  await pick(link, slots[0]!)
  expect(await codeOf(pick(theirs, slots[0]!))).toBe('applicants/slot_taken')
  expect((await read(theirs)).slots).toEqual([slots[1]])
})

test('who has a no, has withdrawn, or has an account by now, answers by the mail no more', async () => {
  const link = await linkOf()
  const refused = [await applyAsVisitor(), await applyAsVisitor()] as const
  await propose(refused[0].id, newSlots())
  const late = await linkOf(refused[0])
  await move('refusé', {}, here.rose, refused[0].id)
  await settleAll()
  expect(await Promise.all([read(late), decline(late)].map(codeOf))).toEqual([OVER, OVER])
  // One who had picked is told no later.
  await propose(refused[1].id, newSlots())
  const picked = await linkOf(refused[1])
  await pick(picked, (await read(picked)).slots[0]!)
  await move('refusé', {}, here.rose, refused[1].id)
  await settleAll()
  expect(await codeOf(read(picked))).toBe(OVER)

  const accountId = await newPerson(here.site, grace.email, false)
  await listApplications(db(), accountId, { statut: [], sort: 'date', page: 1, per_page: 20 })
  expect(await Promise.all([read(link), pick(link, slots[0]!)].map(codeOf))).toEqual([OVER, OVER])
  await pickSlot(here.site, accountId, { id: grace.id, at: slots[0]! })

  const withdrawn = await applyAsVisitor()
  await propose(withdrawn.id, newSlots())
  const gone = await linkOf(withdrawn)
  await db().execute(sql`update applications set withdrawn_at = now(), email = null, phone = null, cv_id = null
    where id = ${withdrawn.id}`)
  expect(await Promise.all([read(gone), decline(gone)].map(codeOf))).toEqual([OVER, OVER])
  await db().execute(sql`delete from applications where id = ${withdrawn.id}`)
  expect(await codeOf(read(gone))).toBe(OVER)
})

test('answers and readings of one address are limited', async () => {
  const made = { id: 1, key: 'x'.repeat(43) }
  const codes = async (times: number, call: () => Promise<unknown>) => {
    const found = new Set<string>()
    for (let nth = 0; nth < times; nth++) found.add(await codeOf(call()))
    return [...found]
  }
  expect(await codes(61, () => decline(made))).toEqual([OVER, 'platform/too_many'])
  expect(await codes(121, () => read(made))).toEqual([OVER, 'platform/too_many'])
})

test('the page answers nothing by being opened; its form does, and the calendar file follows', async () => {
  const { path, id, key } = await linkOf()
  const open = (at = path) => pages.http.inject({ url: at, headers: { accept: 'text/html' } })
  const calendar = `/entretien-propose/${id}/entretien.ics?cle=${key}`
  const first = await open()
  expect(first.body).toContain('Un entretien vous est proposé')
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect((await open(calendar)).statusCode).toBe(404)
  expect((await read(await linkOf())).answered).toBe(false)
  const send = (fields: Record<string, string>) =>
    pages.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(fields).toString(),
    })
  expect((await send({ faire: 'creneau', at: slots[0]! })).statusCode).toBe(302)
  expect((await open()).body).toContain('Entretien fixé')
  const file = await open(calendar)
  expect(file.headers['content-type']).toContain('text/calendar')
  expect(file.body).toContain('LOCATION:12 rue des Changeurs')
  expect(file.body).not.toContain('cle=')
  expect((await send({ faire: 'aucun-creneau', word: '' })).body).toContain('Vous avez déjà répondu')
  expect((await open('/entretien-propose?proposition=1&cle=x')).body).toContain('Lien terminé')
})

test('somebody with an account reads their own page in the mail, without a key', async () => {
  const other = await apply()
  await propose(other.id, newSlots())
  const [mail] = await rows<{ text: string }>(
    sql`select text from mails where account_id = ${other.who.accountId} and kind = 'interview-slots'`,
  )
  expect(mail!.text).toContain(`/candidature/${other.id}`)
  expect(mail!.text).not.toContain('cle=')
})
