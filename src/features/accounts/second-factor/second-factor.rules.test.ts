import { expect, test } from 'vitest'
import { passkeySite } from './second-factor.rules.ts'

test.each([
  // Named by the settings: whatever the request claims.
  ['https://www.florin.example', 'https://evil.example', 'www.florin.example https://www.florin.example'],
  ['http://localhost:3000', 'http://127.0.0.1:3000', 'localhost http://localhost:3000'],
  ['http://florin.example', 'http://localhost:3000', null],
  ['https://192.0.2.7', 'http://localhost:3000', null],
  ['https://[2001:db8::1]', 'http://localhost:3000', null],
  // Not named: localhost as the browser calls it, and nothing else.
  [null, 'http://localhost:4321', 'localhost http://localhost:4321'],
  [null, 'https://localhost', 'localhost https://localhost'],
  [null, 'http://127.0.0.1:3000', null],
  [null, 'https://florin.example', null],
  [null, 'http://localhost.evil.example', null],
  [null, 'http://', null],
])('with origin %s and a call to %s, passkeys belong to %s', (configured, asked, expected) => {
  const site = passkeySite(configured, asked)
  expect(site && `${site.id} ${site.origin}`).toBe(expected)
})
