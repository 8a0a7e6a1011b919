import { beforeAll, expect, test } from 'vitest'
import { testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { newPerson, signedIn } from '../../../../tests/support/people.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { readMigrations } from '#platform/server/database/migrate.ts'
import { chosenEvents } from '../../../app/notifications.ts'
import { ALWAYS_TOLD, securityEvent, securityEvents } from '../notifications.rules.ts'
import { notify, readChoices, saveChoices } from './notifications.service.ts'

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

/** As they were kept when they could be chosen. */
const silence = (accountId: number) =>
  database.db.execute(`insert into notification_choices (account_id, event, site, mail)
    select ${accountId}, event, false, false from unnest(array['${securityEvents.join("','")}']) as event`)
const kept = async (): Promise<unknown[]> =>
  (await database.db.execute('select event from notification_choices')).rows.map(({ event }) => event)

test('what concerns the ways into an account is told, whatever was chosen once', async () => {
  const accountId = await newPerson(world, 'silenced@example.org')
  await silence(accountId)
  await signedIn(world, 'silenced@example.org')
  await signedIn(world, 'silenced@example.org')
  expect(
    (await world.mails()).filter(({ to, kind }) => to === 'silenced@example.org' && kind === 'new-device'),
  ).toHaveLength(1)
  for (const event of securityEvents) {
    let mails = 0
    await database.db.transaction((tx) =>
      notify(tx, accountId, securityEvent(event), {
        title: event,
        body: '',
        path: '/',
        mail: async () => void mails++,
      }),
    )
    expect(mails, event).toBe(1)
    const { rows } = await database.db.execute(
      `select 1 from notifications where account_id = ${accountId} and title = '${event}'`,
    )
    expect(rows, event).toHaveLength(1)
  }
  const { data } = await readChoices(database.db, accountId, chosenEvents)
  expect(data.map(({ event }) => event)).toEqual(chosenEvents.map(({ event }) => event))
})

test('whoever wants to silence it is told in French that it cannot be', async () => {
  const accountId = await newPerson(world, 'silencer@example.org')
  const choose = (event: string) =>
    saveChoices(database.db, accountId, chosenEvents, [{ event, site: true, mail: false }])
  for (const event of securityEvents) {
    await expect(choose(event), event).rejects.toMatchObject({
      refusal: { fields: { 'choices.0.event': ALWAYS_TOLD } },
    })
  }
  await expect(choose('weather')).rejects.toMatchObject({
    refusal: { fields: { 'choices.0.event': 'Un événement connu.' } },
  })
})

test('choices about it are forgotten, the others stay', async () => {
  const accountId = await newPerson(world, 'chooser@example.org')
  await database.db.execute('delete from notification_choices')
  await silence(accountId)
  await saveChoices(database.db, accountId, chosenEvents, [{ event: 'alerts', site: true, mail: false }])
  await database.database.run((await readMigrations()).find(({ name }) => name.startsWith('0015'))!.sql)
  expect(await kept()).toEqual(['alerts'])
})
