import { expect, test } from 'vitest'
import * as mails from './accounts.mails.ts'

const link = 'https://www.florin.example/lien?jeton=abc'
const when = new Date('2026-03-12T13:05:00Z')
const hostile = '<img src=x onerror=alert(1)>\r\nBcc: eve@exemple.example'

const written = (firstName: string, theirs: string) => ({
  verification: mails.verificationMail({ firstName, link }),
  welcome: mails.welcomeMail({ firstName, link }),
  welcomeWithUndo: mails.welcomeMail({ firstName, link, undo: `${link}2` }),
  reset: mails.resetMail({ firstName, link }),
  newDevice: mails.newDeviceMail({ firstName, device: theirs, when, place: theirs, link }),
  deletionReceipt: mails.deletionReceiptMail({ when }),
  alreadyRegistered: mails.alreadyRegisteredMail({ firstName, loginLink: link, resetLink: `${link}2` }),
  passwordChanged: mails.passwordChangedMail({ firstName, when, link }),
  emailChange: mails.emailChangeMail({ firstName, link }),
  emailChanged: mails.emailChangedMail({ firstName, when, link }),
})

test('every mail has a subject on one line, a text and an HTML that need no picture', () => {
  for (const [name, { subject, html, text }] of Object.entries(written('Marie', 'Firefox sur Windows'))) {
    expect(subject, name).toMatch(/^[^\r\n]{5,60}$/)
    expect(text, name).toContain(subject)
    expect(html, name).toMatch(/^<!doctype html>\s+<html lang="fr"/)
    expect(html, name).not.toMatch(/<img|url\(/)
    // Mailboxes cut what is longer.
    expect(html.length, name).toBeLessThan(20_000)
    if (name !== 'deletionReceipt') {
      expect(text, name).toContain(link)
      expect(html, name).toContain(`href="${link}"`)
      expect(text, name).toContain('Bonjour Marie,')
    }
  }
})

test('French typography: a narrow space before double signs, no straight apostrophe', () => {
  for (const [name, { subject, text }] of Object.entries(written('Marie', 'Firefox sur Windows'))) {
    expect(`${subject}\n${text}`, name).not.toMatch(/ [;:!?»]|« |\p{L}[;:!?»](\s|$)|\p{L}'\p{L}/u)
  }
})

test('names, devices and reasons stay text', () => {
  for (const [name, { subject, html, text }] of Object.entries(written(hostile, hostile))) {
    expect(html, name).not.toContain('<img')
    expect(subject, name).not.toMatch(/[\r\n]/)
    expect(text.split('-- \n')[0], name).not.toMatch(/Bonjour </)
  }
})

test('how long a link is valid is said', () => {
  expect(mails.verificationMail({ firstName: 'Marie', link }).text).toContain('24\u00a0heures')
  expect(mails.resetMail({ firstName: 'Marie', link }).text).toContain('valable une heure et ne sert qu’une fois')
})

test('a new device is told with what helps to recognise it', () => {
  const { text } = written('Marie', 'Firefox sur Windows').newDevice
  expect(text).toContain(
    'Appareil\u202f: Firefox sur Windows\nDate\u202f: 12 mars 2026 à\u00a014\u00a0h\u00a005 (heure de Paris)\nAdresse IP\u202f: Firefox sur Windows',
  )
})
