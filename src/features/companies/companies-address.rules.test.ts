import { expect, test } from 'vitest'
import { companyList } from './companies-address.rules.ts'
import { directoryPath } from './companies.rules.ts'

const read = (search: string) => companyList.read(new URLSearchParams(search))

test('an address and what it says are the same, ids comma-joined or repeated', () => {
  const chosen = { q: 'banque privée', secteur_ids: ['3', '1'], taille: ['pme', 'ge'], structure_ids: ['2'] }
  const address = companyList.write(directoryPath, chosen, 4)
  expect(address).toBe(
    '/entreprises?q=banque+priv%C3%A9e&secteur_ids=3&secteur_ids=1&taille=pme&taille=ge&structure_ids=2&page=4',
  )
  expect(companyList.read(new URL(address, 'https://florin.example').searchParams)).toEqual(chosen)
  expect(read('q=banque privée&secteur_ids=3,1,3&taille=ge,pme&structure_ids=2&page=4')).toEqual(chosen)
  expect(companyList.write(directoryPath, {})).toBe('/entreprises')
})

test('what makes no sense in an address is left out, and a page narrows nothing', () => {
  for (const query of [
    '',
    'q=%20%20&secteur_ids=abc,-1,0,1.5,99999999999&taille=geante&structure_ids=&page=0&couleur=vert',
    'page=3',
  ])
    expect(read(query), query).toEqual({})
  expect(read(`q=${'x'.repeat(5_000)}`)['q']).toHaveLength(100)
  expect(
    read(`secteur_ids=${Array.from({ length: 500 }, (_, index) => index + 1).join(',')}`)['secteur_ids'],
  ).toHaveLength(50)
})

test('each page of the directory has one address, however it was put together', () => {
  for (const query of ['q=+banque+&secteur_ids=1,3', 'secteur_ids=3&utm_source=x&secteur_ids=1,3&q=banque'])
    expect(companyList.canonical(directoryPath, new URLSearchParams(query), 2), query).toBe(
      '/entreprises?q=banque&secteur_ids=1&secteur_ids=3&page=2',
    )
})
