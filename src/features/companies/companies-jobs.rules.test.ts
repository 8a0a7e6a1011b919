import { expect, test } from 'vitest'
import { jobsAddress, jobsOnTab, jobsShownIn } from './companies-jobs.rules.ts'
import { companyTabs } from './companies.rules.ts'

const france = { id: 1, name: 'France', offersCount: 12 }
const belgique = { id: 2, name: 'Belgique', offersCount: 3 }

test('a visitor is promised the jobs of the country they chose', () => {
  expect(jobsShownIn(1, 7, [france])).toEqual({
    here: 12,
    total: 12,
    address: '/emploi?societe_ids=7',
    promised: 12,
    scope: {},
    everywhere: null,
  })
})

test('jobs elsewhere are counted apart, and have a list of their own', () => {
  expect(jobsShownIn(1, 7, [france, belgique])).toMatchObject({
    here: 12,
    total: 15,
    address: '/emploi?societe_ids=7',
    promised: 12,
    everywhere: '/emploi?societe_ids=7&pays_ids=1&pays_ids=2',
  })
})

test('where the country has none, the list names the countries that have some', () => {
  expect(jobsShownIn(4, 7, [france, belgique])).toMatchObject({
    here: 0,
    total: 15,
    address: '/emploi?societe_ids=7&pays_ids=1&pays_ids=2',
    promised: 15,
    scope: { pays_ids: [1, 2] },
    everywhere: null,
  })
  expect(jobsShownIn(4, 7, [])).toMatchObject({ here: 0, total: 0, promised: 0, everywhere: null })
})

test('a part of the jobs is an address too', () => {
  expect(jobsAddress(7, { fonction_ids: 3 })).toBe('/emploi?societe_ids=7&fonction_ids=3')
  expect(jobsAddress(7, { pays_ids: [2], sous_secteur_ids: 5 })).toBe(
    '/emploi?societe_ids=7&pays_ids=2&sous_secteur_ids=5',
  )
})

test('a tab asks for the jobs that it shows, and for one more where it says that there are others', () => {
  expect(companyTabs.map(jobsOnTab)).toEqual([4, 0, 4, 4, undefined, 0])
})
