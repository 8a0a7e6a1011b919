// The state of a search lives in its address; these two turn one into the other.

export const searchKeys = [
  'keywords',
  'lieu',
  'secteur_ids',
  'sous_secteur_ids',
  'contrat_ids',
  'fonction_ids',
  'region_ids',
  'pays_ids',
  'societe_ids',
  'teletravail',
  'experience',
  'salaire_min',
  'sans_salaire',
  'depuis',
] as const

export type SearchKey = (typeof searchKeys)[number]

const MANY = new Set<SearchKey>([
  'secteur_ids',
  'sous_secteur_ids',
  'contrat_ids',
  'fonction_ids',
  'region_ids',
  'pays_ids',
  'societe_ids',
  'teletravail',
])

/** What an address asks for, as the API takes it. `company` is an older name of `societe_ids`. */
export function readAddress(params: URLSearchParams): Record<string, string | string[]> {
  const asked: Record<string, string | string[]> = {}
  for (const key of searchKeys) {
    const values = [...params.getAll(key), ...(key === 'societe_ids' ? params.getAll('company') : [])].filter(Boolean)
    if (values.length === 0) continue
    asked[key] = MANY.has(key) ? values.flatMap((value) => value.split(',')) : values[0]!
  }
  return asked
}

/** The same address without one value of one filter, back on its first page. */
export function without(params: URLSearchParams, key: SearchKey, value?: string): string {
  const left = new URLSearchParams()
  for (const [name, one] of params) {
    const same = name === key || (key === 'societe_ids' && name === 'company')
    if (name === 'page' || one === '') continue
    if (!same) left.append(name, one)
    else if (value !== undefined) for (const part of one.split(',')) if (part !== value) left.append(name, part)
  }
  return `?${left}`
}

export function withPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''))
  if (page > 1) next.set('page', String(page))
  return `?${next}`
}
