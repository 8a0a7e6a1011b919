import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

const database = useTestDatabase()
let site: Site
beforeAll(async () => {
  site = await openSite(database)
})

const FOR_GOOD = 'public, max-age=31536000, immutable'
const asset = readdirSync('build/client/assets').find((name) => name.endsWith('.css'))!

test('a file whose name tells its content may be kept for good, and is sent as it was compressed', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const answer = await site.http.inject({ url: `/assets/${asset}`, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe(FOR_GOOD)
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  }
})

test('files with a plain name are kept for an hour', async () => {
  const answer = await site.http.inject('/favicon.svg')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
})

test('what is not there is a 404 that nobody keeps, and no page is rendered for it', async () => {
  const before = site.rendered()
  const elsewhere = ['..%2f..%2fserver%2findex.js', 'a%2f..%2f..%2f..%2fserver%2findex.js']
  for (const name of ['none.js', '', '/', '.env', '%00', `${asset}/more`, ...elsewhere]) {
    const answer = await site.http.inject(`/assets/${name}`)
    expect([name, answer.statusCode, answer.headers['cache-control']]).toEqual([name, 404, 'no-store'])
  }
  expect(site.rendered()).toBe(before)
})
