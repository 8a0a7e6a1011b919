import { expect, test } from 'vitest'
import type { Made } from './page-cache.ts'
import { createPageCache, LARGEST_KEPT } from './page-cache.ts'

const base = 'https://florin.example'
const page: Made = { text: 'page', headers: [], topics: null, versions: { job: 1 } }

test('a kept page is the same bytes for everybody, with a mark of its content', () => {
  const cache = createPageCache(() => ({ job: 1 }))
  const kept = cache.keep('key', { ...page, text: 'Été €', headers: [['content-type', 'text/html']] })!
  expect(kept.body.toString()).toBe('Été €')
  expect(kept.headers).toEqual([
    ['content-type', 'text/html'],
    ['etag', kept.etag],
  ])
  expect(cache.find('key')!.body).toBe(kept.body)
  expect(cache.keep('other', { ...page, text: 'Été €' })!.etag).toBe(kept.etag)
  expect(cache.keep('other', page)!.etag).not.toBe(kept.etag)
})

test('a change of content drops what was kept before it', () => {
  let version = 1
  const cache = createPageCache(() => ({ job: version, member: 1 }))
  cache.keep('key', { ...page, versions: cache.versions() })
  expect(cache.find('key')).not.toBeNull()
  version++
  expect(cache.find('key')).toBeNull()
})

test('a page is dropped by what it shows only; one that does not say shows everything', () => {
  let now = { job: 1, member: 1 }
  const cache = createPageCache(() => now)
  const kept = () => ['jobs', 'nothing', 'unsaid'].filter((key) => cache.find(key) !== null)
  for (const [key, topics] of [
    ['jobs', ['job']],
    ['nothing', []],
    ['unsaid', null],
  ] as const)
    cache.keep(key, { ...page, topics, versions: now })
  now = { job: 1, member: 2 }
  expect(kept()).toEqual(['jobs', 'nothing'])
  now = { job: 2, member: 2 }
  expect(kept()).toEqual(['nothing'])
})

test('pages are kept by address and country, for visitors only', () => {
  const { keyOf } = createPageCache(() => ({ job: 1 }))
  expect(keyOf('GET', base, '/emploi', {})).not.toBe(keyOf('GET', base, '/emploi', { cookie: 'pays=be' }))
  expect(keyOf('GET', base, '/emploi', {})).not.toBe(keyOf('GET', base, '/stages', {}))
  expect(keyOf('POST', base, '/emploi', {})).toBeNull()
  expect(keyOf('GET', base, '/emploi', { cookie: 'pays=be; __Host-session=x' })).toBeNull()
  expect(keyOf('GET', base, '/emploi', { authorization: 'Bearer x' })).toBeNull()
  expect(keyOf('GET', base, `/emploi?keywords=${'x'.repeat(500)}`, {})).toBeNull()
})

test('the page of another base is another page', () => {
  const { keyOf } = createPageCache(() => ({ job: 1 }))
  expect(keyOf('GET', base, '/emploi', {})).not.toBe(keyOf('GET', 'http://ailleurs.example', '/emploi', {}))
})

test('a page that was being rendered while something changed is an old one', () => {
  let version = 1
  const cache = createPageCache(() => ({ job: version, member: 1 }))
  const before = cache.versions()
  version++
  cache.keep('key', { ...page, versions: before })
  expect(cache.find('key')).toBeNull()
})

test('the cache has a bounded number of pages', () => {
  const cache = createPageCache(() => ({ job: 1 }))
  for (let number = 0; number < 600; number++) cache.keep(String(number), page)
  expect(cache.find('0')).toBeNull()
  expect(cache.find('599')).not.toBeNull()
})

test('a page that asks not to be stored is not', () => {
  const cache = createPageCache(() => ({ job: 1 }))
  expect(cache.keep('key', { ...page, headers: [['cache-control', 'private, no-store']] })).toBeNull()
  expect(cache.find('key')).toBeNull()
})

test('while something is committed that is not counted yet, nothing is kept or given', () => {
  let told = true
  const { keyOf } = createPageCache(
    () => ({ job: 1 }),
    () => told,
  )
  expect(keyOf('GET', base, '/v1/jobs/1', {})).not.toBeNull()
  told = false
  expect(keyOf('GET', base, '/v1/jobs/1', {})).toBeNull()
})

test('what is kept is bounded in bytes, one by one and together', () => {
  const cache = createPageCache(() => ({ job: 1 }))
  const large = { ...page, text: 'x'.repeat(LARGEST_KEPT) }
  expect(cache.keep('larger', { ...large, text: `${large.text}x` })).toBeNull()
  for (let number = 0; number < 30; number++) cache.keep(String(number), large)
  const kept = Array.from({ length: 30 }, (_, number) => cache.find(String(number))).filter((one) => one !== null)
  expect(kept.length * LARGEST_KEPT).toBe(48 * 1024 * 1024)
  expect([cache.find('0'), cache.find('29')]).toEqual([null, expect.anything()])
  // The same one again takes no more place.
  for (let number = 0; number < 30; number++) cache.keep('29', large)
  expect(cache.find('28')).not.toBeNull()
})
