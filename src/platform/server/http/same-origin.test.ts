import { expect, test } from 'vitest'
import { isForeign } from './same-origin.ts'

const host = 'florin.example'

test('reading is never foreign', () => {
  expect(isForeign('GET', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, null)).toBe(false)
})

test('a change sent by another site is foreign', () => {
  expect(isForeign('POST', { host, 'sec-fetch-site': 'cross-site' }, null)).toBe(true)
  expect(isForeign('POST', { host, 'sec-fetch-site': 'same-site' }, null)).toBe(true)
  expect(isForeign('POST', { host, origin: 'https://evil.example' }, null)).toBe(true)
  expect(isForeign('POST', { host, origin: 'null' }, null)).toBe(true)
  expect(isForeign('POST', { host, origin: 'https://florin.example' }, 'https://www.florin.example')).toBe(true)
})

test('our own pages and programs without a browser may change things', () => {
  expect(isForeign('POST', { host, 'sec-fetch-site': 'same-origin' }, null)).toBe(false)
  expect(isForeign('POST', { host, origin: `https://${host}` }, null)).toBe(false)
  expect(isForeign('POST', { host }, null)).toBe(false)
})

test('whoever carries cookies says where a change comes from', () => {
  expect(isForeign('POST', { host, cookie: 'pays=be' }, null)).toBe(true)
  expect(isForeign('POST', { host, cookie: 'pays=be', origin: `https://${host}` }, null)).toBe(false)
})
