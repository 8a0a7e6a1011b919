import { expect, test } from 'vitest'
import { directoryAddress, isNarrowed, readDirectoryQuery } from './companies-address.rules.ts'

const read = (search: string) => readDirectoryQuery(new URLSearchParams(search))
const everything = { q: '', secteur_ids: [], taille: [], structure_ids: [], page: 1 }

test('an address and what it says are the same, ids comma-joined or repeated', () => {
  const query = {
    q: 'banque privée',
    secteur_ids: [3, 1],
    taille: ['pme' as const, 'ge' as const],
    structure_ids: [2],
    page: 4,
  }
  const address = directoryAddress(query)
  expect(readDirectoryQuery(new URL(address, 'https://florin.example').searchParams)).toEqual(query)
  expect(read('q=banque privée&secteur_ids=3,1&taille=ge,pme&structure_ids=2&page=4')).toEqual(query)
  expect(directoryAddress(everything)).toBe('/entreprises')
})

test('what makes no sense in an address is left out', () => {
  expect(read('')).toEqual(everything)
  expect(
    read('q=%20%20&secteur_ids=abc,-1,0,1.5,99999999999&taille=geante&structure_ids=&page=0&couleur=vert'),
  ).toEqual(everything)
  expect(read('page=-3').page).toBe(1)
  expect(read('page=1e9').page).toBe(1)
  expect(read(`q=${'x'.repeat(5_000)}`).q).toHaveLength(100)
  expect(
    read(`secteur_ids=${Array.from({ length: 500 }, (_, index) => index + 1).join(',')}`).secteur_ids,
  ).toHaveLength(50)
})

test('a page number narrows nothing', () => {
  expect(isNarrowed({ ...everything, page: 3 })).toBe(false)
  expect(isNarrowed({ ...everything, q: 'a' })).toBe(true)
  expect(isNarrowed({ ...everything, taille: ['pme'] })).toBe(true)
})
