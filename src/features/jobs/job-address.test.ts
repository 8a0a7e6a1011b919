import { describe, expect, test } from 'vitest'
import { withPage } from '#platform/pages.ts'
import {
  contractsSettled,
  feedAddress,
  isLandingPage,
  jobList,
  jobOf,
  sameList,
  searchPathOf,
  withCountry,
  withJob,
} from './job-address.ts'
import { searchKeys } from './jobs.rules.ts'

const params = (text: string) => new URLSearchParams(text)
const url = (text: string) => new URL(`https://florin.example${text}`)

test('an address asks for what the API takes, lists comma-joined or repeated, the older name of companies included', () => {
  expect(jobList.read(params('keywords=a,b&secteur_ids=1,2&secteur_ids=3&company=7&lieu=&autre=1'))).toEqual({
    keywords: 'a,b',
    secteur_ids: ['1', '2', '3'],
    societe_ids: ['7'],
  })
})

test('every filter of a search has its place in the address, in the order of the rules', () => {
  expect(jobList.keys).toEqual(searchKeys)
})

describe('one filter less', () => {
  test('leaves the others, and goes back to the first page without a job beside the list', () => {
    expect(jobList.without(params('keywords=audit&secteur_ids=1,2&page=3&offre=5'), 'secteur_ids', '1')).toBe(
      '?keywords=audit&secteur_ids=2',
    )
    expect(jobList.without(params('secteur_ids=1,2&secteur_ids=3&lieu=Lyon'), 'secteur_ids')).toBe('?lieu=Lyon')
    expect(jobList.without(params('company=7&societe_ids=8'), 'societe_ids', '7')).toBe('?societe_ids=8')
  })

  test('removes keywords whole, whatever signs they hold', () => {
    expect(jobList.without(params('keywords=audit, Paris&lieu=Lyon'), 'keywords', 'audit, Paris')).toBe('?lieu=Lyon')
  })

  test('or keeps one filter alone', () => {
    expect(jobList.only(params('keywords=audit&lieu=Lyon&sort=salary&page=2&offre=5'), 'lieu')).toBe(
      '?lieu=Lyon&sort=salary',
    )
    expect(jobList.only(params('company=7&lieu=Lyon'), 'societe_ids')).toBe('?company=7')
  })
})

test('pages and the job beside the list leave the search as it is', () => {
  expect(withPage(params('keywords=audit&offre=5'), 3)).toBe('?keywords=audit&offre=5&page=3')
  expect(withPage(params('keywords=audit&page=3'), 1)).toBe('?keywords=audit')
  expect(withJob(params('keywords=audit&page=3&offre=5'), 9)).toBe('?keywords=audit&page=3&offre=9')
  expect(jobList.searchOf(url('/emploi?page=2&keywords=audit&offre=5'))).toBe('/emploi?keywords=audit')
  expect(sameList(url('/emploi?keywords=audit'), url('/emploi?keywords=audit&page=1&offre=5'))).toBe(true)
  expect(sameList(url('/emploi?keywords=audit'), url('/emploi?keywords=audit&page=2'))).toBe(false)
  expect(sameList(url('/emploi?keywords=audit'), url('/stages?keywords=audit'))).toBe(false)
})

test('only a plausible number is a job', () => {
  expect(
    ['offre=12', 'offre=0', 'offre=-1', 'offre=1e3', 'offre=12345678901', 'offre=', ''].map((text) =>
      jobOf(params(text)),
    ),
  ).toEqual([12, null, null, null, null, null, null])
})

test('a search has one address, however it was put together', () => {
  const expected = '/emploi?keywords=audit&secteur_ids=3&secteur_ids=7&societe_ids=5'
  for (const query of [
    'keywords=audit&secteur_ids=3,7&company=5',
    'company=5&sort=salary&page=4&secteur_ids=7&utm_source=x&secteur_ids=3&keywords=+audit+',
    'societe_ids=5,5&secteur_ids=7,3,7&keywords=audit&lieu=',
  ])
    expect(jobList.canonical('/emploi', params(query))).toBe(expected)
  expect(jobList.canonical('/stages', params('sort=date&page=2'))).toBe('/stages')
  expect(feedAddress('/stages', params('page=2&keywords=a%26b'))).toBe('/stages.atom?keywords=a%26b')
})

test('a country chosen on the site is a filter for those who have not chosen', () => {
  expect(String(withCountry(params('keywords=a'), 2))).toBe('keywords=a&pays_ids=2')
  expect(String(withCountry(params('keywords=a'), 1))).toBe('keywords=a')
  expect(String(withCountry(params('pays_ids=3'), 2))).toBe('pays_ids=3')
})

test('capitals and a slash behind make no other list', () => {
  expect(['/emploi', '/Stages/', '/ALTERNANCE', '/ailleurs'].map(searchPathOf)).toEqual([
    '/emploi',
    '/stages',
    '/alternance',
    '/emploi',
  ])
})

test('search engines list one or two plain choices that find enough', () => {
  const listed = (query: string, total = 100) => isLandingPage(jobList.read(params(query)), total)
  expect(listed('', 0)).toBe(true)
  expect(listed('sort=salary&page=3')).toBe(true)
  for (const key of ['secteur_ids', 'sous_secteur_ids', 'contrat_ids', 'fonction_ids', 'region_ids']) {
    expect(listed(`${key}=1`), key).toBe(true)
    expect(listed(`${key}=1`, 4), key).toBe(false)
    expect(listed(`${key}=1,2`), key).toBe(false)
  }
  expect(listed('secteur_ids=1&region_ids=2')).toBe(true)
  expect(listed('secteur_ids=1&region_ids=2&contrat_ids=3')).toBe(false)
  for (const query of [
    'keywords=a',
    'lieu=Lyon',
    'societe_ids=1',
    'company=1',
    'pays_ids=2',
    'depuis=7',
    'salaire_min=4',
  ])
    expect(listed(query), query).toBe(false)
})

test('a preset of contracts is not repeated in the address, and any other choice leaves it', () => {
  const settled = (path: '/emploi' | '/stages', query: string) =>
    contractsSettled(path, new URLSearchParams(query), path === '/stages' ? ['3'] : [])
  expect(settled('/stages', 'contrat_ids=3&secteur_ids=1&page=2')).toBe('/stages?secteur_ids=1&page=2')
  expect(settled('/stages', 'contrat_ids=3')).toBe('/stages')
  expect(settled('/stages', 'contrat_ids=1,3&secteur_ids=1')).toBe('/emploi?contrat_ids=1%2C3&secteur_ids=1')
  expect(settled('/stages', 'keywords=audit')).toBe('/emploi?keywords=audit')
  expect(settled('/emploi', 'contrat_ids=3')).toBe('/emploi?contrat_ids=3')
})

test('what is typed beyond what a search takes is cut at a word, and said', () => {
  const words = Array.from({ length: 60 }, () => 'audit').join(' ')
  const cut = (query: Record<string, string>) => jobList.read(new URLSearchParams(query))
  expect(cut({ keywords: words, lieu: 'Lyon' })).toEqual({ keywords: words.slice(0, 197), lieu: ['Lyon'] })
  expect(cut({ lieu: words }).lieu).toEqual([words.slice(0, 95)])
  expect(cut({ keywords: 'x'.repeat(300) }).keywords).toBe('x'.repeat(200))
  expect(cut({ keywords: `${'x'.repeat(199)}\u{1f600}` }).keywords).toBe('x'.repeat(199))
  // As long as it may be, and no longer for the spaces around it.
  expect(cut({ keywords: `${words.slice(0, 197)} au` }).keywords).toHaveLength(200)
  expect(cut({ keywords: `${' '.repeat(150)}audit${' '.repeat(150)}` })).toEqual({ keywords: 'audit' })
  expect(cut({ keywords: ' '.repeat(300) })).toEqual({})
  expect(jobList.tooLong(new URLSearchParams({ keywords: words, lieu: words }))).toEqual(['keywords', 'lieu'])
  expect(jobList.tooLong(new URLSearchParams({ keywords: 'audit', lieu: `Lyon${' '.repeat(300)}` }))).toEqual([])
  expect(jobList.tooLong(new URLSearchParams({ lieu: 'a, b, c, d, e, f' }))).toEqual(['lieu'])
})
