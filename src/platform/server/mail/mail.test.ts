import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SmtpProbe } from '../../../../tests/support/smtp.ts'
import { startSmtp } from '../../../../tests/support/smtp.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Mail, Mailer } from './mail.ts'
import { forgetMails, maskAddress, startMailer } from './mail.ts'
import { pruneMails } from './mail.repository.ts'
import { mails } from './mail.tables.ts'
import { createMetrics } from '../watching/metrics.ts'
import type { Queue } from '../queue/queue.ts'
import { startQueue } from '../queue/queue.ts'

const site = useTestDatabase()
const soon = { timeout: 60_000, interval: 20 }
const mailFrom = { name: 'Florin', address: 'bonjour@florin.example' }

let smtp: SmtpProbe
const reported: unknown[] = []
const logged: string[] = []
const running: { queue: Queue; mailer: Mailer }[] = []

beforeEach(async () => {
  smtp = await startSmtp()
})

afterEach(async () => {
  for (const { queue, mailer } of running.splice(0)) {
    await queue.stop()
    await mailer.stop()
  }
  await smtp.stop()
  await site.db.delete(mails)
  reported.length = 0
  logged.length = 0
})

const metrics = createMetrics({ metricsToken: null })

async function start(smtpUrl: string | null = smtp.url): Promise<Mailer> {
  const queue = await startQueue(site.database, (error) => reported.push(error))
  const log = { warn: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`) }
  const mailer = await startMailer({ database: site.database, queue, config: { smtpUrl, mailFrom }, log, metrics })
  running.push({ queue, mailer })
  return mailer
}

const mail = (given: Partial<Mail> = {}): Mail => ({
  to: 'marie@exemple.example',
  kind: 'verification',
  subject: 'Confirmez votre adresse e-mail',
  html: '<p>Bonjour Marie</p>',
  text: 'Bonjour Marie',
  ...given,
})

const kept = () => site.db.select().from(mails).orderBy(mails.id)
const statuses = async () => (await kept()).map(({ status }) => status)
const counted = async (outcome: string): Promise<number> =>
  Number(new RegExp(`mails_total{outcome="${outcome}"} (\\d+)`).exec(await metrics.read())?.[1] ?? 0)
/** What waits for its next try is tried now. */
const hurry = () =>
  site.database.run(`update queue.job set start_after = now() where name = 'mail' and state = 'retry'`)

test('a mail leaves once its transaction commits, and nothing of it stays', async () => {
  const mailer = await start()
  const failing = site.db.transaction(async (tx) => {
    await mailer.write(tx, mail({ to: 'jamais@exemple.example' }))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(() => smtp.received.length, soon).toBe(1)
  expect(smtp.received[0]).toMatchObject({
    subject: 'Confirmez votre adresse e-mail',
    envelope: { from: 'bonjour@florin.example', to: ['marie@exemple.example'] },
  })
  await expect.poll(statuses, soon).toEqual([])
  expect([reported, logged]).toEqual([[], []])
  expect(smtp.received[0]!.source).not.toMatch(/^List-Unsubscribe/m)
})

test('a mail that one can do without says how to end it by one click', async () => {
  const mailer = await start()
  const unsubscribe = 'https://florin.example/alertes/desabonnement?alerte=1&cle=abc'
  await site.db.transaction((tx) => mailer.write(tx, mail({ unsubscribe })))
  await expect.poll(() => smtp.received.length, soon).toBe(1)
  const { source } = smtp.received[0]!
  expect(source.replaceAll(/\r\n\s+/g, ' ')).toMatch(
    /^List-Unsubscribe: <https:\/\/florin\.example\/alertes\/desabonnement\?alerte=1&cle=abc>\r$/m,
  )
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('French is written so that every mail program reads it: two parts in UTF-8, the subject encoded', async () => {
  const mailer = await start()
  const subject = 'Réinitialisez votre mot de passe\u202f: l’été à « Nîmes », cœur & âme €'
  const text = 'Bonjour Zoé,\n\nVoilà l’accès demandé\u202f: à bientôt !\n.\nUne ligne après un point seul.'
  const html = `<p>Bonjour Zoé — « voilà »\u202f! ${'très long '.repeat(200)}</p>`
  await site.db.transaction((tx) => mailer.write(tx, mail({ subject, text, html })))
  await expect.poll(() => smtp.received.length, soon).toBe(1)
  const [received] = smtp.received
  expect(received).toMatchObject({ subject, html })
  expect(received!.text?.trim()).toBe(text)
  expect(received!.from?.text).toBe('"Florin" <bonjour@florin.example>')
  expect(received!.headers.get('auto-submitted')).toBe('auto-generated')
  const { source } = received!
  expect(source).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(source.match(/^Content-Type: text\/(plain|html); charset=utf-8/gm)).toHaveLength(2)
  expect(source.indexOf('text/plain')).toBeLessThan(source.indexOf('text/html'))
  expect(source).toMatch(/^Subject: =\?UTF-8\?[QB]\?/m)
  // Seven-bit all through, and no line that a server would cut.
  expect(source).toMatch(/^[\x20-\x7e\r\n\t]*$/)
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
})

test('no name or subject adds a header or a recipient', async () => {
  const mailer = await start()
  const hostile = 'Bonjour Ève\r\nBcc: victime@exemple.example\r\n\r\n<script>'
  await site.db.transaction((tx) => mailer.write(tx, mail({ subject: hostile })))
  await expect.poll(() => smtp.received.length, soon).toBe(1)
  const [received] = smtp.received
  expect(received!.subject).toBe('Bonjour Ève Bcc: victime@exemple.example <script>')
  expect(received!.headerLines.map(({ key }) => key)).not.toContain('bcc')
  expect(received!.envelope.to).toEqual(['marie@exemple.example'])
  for (const to of [
    'marie@exemple.example\r\nBcc: victime@exemple.example',
    'marie@exemple.example, victime@exemple.example',
    'Marie <marie@exemple.example>',
    'marie@exemple.example>',
    'marie',
    '',
    `${'m'.repeat(250)}@exemple.example`,
  ]) {
    await expect(site.db.transaction((tx) => mailer.write(tx, mail({ to })))).rejects.toThrow(
      'a mail is written to one address',
    )
  }
  expect(await statuses()).toEqual([])
})

test('refused for now: tried again later under the same Message-ID', async () => {
  const mailer = await start()
  const before = await counted('postponed')
  smtp.onRecipient = () => 451
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(() => logged.length, soon).toBe(1)
  expect(await statuses()).toEqual(['waiting'])
  smtp.onRecipient = () => null
  smtp.onMail = () => 421
  await expect.poll(() => hurry().then(() => logged.length), soon).toBe(2)
  smtp.onMail = () => null
  await expect.poll(() => hurry().then(() => smtp.received.length), soon).toBe(1)
  await expect.poll(statuses, soon).toEqual([])
  const [first] = smtp.offered
  expect(first).toMatch(/^<[0-9a-f-]{36}@florin\.example>$/)
  expect(smtp.offered).toEqual([first, first])
  expect((await counted('postponed')) - before).toBe(2)
  expect(logged.join()).not.toContain('exemple.example')
  expect(reported).toEqual([])
})

for (const [what, refuse] of [
  ['recipient', () => void (smtp.onRecipient = () => 550)],
  ['text', () => void (smtp.onMail = () => 554)],
] as const) {
  test(`a ${what} refused for good: kept as failed without content, counted, not tried again`, async () => {
    const mailer = await start()
    const before = await counted('refused')
    refuse()
    await site.db.transaction((tx) => mailer.write(tx, mail({ accountId: 7 })))
    await expect.poll(statuses, soon).toEqual(['failed'])
    expect(await kept()).toMatchObject([
      { recipient: 'm•••@e•••', subject: '', html: '', text: '', accountId: 7, kind: 'verification' },
    ])
    expect((await counted('refused')) - before).toBe(1)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^mail refused for good .*55\d/)
    expect(logged[0]).not.toContain('exemple.example')
    const { rows } = await site.database.run(
      `select 1 from queue.job where name = 'mail' and state in ('created', 'retry')`,
    )
    expect(rows).toEqual([])
  })
}

test('a settled mail is not sent again, should its job run twice', async () => {
  const mailer = await start()
  smtp.onRecipient = () => 550
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(statuses, soon).toEqual(['failed'])
  smtp.onRecipient = () => null
  const [row] = await kept()
  await site.db.transaction((tx) => running[0]!.queue.send(tx, 'mail', { id: row!.id }))
  const jobs = () =>
    site.database.run(`select state from queue.job where name = 'mail' and data = '{"id": ${row!.id}}'`)
  await expect.poll(async () => (await jobs()).rows, soon).toEqual([{ state: 'completed' }, { state: 'completed' }])
  expect(smtp.received).toEqual([])
})

test('a refusal of ourselves, such as our sender, costs nobody a mail', async () => {
  const mailer = await start()
  smtp.onSender = () => 550
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(() => logged.length, soon).toBe(1)
  expect(await statuses()).toEqual(['waiting'])
})

test('an SMTP server that is not there: the mail waits, and leaves when it is back', async () => {
  const port = Number(new URL(smtp.url).port)
  const mailer = await start()
  await smtp.stop()
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(() => logged.length, soon).toBe(1)
  smtp = await startSmtp(port)
  await expect.poll(() => hurry().then(() => smtp.received.length), soon).toBe(1)
})

test('after two days of trying a mail is given up', async () => {
  const mailer = await start()
  smtp.onRecipient = () => 451
  await site.db.transaction(async (tx) => {
    await mailer.write(tx, mail())
    await tx.update(mails).set({ writtenAt: sql`now() - interval '49 hours'` })
  })
  await expect.poll(statuses, soon).toEqual(['failed'])
  expect(logged[0]).toMatch(/^mail given up after two days/)
})

test('two instances never send a mail twice', async () => {
  const [one] = [await start(), await start()]
  const addresses = Array.from({ length: 30 }, (_, index) => `m${index}@exemple.example`)
  await site.db.transaction(async (tx) => {
    for (const to of addresses) await one.write(tx, mail({ to }))
  })
  await expect.poll(statuses, soon).toEqual([])
  expect(smtp.received.flatMap(({ envelope }) => envelope.to).toSorted()).toEqual(addresses.toSorted())
})

test('accepted while the row could not be removed: removed at the next try, not sent again', async () => {
  const mailer = await start()
  await site.database.run(
    `create function keep_mail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  )
  await site.database.run('create trigger keep before delete on mails for each row execute function keep_mail()')
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(() => reported.length, soon).toBe(1)
  await site.database.run('drop function keep_mail() cascade')
  await expect.poll(() => hurry().then(statuses), soon).toEqual([])
  expect(smtp.received).toHaveLength(1)
})

test('without an SMTP server the mail stays in the local mailbox for a week', async () => {
  const mailer = await start(null)
  await site.db.transaction((tx) => mailer.write(tx, mail()))
  await expect.poll(statuses, soon).toEqual(['delivered'])
  expect(await kept()).toMatchObject([{ recipient: 'marie@exemple.example', html: '<p>Bonjour Marie</p>' }])
  expect(smtp.received).toEqual([])
  await site.db.update(mails).set({ settledAt: sql`now() - interval '6 days 23 hours'` })
  await pruneMails(site.db)
  expect(await statuses()).toEqual(['delivered'])
  await site.db.update(mails).set({ settledAt: sql`now() - interval '7 days 1 minute'` })
  await pruneMails(site.db)
  expect(await statuses()).toEqual([])
})

test('of a receipt of deletion nothing personal stays, even in the local mailbox', async () => {
  const mailer = await start(null)
  const receipt = mail({
    kind: 'deletion-receipt',
    subject: 'Votre compte est supprimé',
    accountId: 7,
    html: 'M',
    text: 'M',
  })
  await site.db.transaction((tx) => mailer.write(tx, receipt))
  await expect.poll(statuses, soon).toEqual(['delivered'])
  expect(await kept()).toMatchObject([
    {
      recipient: 'm•••@e•••',
      accountId: null,
      html: '',
      text: 'Le contenu de cet accusé de suppression n’est pas conservé.',
    },
  ])
})

test('forgetting erases mails to the account and to the address, waiting ones included', async () => {
  const mailer = await start(null)
  await site.db.transaction((tx) => mailer.write(tx, mail({ accountId: 7, to: 'ancienne@exemple.example' })))
  await site.db.transaction((tx) => mailer.write(tx, mail({ to: 'Marie@Exemple.example' })))
  await site.db.transaction((tx) => mailer.write(tx, mail({ accountId: 8, to: 'autre@exemple.example' })))
  await site.db.transaction(async (tx) => {
    await mailer.write(tx, mail({ accountId: 7 }))
    await forgetMails(tx, { accountId: 7, address: 'marie@exemple.example' })
  })
  expect((await kept()).map(({ recipient }) => recipient)).toEqual(['autre@exemple.example'])
})

test('a mail forgotten while it is being refused stays forgotten', async () => {
  const mailer = await start()
  smtp.onRecipient = async () => {
    await site.db.transaction((tx) => forgetMails(tx, { accountId: 7, address: 'marie@exemple.example' }))
    return 550
  }
  await site.db.transaction((tx) => mailer.write(tx, mail({ accountId: 7 })))
  await expect.poll(() => logged.length, soon).toBe(1)
  expect(await site.db.select({ id: mails.id }).from(mails).where(eq(mails.accountId, 7))).toEqual([])
})

test('an address is masked beyond recognition', () => {
  expect(maskAddress('marie@exemple.example')).toBe('m•••@e•••')
  expect(maskAddress('é@é.example')).toBe('é•••@é•••')
})
