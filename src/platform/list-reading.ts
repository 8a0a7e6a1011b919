import { readId } from './ids.ts'
import { PAGE } from './list-writing.ts'

// What an address of a list asks for. Apart from list-address.ts, which also makes addresses: a page that is given them by the
// server does without it.

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
export const partsOf = (value: string): string[] =>
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

/** The reading half of `listAddress`. */
export function listReading<Key extends string>(filters: Record<Key, Filter>, aside: readonly string[] = []) {
  const keys = Object.keys(filters) as Key[]
  const isAside = (name: string): boolean => name === PAGE || aside.includes(name)

  /** What an address asks for. */
  function read(params: URLSearchParams): Chosen {
    const chosen: Chosen = {}
    for (const key of keys) {
      const values = valuesOf(params, key, filters[key])
      if (values.length > 0) chosen[key] = filters[key].many ? values : values[0]!
    }
    return chosen
  }

  return {
    keys,
    isAside,
    read,
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
  }
}

/** The fields of a form as an address has them: empty ones stay out. */
export function paramsOfForm(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value.trim() !== '') params.append(name, value)
  return params
}
