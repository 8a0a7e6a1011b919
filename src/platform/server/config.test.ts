import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const faultOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('nothing set gives a demonstration on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    dataFolder: '.data',
    demo: true,
  })
})

test('an empty setting is an unset one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('a server with its own PostgreSQL gets no sample data unless it asks', () => {
  const own = { DATABASE_URL: 'postgres://florin@localhost/florin' }
  expect(readConfig(own).demo).toBe(false)
  expect(readConfig({ ...own, FLORIN_DEMO: '1' }).demo).toBe(true)
})

test('each fault gives one line that names the setting', () => {
  const faults = faultOf({
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    FLORIN_DEMO: 'peut-être',
    LOG_LEVEL: 'loud',
    FLORIN_ORIGIN: 'https://florin.example/path',
    FLORIN_PROXIES: '10.0.0.1, proxy',
    SMTP_URL: 'https://mail.example',
    MAIL_FROM: 'Florin',
    METRICS_TOKEN: 'short',
  }).split('\n')
  expect(faults).toEqual([
    'the setting PORT must be a number from 0 to 65535.',
    'the setting DATABASE_URL must begin with postgres://.',
    'the setting FLORIN_DEMO must be one of 0, 1, true, on, false, off.',
    'the setting FLORIN_ORIGIN must be an origin such as https://www.florin.example, without a path.',
    'the setting FLORIN_PROXIES must be IP addresses or networks separated by commas.',
    'the setting SMTP_URL must begin with smtp:// or smtps://.',
    'the setting MAIL_FROM must be a sender such as Florin <bonjour@florin.example>.',
    'the setting METRICS_TOKEN must have at least 16 characters.',
    'the setting LOG_LEVEL must be debug, info, warn, error or silent.',
  ])
})

test('an SMTP server comes with a sender', () => {
  const SMTP_URL = 'smtps://florin:s%40cret@mail.example:465'
  expect(readConfig({})).toMatchObject({ smtpUrl: null, mailFrom: null })
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'L’équipe Florin <bonjour@florin.example>' })).toMatchObject({
    smtpUrl: SMTP_URL,
    mailFrom: { name: 'L’équipe Florin', address: 'bonjour@florin.example' },
  })
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'bonjour@florin.example' }).mailFrom).toEqual({
    name: 'Florin',
    address: 'bonjour@florin.example',
  })
  expect(faultOf({ SMTP_URL })).toBe(
    'the setting MAIL_FROM must be a sender such as Florin <bonjour@florin.example> when SMTP_URL is set.',
  )
  expect(faultOf({ SMTP_URL: 'smtp://:587', MAIL_FROM: 'bonjour@florin.example' })).toBe(
    'the setting SMTP_URL is not a complete address (smtp://user:password@host:587).',
  )
  for (const MAIL_FROM of ['Florin <bonjour>', 'a@b.example, c@d.example', 'Florin\r\nBcc: x <a@b.example>'])
    expect(faultOf({ MAIL_FROM })).toMatch(/^the setting MAIL_FROM must be a sender such as/)
})
