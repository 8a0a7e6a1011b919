import { expect, test } from 'vitest'
import { isMailboxOpen, mailAddress } from './mailbox.rules.ts'

test('only a site that really sends its mails, and is no demonstration, has no mailbox', () => {
  const smtpUrl = 'smtp://mail.example'
  expect(isMailboxOpen({ demo: true, smtpUrl: null })).toBe(true)
  expect(isMailboxOpen({ demo: true, smtpUrl })).toBe(true)
  expect(isMailboxOpen({ demo: false, smtpUrl: null })).toBe(true)
  expect(isMailboxOpen({ demo: false, smtpUrl })).toBe(false)
})

test('an address is as short as it can be', () => {
  expect(mailAddress({ page: 1 })).toBe('/admin/courrier')
  expect(mailAddress({ page: 1, mail: 4, form: 'html' })).toBe('/admin/courrier?mail=4')
  expect(mailAddress({ page: 2, mail: 4, form: 'texte' })).toBe('/admin/courrier?mail=4&forme=texte&page=2')
})
