import { readId } from './ids.ts'
import { PAGE, replacing, withPage } from './pages.ts'

/** How one filter of a list stands in its address. Values are texts; without anything else, one of any kind. */
export type Filter = {
  /** Several values, comma-joined or repeated. */
  many?: true
  /** How many values are taken, and how long each may be: the rest is cut off. */
  most?: number
  longest?: number
  /** Only numbers of rows, or only these words, make sense: others are left out. */
  ids?: true
  among?: readonly string[]
  /** Another name of it, which older links have. */
  formerly?: string
  /** Says something about that filter only, and goes with it. */
  about?: string
}

/** Several values in one: « Lyon, Paris ». */
const partsOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** What is typed, cut at a word where it is longer than a list takes. */
function shortEnough(typed: string, most: number): string {
  if (typed.length <= most) return typed
  const text = typed.trim()
  if (text.length <= most) return text
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/, '')
  // One word without an end is cut within, but not within a sign.
  return whole.length <= most ? whole : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Everything that an address gives a filter, as it is written there. */
const givenTo = (params: URLSearchParams, key: string, { many, formerly }: Filter): string[] => {
  const given = [...params.getAll(key), ...(formerly ? params.getAll(formerly) : [])].filter((one) => one.trim() !== '')
  return many ? given.flatMap(partsOf) : given.slice(0, 1)
}

function valuesOf(params: URLSearchParams, key: string, filter: Filter): string[] {
  const { most, longest, ids, among } = filter
  const given = [...new Set(givenTo(params, key, filter))].slice(0, most)
  if (among) return among.filter((word) => given.includes(word))
  if (ids) return given.filter((one) => readId(one) !== null)
  return longest === undefined ? given : given.map((one) => shortEnough(one, longest))
}

/** What is chosen, as the API takes it: a list of texts where a filter takes several, else one. */
export type Chosen = Record<string, string | string[]>

/** The values chosen for one filter. */
export const chosenIn = (chosen: Chosen, key: string): string[] => [chosen[key] ?? []].flat()

export type Chip = { key: string; label: string; to: string }

/**
 * The address of a list with filters, told by its filters: what it asks for, the addresses with one choice less or more, and
 * the one address of a search among all that show it. `aside`: what else it may hold that is no part of the search.
 */
export function listAddress<Key extends string>(filters: Record<Key, Filter>, aside: readonly string[] = []) {
  const keys = Object.keys(filters) as Key[]
  const isAside = (name: string): boolean => name === PAGE || aside.includes(name)
  const isAbout = (name: string, key: Key): boolean => filters[name as Key]?.about === key

  /** What an address asks for. */
  function read(params: URLSearchParams): Chosen {
    const chosen: Chosen = {}
    for (const key of keys) {
      const values = valuesOf(params, key, filters[key])
      if (values.length > 0) chosen[key] = filters[key].many ? values : values[0]!
    }
    return chosen
  }

  /** The shortest address that asks for this, and no other. */
  function write(path: string, chosen: Chosen, page = 1): string {
    const params = new URLSearchParams(keys.flatMap((key) => chosenIn(chosen, key).map((value) => [key, value])))
    const query = withPage(params, page)
    return query === '?' ? path : path + query
  }

  /** The same address without one value of one filter, or without all of them, back on its first page. */
  function without(params: URLSearchParams, key: Key, value?: string): string {
    const left = new URLSearchParams()
    for (const [name, one] of params) {
      if (isAside(name) || one === '') continue
      const same = name === key || name === filters[key].formerly || (isAbout(name, key) && value === undefined)
      if (!same) left.append(name, one)
      else if (value !== undefined && filters[key].many)
        for (const part of partsOf(one)) if (part !== value) left.append(name, part)
    }
    return `?${left}`
  }

  /** The same address with one filter alone, in the same order. */
  function only(params: URLSearchParams, key: Key): string {
    const kept = [...params].filter(
      ([name, one]) =>
        one !== '' && (name === key || name === 'sort' || name === filters[key].formerly || isAbout(name, key)),
    )
    return `?${new URLSearchParams(kept)}`
  }

  return {
    keys,
    read,
    write,
    without,
    only,
    /** The same address with another value of one filter, back on its first page. */
    having(params: URLSearchParams, key: Key, value: string): string {
      const { formerly } = filters[key]
      const others = [...params].filter(([name]) => !isAside(name) && name !== formerly)
      return replacing(new URLSearchParams(others), key, value)
    },
    /** What narrows the list, written in one way only: the order of choosing, the sort and, unless it is given, the page are left out. */
    canonical(path: string, params: URLSearchParams, page = 1): string {
      const chosen = read(params)
      const one = (key: Key) => [...new Set(chosenIn(chosen, key).toSorted())].map((value) => value.trim())
      return write(path, Object.fromEntries(keys.map((key) => [key, one(key)])), page)
    },
    /** What is asked for, whatever the page and what else is shown. Two addresses that ask for the same have the same. */
    searchOf({ pathname, search }: { pathname: string; search: string }): string {
      return `${pathname}?${new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isAside(name)))}`
    },
    /** Which typed filters hold more than the list takes: what is searched is then their beginning. */
    tooLong: (params: URLSearchParams): Key[] =>
      keys.filter((key) => {
        const { longest, most = 1 } = filters[key]
        if (longest === undefined) return false
        const given = givenTo(params, key, filters[key])
        return given.length > most || given.some((one) => one.trim().length > longest)
      }),
    /** Every chosen value that has a name, with the address that lets go of it. */
    chips(params: URLSearchParams, nameOf: (key: Key, value: string) => string | null): Chip[] {
      const chosen = read(params)
      return keys.flatMap((key) =>
        chosenIn(chosen, key).flatMap((value) => {
          const label = nameOf(key, value)
          return label === null ? [] : { key: `${key} ${value}`, label, to: without(params, key, value) }
        }),
      )
    },
  }
}

/** The fields of a form as an address has them: empty ones stay out. */
export function paramsOfForm(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value.trim() !== '') params.append(name, value)
  return params
}

/** « Offres d’emploi : Banque, CDI ». */
export const titleOfList = (title: string, chips: readonly Pick<Chip, 'label'>[]): string =>
  chips.length > 0 ? `${title}\u202f: ${chips.map(({ label }) => label).join(', ')}` : title
