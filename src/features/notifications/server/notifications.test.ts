import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { newPerson } from '../../../../tests/support/people.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { chosenEvents } from '../../../app/notifications.ts'
import { alertsEvent } from '#features/alerts/alerts.rules.ts'
import type { NotificationEvent } from '../notifications.rules.ts'
import { securityEvent } from '../notifications.rules.ts'
import * as notifications from './notifications.service.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

let people = 0
const somebody = () => newPerson(world, `told${++people}@example.org`, false)

/** Told in a transaction, by mail as well. */
const tell = (accountId: number, title: string, event: NotificationEvent = alertsEvent) =>
  database.db.transaction((tx) => tellIn(tx, accountId, title, event))
const tellIn = (tx: Tx, accountId: number, title: string, event: NotificationEvent = alertsEvent) =>
  notifications.notify(tx, accountId, event, {
    title,
    body: `De quoi : ${title}`,
    path: '/emploi',
    mail: () =>
      world.mailer.write(tx, {
        to: `${accountId}@example.org`,
        kind: 'alert',
        subject: title,
        html: title,
        text: title,
      }),
  })
const titlesOf = async (accountId: number) =>
  (await notifications.listNotifications(database.db, accountId)).data.map(({ title }) => title)
const mailsTo = async (accountId: number) =>
  (await world.mails()).filter(({ to }) => to === `${accountId}@example.org`).map(({ subject }) => subject)

test('one sees one’s own, newest first, and nobody else’s', async () => {
  const [one, two, none] = [await somebody(), await somebody(), await somebody()]
  await tell(one, 'Première')
  await tell(two, 'Autre')
  await tell(one, 'Deuxième')
  expect(await notifications.listNotifications(database.db, one)).toEqual({
    unread: 2,
    data: ['Deuxième', 'Première'].map((title) => ({
      id: expect.any(Number) as number,
      title,
      body: `De quoi : ${title}`,
      path: '/emploi',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      read: false,
    })),
  })
  expect(await titlesOf(two)).toEqual(['Autre'])
  expect(await notifications.listNotifications(database.db, none)).toEqual({ unread: 0, data: [] })
  expect(await notifications.countUnread(database.db, two)).toBe(1)
  expect((await notifications.allNotifications(database.db, two)).map(({ title }) => title)).toEqual(['Autre'])
})

test('reading marks all of one’s own once, and nobody else’s', async () => {
  const [one, two] = [await somebody(), await somebody()]
  await tell(one, 'Première')
  await tell(two, 'Autre')
  await notifications.readNotifications(database.db, one)
  expect(await notifications.listNotifications(database.db, one)).toMatchObject({ unread: 0, data: [{ read: true }] })
  expect(await notifications.listNotifications(database.db, two)).toMatchObject({ unread: 1, data: [{ read: false }] })

  // When it was read stays; what comes later is new.
  const readAt = async () =>
    (await database.db.execute(`select read_at from notifications where account_id = ${one} order by id limit 1`)).rows
  const first = await readAt()
  await tell(one, 'Deuxième')
  expect(await notifications.countUnread(database.db, one)).toBe(1)
  await notifications.readNotifications(database.db, one)
  expect(await notifications.countUnread(database.db, one)).toBe(0)
  expect(await readAt()).toEqual(first)
})

test('the newest fifty are shown, all are counted, and all can be taken along', async () => {
  const accountId = await somebody()
  await database.db.execute(`insert into notifications (account_id, event, title, path)
    select ${accountId}, 'alerts', 'Nouvelle ' || n, '/' from generate_series(1, 53) n order by n`)
  const { data, unread } = await notifications.listNotifications(database.db, accountId)
  expect(data.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, at) => `Nouvelle ${53 - at}`))
  expect(unread).toBe(53)
  const all = await notifications.allNotifications(database.db, accountId)
  expect(all.map(({ title }) => title)).toEqual(Array.from({ length: 53 }, (_, at) => `Nouvelle ${53 - at}`))
})

test.each([
  { site: true, mail: true },
  { site: true, mail: false },
  { site: false, mail: true },
  { site: false, mail: false },
])('told as chosen: on the site $site, by mail $mail', async (choice) => {
  const [one, two] = [await somebody(), await somebody()]
  await notifications.saveChoices(database.db, one, chosenEvents, [{ event: 'alerts', ...choice }])
  await tell(one, 'Choisie')
  expect(await titlesOf(one)).toEqual(choice.site ? ['Choisie'] : [])
  expect(await mailsTo(one)).toEqual(choice.mail ? ['Choisie'] : [])
  // Neither another event nor another member is concerned.
  await tell(one, 'Sûreté', securityEvent('passkeys'))
  expect(await titlesOf(one)).toContain('Sûreté')
  expect(await mailsTo(one)).toContain('Sûreté')
  await tell(two, 'Autre')
  expect(await titlesOf(two)).toEqual(['Autre'])
  expect(await mailsTo(two)).toEqual(['Autre'])
})

test('the grid has every event one chooses about, both ways until somebody chooses, and each keeps their own', async () => {
  const [one, two] = [await somebody(), await somebody()]
  const everything = chosenEvents.map(({ event, label }) => ({ event, label, site: true, mail: true }))
  expect(await notifications.readChoices(database.db, one, chosenEvents)).toEqual({ data: everything })
  const choose = (site: boolean, mail: boolean) =>
    notifications.saveChoices(database.db, one, chosenEvents, [{ event: 'alerts', site, mail }])
  await choose(false, true)
  await choose(true, false)
  expect(await notifications.readChoices(database.db, one, chosenEvents)).toEqual({
    data: everything.map((line) => (line.event === 'alerts' ? { ...line, mail: false } : line)),
  })
  expect(await notifications.readChoices(database.db, two, chosenEvents)).toEqual({ data: everything })
})

test('what is told in a transaction that fails was never told', async () => {
  const accountId = await somebody()
  const failing = database.db.transaction(async (tx) => {
    await tellIn(tx, accountId, 'Jamais')
    throw new Error('after all')
  })
  await expect(failing).rejects.toThrow('after all')
  expect(await titlesOf(accountId)).toEqual([])
  expect(await mailsTo(accountId)).toEqual([])
})

test('open pages are told that there is a new one, that all were read, and nothing that did not happen', async () => {
  const accountId = await somebody()
  const told = async () =>
    (await database.db.execute(`select topic from outbox where account_id = ${accountId} order by id`)).rows.length
  await tell(accountId, 'Première')
  await tell(accountId, 'Deuxième')
  expect(await told()).toBe(2)
  await notifications.readNotifications(database.db, accountId)
  expect(await told()).toBe(3)
  // There was nothing left to read.
  await notifications.readNotifications(database.db, accountId)
  const failing = database.db.transaction(async (tx) => {
    await tellIn(tx, accountId, 'Jamais')
    throw new Error('after all')
  })
  await expect(failing).rejects.toThrow('after all')
  expect(await told()).toBe(3)
  await notifications.saveChoices(database.db, accountId, chosenEvents, [{ event: 'alerts', site: false, mail: true }])
  await tell(accountId, 'Par e-mail')
  expect(await told()).toBe(3)
})

test('with the account go its notifications and its choices, and nobody else’s', async () => {
  const [gone, stays] = [await somebody(), await somebody()]
  for (const accountId of [gone, stays]) {
    await tell(accountId, 'Reste ?')
    await notifications.saveChoices(database.db, accountId, chosenEvents, [
      { event: 'alerts', site: false, mail: false },
    ])
  }
  await database.db.execute(`delete from accounts where id = ${gone}`)
  const left = async (table: string) =>
    (await database.db.execute(`select account_id from ${table} where account_id in (${gone}, ${stays})`)).rows
  expect(await left('notifications')).toEqual([{ account_id: stays }])
  expect(await left('notification_choices')).toEqual([{ account_id: stays }])
})
