import { readId } from '#platform/ids.ts'
import type { CompanySize } from './companies.rules.ts'
import { companySizes } from './companies.rules.ts'

/** What the address of the directory says. The names are those of the API. */
export type DirectoryQuery = {
  q: string
  secteur_ids: number[]
  taille: CompanySize[]
  structure_ids: number[]
  page: number
}

export const directoryPath = '/entreprises'

const LONGEST = 100
const MOST_VALUES = 50
const LAST_PAGE = 100_000

const valuesOf = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).flatMap((given) => given.split(',')))].slice(0, MOST_VALUES)

const idsOf = (search: URLSearchParams, name: string): number[] =>
  valuesOf(search, name)
    .map(readId)
    .filter((id) => id !== null)

/** Reads an address as far as it makes sense: a page shows what it can, where the API would refuse. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryQuery {
  const page = search.get('page') ?? ''
  return {
    q: (search.get('q') ?? '').trim().slice(0, LONGEST).trim(),
    secteur_ids: idsOf(search, 'secteur_ids'),
    taille: companySizes.filter((size) => valuesOf(search, 'taille').includes(size)),
    structure_ids: idsOf(search, 'structure_ids'),
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  }
}

/** The shortest address that says the same. */
export function directoryAddress({ q, secteur_ids, taille, structure_ids, page }: DirectoryQuery): string {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  for (const id of secteur_ids) search.append('secteur_ids', String(id))
  for (const size of taille) search.append('taille', size)
  for (const id of structure_ids) search.append('structure_ids', String(id))
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${directoryPath}?${search}` : directoryPath
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ q, secteur_ids, taille, structure_ids }: DirectoryQuery): boolean =>
  q !== '' || secteur_ids.length + taille.length + structure_ids.length > 0
