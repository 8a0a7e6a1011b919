import { describe, expect, test } from 'vitest'
import { offerOf, only, readAddress, sameList, searchOf, without, withOffer, withPage } from './job-address.ts'

const params = (text: string) => new URLSearchParams(text)
const url = (text: string) => new URL(`https://florin.example${text}`)

test('an address asks for what the API takes, lists comma-joined or repeated, the older name of companies included', () => {
  expect(readAddress(params('keywords=a,b&secteur_ids=1,2&secteur_ids=3&company=7&lieu=&autre=1'))).toEqual({
    keywords: 'a,b',
    secteur_ids: ['1', '2', '3'],
    societe_ids: ['7'],
  })
})

describe('one filter less', () => {
  test('leaves the others, and goes back to the first page without an offer beside the list', () => {
    expect(without(params('keywords=audit&secteur_ids=1,2&page=3&offre=5'), 'secteur_ids', '1')).toBe(
      '?keywords=audit&secteur_ids=2',
    )
    expect(without(params('secteur_ids=1,2&secteur_ids=3&lieu=Lyon'), 'secteur_ids')).toBe('?lieu=Lyon')
    expect(without(params('company=7&societe_ids=8'), 'societe_ids', '7')).toBe('?societe_ids=8')
  })

  test('removes keywords whole, whatever signs they hold', () => {
    expect(without(params('keywords=audit, Paris&lieu=Lyon'), 'keywords', 'audit, Paris')).toBe('?lieu=Lyon')
  })

  test('or keeps one filter alone', () => {
    expect(only(params('keywords=audit&lieu=Lyon&sort=salary&page=2&offre=5'), 'lieu')).toBe('?lieu=Lyon&sort=salary')
    expect(only(params('company=7&lieu=Lyon'), 'societe_ids')).toBe('?company=7')
  })
})

test('pages and the offer beside the list leave the search as it is', () => {
  expect(withPage(params('keywords=audit&offre=5'), 3)).toBe('?keywords=audit&offre=5&page=3')
  expect(withPage(params('keywords=audit&page=3'), 1)).toBe('?keywords=audit')
  expect(withOffer(params('keywords=audit&page=3&offre=5'), 9)).toBe('?keywords=audit&page=3&offre=9')
  expect(searchOf(url('/emploi?page=2&keywords=audit&offre=5'))).toBe('/emploi?keywords=audit')
  expect(sameList(url('/emploi?keywords=audit'), url('/emploi?keywords=audit&page=1&offre=5'))).toBe(true)
  expect(sameList(url('/emploi?keywords=audit'), url('/emploi?keywords=audit&page=2'))).toBe(false)
  expect(sameList(url('/emploi?keywords=audit'), url('/stages?keywords=audit'))).toBe(false)
})

test('only a plausible number is an offer', () => {
  expect(
    ['offre=12', 'offre=0', 'offre=-1', 'offre=1e3', 'offre=12345678901', 'offre=', ''].map((text) =>
      offerOf(params(text)),
    ),
  ).toEqual([12, null, null, null, null, null, null])
})
