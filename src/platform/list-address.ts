import type { Chosen, Filter } from './list-reading.ts'
import { chosenIn, listReading, partsOf } from './list-reading.ts'
import { writeList } from './list-writing.ts'
import { replacing } from './pages.ts'

export type Chip = { key: string; label: string; to: string }

/**
 * The address of a list with filters, told by its filters: what it asks for, the addresses with one choice less or more, and
 * the one address of a search among all that show it. `aside`: what else it may hold that is no part of the search.
 */
export function listAddress<Key extends string>(filters: Record<Key, Filter>, aside: readonly string[] = []) {
  const reading = listReading(filters, aside)
  const { keys, isAside, read } = reading
  const isAbout = (name: string, key: Key): boolean => filters[name as Key]?.about === key

  /** The shortest address that asks for this, and no other. */
  const write = (path: string, chosen: Chosen, page = 1): string =>
    writeList(path, Object.fromEntries(keys.map((key) => [key, chosenIn(chosen, key)])), page)

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
    ...reading,
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

/** « Offres d’emploi : Banque, CDI ». */
export const titleOfList = (title: string, chips: readonly Pick<Chip, 'label'>[]): string =>
  chips.length > 0 ? `${title}\u202f: ${chips.map(({ label }) => label).join(', ')}` : title
