import { expect, test } from 'vitest'
import { daysFrom, FIGURE_DAYS, sourceOf } from './audience.rules.ts'

const here = 'https://florin.example/offre-emploi/12-auditeur'

test('a reader comes from the page before, as one of eight words', () => {
  const from = (before: string) => sourceOf({ here, before })
  expect(from('')).toBe('direct')
  expect(from('https://florin.example/')).toBe('accueil')
  expect(from('https://florin.example/stages?q=audit')).toBe('recherche')
  expect(from('https://florin.example/entreprise/4')).toBe('entreprise')
  expect(from('https://florin.example/offre-emploi/13')).toBe('autre')
  expect(from('https://www.google.fr/')).toBe('moteur')
  expect(from('https://duckduckgo.com/')).toBe('moteur')
  expect(from('https://mail.google.com/')).toBe('partage')
  expect(from('https://www.linkedin.com/feed')).toBe('partage')
  expect(from('https://google.fr.attacker.example/')).toBe('autre')
  expect(from('nonsense')).toBe('autre')
})

test('a link of ours says where it stands, by a known word only', () => {
  expect(sourceOf({ here: `${here}?de=alerte`, before: 'https://mail.google.com/' })).toBe('alerte')
  expect(sourceOf({ here: `${here}?de=camille@exemple.fr`, before: '' })).toBe('direct')
})

test('the days of a job are all of them, over changes of the clock, at most so many', () => {
  expect(daysFrom('2026-03-27', '2026-03-31')).toEqual([
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ])
  expect(daysFrom('2025-01-01', '2026-03-31')).toHaveLength(FIGURE_DAYS)
  expect(daysFrom('2026-04-01', '2026-03-31')).toEqual([])
})
