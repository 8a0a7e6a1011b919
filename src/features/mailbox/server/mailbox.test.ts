import { afterEach, expect, test } from 'vitest'
import { useMailer } from '../../../../tests/support/mailer.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { insertMail, setFailed } from '#platform/server/mail/mail.repository.ts'
import { mails } from '#platform/server/mail/mail.tables.ts'
import { newestMails, oneMail } from './mailbox.ts'

const site = useTestDatabase()
const post = useMailer(site)
const open = { demo: true, smtpUrl: null }
const closed = { demo: false, smtpUrl: 'smtp://mail.example' }

afterEach(async () => {
  await site.db.delete(mails)
})

const insert = (subject: string) =>
  site.db.transaction((tx) =>
    insertMail(tx, {
      recipient: 'marie@exemple.example',
      kind: 'welcome',
      subject,
      html: `<p>${subject}</p>`,
      text: subject,
    }),
  )

test('mails are listed newest first, thirty a page', async () => {
  for (let number = 1; number <= 31; number++) await insert(`Message ${number}`)
  const first = await newestMails(site.db, open, { page: 1, per_page: 30 })
  expect(first.data.map(({ subject }) => subject)).toEqual(Array.from({ length: 30 }, (_, at) => `Message ${31 - at}`))
  expect(first.pagination).toEqual({
    page: 1,
    per_page: 30,
    total: 31,
    total_pages: 2,
    has_next: true,
    has_prev: false,
  })
  const second = await newestMails(site.db, open, { page: 2, per_page: 30 })
  expect(second.data).toMatchObject([{ subject: 'Message 1', to: 'marie@exemple.example', status: 'waiting' }])
  expect(second.pagination).toMatchObject({ has_next: false, has_prev: true })
})

test('what the mailer kept is in the mailbox', async () => {
  const mail = {
    to: 'zoe@exemple.example',
    kind: 'reset',
    subject: 'Un nouveau mot de passe',
    html: '<p>A</p>',
    text: 'A',
  }
  await site.db.transaction((tx) => post.mailer.write(tx, mail))
  expect(await post.written()).toMatchObject([mail])
  await expect
    .poll(async () => (await newestMails(site.db, open, { page: 1, per_page: 30 })).data, { timeout: 20_000 })
    .toMatchObject([{ to: mail.to, subject: mail.subject, status: 'delivered' }])
})

test('one mail is shown as HTML and as text', async () => {
  const id = await insert('Bienvenue')
  expect(await oneMail(site.db, open, id)).toMatchObject({ id, html: '<p>Bienvenue</p>', text: 'Bienvenue' })
  await setFailed(site.db, id, 'm•••@e•••')
  expect(await oneMail(site.db, open, id)).toMatchObject({ to: 'm•••@e•••', subject: '', html: '', status: 'failed' })
  await expect(oneMail(site.db, open, id + 1)).rejects.toMatchObject({ refusal: { code: 'mailbox/not_found' } })
})

test('a site that sends its mails answers as if the mailbox did not exist', async () => {
  const id = await insert('Bienvenue')
  const missing = { refusal: { code: 'platform/not_found', status: 404 } }
  await expect(newestMails(site.db, closed, { page: 1, per_page: 30 })).rejects.toMatchObject(missing)
  await expect(oneMail(site.db, closed, id)).rejects.toMatchObject(missing)
})
