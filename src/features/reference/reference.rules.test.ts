import { expect, test } from 'vitest'
import { collapsedCount, countryCookie, countryOf, currencyOf, siteCountries } from './reference.rules.ts'

test('the collapsed grid shows half the sectors rounded down to an even number, at least 2', () => {
  expect([12, 13, 11, 10, 8, 7, 5, 4, 3, 2, 1, 0].map(collapsedCount)).toEqual([6, 6, 4, 4, 4, 2, 2, 2, 2, 2, 1, 0])
})

test('the country is France until a known one is chosen', () => {
  const asked = (cookie?: string) =>
    countryOf(new Request('http://florin.example/', cookie ? { headers: { cookie } } : {})).code
  expect(asked()).toBe('fr')
  expect(asked('theme=dark; pays=lu')).toBe('lu')
  expect(asked('pays=xx')).toBe('fr')
  expect(asked('autrepays=be')).toBe('fr')
  expect(asked(countryCookie('ch').split(';')[0])).toBe('ch')
})

test('only Swiss salaries are in francs', () => {
  expect(siteCountries.filter(({ id }) => currencyOf(id) === 'CHF').map(({ code }) => code)).toEqual(['ch'])
})
