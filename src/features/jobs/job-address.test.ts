import { expect, test } from 'vitest'
import { feedAddress, isLandingPage, readAddress, searchAddress, searchPathOf, withCountry } from './job-address.ts'

const params = (query: string) => new URLSearchParams(query)

test('a search has one address, however it was put together', () => {
  const expected = '/emploi?keywords=audit&secteur_ids=3&secteur_ids=7&societe_ids=5'
  for (const query of [
    'keywords=audit&secteur_ids=3,7&company=5',
    'company=5&sort=salary&page=4&secteur_ids=7&utm_source=x&secteur_ids=3&keywords=+audit+',
    'societe_ids=5,5&secteur_ids=7,3,7&keywords=audit&lieu=',
  ])
    expect(searchAddress('/emploi', params(query))).toBe(expected)
  expect(searchAddress('/stages', params('sort=date&page=2'))).toBe('/stages')
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
  const listed = (query: string, total = 100) => isLandingPage(readAddress(params(query)), total)
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
