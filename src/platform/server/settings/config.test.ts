import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { passwordMemoryOf } from './password-settings.ts'

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

test('a site behind proxies says its own name', () => {
  const FLORIN_PROXIES = '10.0.0.1'
  expect(faultOf({ FLORIN_PROXIES })).toBe(
    'the setting FLORIN_ORIGIN must be an origin such as https://www.florin.example when FLORIN_PROXIES is set.',
  )
  expect(readConfig({ FLORIN_PROXIES, FLORIN_ORIGIN: 'https://florin.example' }).trustedProxies).toEqual(['10.0.0.1'])
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

test('a site to sign in by is set whole, or not at all', () => {
  expect(readConfig({}).providers).toEqual({ google: null, facebook: null, linkedin: null })
  const { providers } = readConfig({ LINKEDIN_CLIENT_ID: 'florin', LINKEDIN_CLIENT_SECRET: 'chut' })
  expect(providers.linkedin).toEqual({ clientId: 'florin', clientSecret: 'chut', issuer: null })
  expect(
    faultOf({
      PORT: 'x',
      GOOGLE_CLIENT_ID: 'florin',
      FACEBOOK_CLIENT_SECRET: 'chut',
      LINKEDIN_ISSUER: 'https://id.example',
    }),
  ).toBe(
    [
      'the setting PORT must be a number from 0 to 65535.',
      'the settings GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both, or neither.',
      'the settings FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET go together: set both, or neither.',
      'the setting LINKEDIN_ISSUER needs LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET.',
    ].join('\n'),
  )
})

test('a provider is reached in clear on this machine only', () => {
  const google = { GOOGLE_CLIENT_ID: 'florin', GOOGLE_CLIENT_SECRET: 'chut' }
  for (const issuer of ['https://id.example/realm', 'http://localhost:8080', 'http://127.0.0.1:9', 'http://[::1]:9']) {
    expect(readConfig({ ...google, GOOGLE_ISSUER: issuer }).providers.google?.issuer).toBe(issuer)
  }
  for (const issuer of [
    'http://id.example',
    'http://localhost.id.example',
    'http://127.id.example',
    'http://10.0.0.1',
    'ftp://localhost',
    'https://id.example?x=1',
    'https://me:chut@id.example',
    'id.example',
  ]) {
    expect(faultOf({ ...google, GOOGLE_ISSUER: issuer }), issuer).toBe(
      'the setting GOOGLE_ISSUER must be an https address (http on this machine only), without a query.',
    )
  }
})

test('passwords cost at least what OWASP advises, but for tests on this machine alone', () => {
  const fault =
    'the setting FLORIN_PASSWORD_MEMORY must be a number of kibibytes from 19456 to 262144 where others reach the site (HOST, FLORIN_ORIGIN).'
  const cheap = { FLORIN_PASSWORD_MEMORY: '64' }
  expect(faultOf(cheap)).toBe('')
  expect(faultOf({ ...cheap, FLORIN_ORIGIN: 'http://localhost:4000' })).toBe('')
  expect(faultOf({ ...cheap, HOST: '0.0.0.0' })).toBe(fault)
  expect(faultOf({ ...cheap, FLORIN_ORIGIN: 'https://www.florin.example' })).toBe(fault)
  for (const safe of ['19456', '65536']) {
    expect(faultOf({ FLORIN_PASSWORD_MEMORY: safe, HOST: '0.0.0.0', FLORIN_ORIGIN: 'https://florin.example' })).toBe('')
  }
  for (const odd of ['4', '99999999', 'much', '19456.5']) {
    expect(faultOf({ FLORIN_PASSWORD_MEMORY: odd }), odd).toContain(
      'FLORIN_PASSWORD_MEMORY must be a number of kibibytes',
    )
  }
  expect(passwordMemoryOf({})).toBe(19_456)
  expect(passwordMemoryOf({ FLORIN_PASSWORD_MEMORY: '65536' })).toBe(65_536)
})

test('a network is one, and not everybody', () => {
  const FLORIN_ORIGIN = 'https://florin.example'
  for (const good of ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1, ::1']) {
    expect(faultOf({ FLORIN_PROXIES: good, FLORIN_ORIGIN }), good).toBe('')
  }
  for (const odd of ['10.0.0.0/999', '0.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/a']) {
    expect(faultOf({ FLORIN_PROXIES: odd, FLORIN_ORIGIN }), odd).toContain('FLORIN_PROXIES must be IP addresses')
  }
})

test('a site that others reach by a proxy of this machine does not hash cheaply', () => {
  const cheap = { FLORIN_PASSWORD_MEMORY: '8', FLORIN_PROXIES: '127.0.0.1' }
  expect(faultOf({ ...cheap, FLORIN_ORIGIN: 'http://www.florin.example' })).toContain('FLORIN_PASSWORD_MEMORY')
  expect(faultOf({ ...cheap, FLORIN_ORIGIN: 'http://localhost:4000' })).toBe('')
})

test('files stay in the data folder, in another one, or in storage that is named whole', () => {
  expect(readConfig({ FLORIN_DATA: 'd' }).files).toEqual({ folder: 'd/files', s3: null })
  expect(readConfig({ FLORIN_FILES: '/srv/f' }).files.folder).toBe('/srv/f')
  const s3 = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'florin',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(readConfig(s3).files.s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'florin',
    region: 'us-east-1',
    keyId: 'key',
    secret: 'secret',
  })
  const { S3_BUCKET: _bucket, ...partly } = s3
  expect(faultOf(partly)).toBe('the setting S3_BUCKET must be set too where files are kept in S3-compatible storage.')
  expect(faultOf({ ...s3, S3_ENDPOINT: 'http://s3.example' })).toBe(
    'the setting S3_ENDPOINT must be the https address of S3-compatible storage, or http on this machine.',
  )
})
