// Apart from list-address.ts and pages.ts, and without them: a page that only leads to a list reads no address.

export const PAGE = 'page'

type Value = string | number

/** What is chosen in a list, by the names of its filters. */
export type Choices<Key extends string = string> = Partial<Record<Key, Value | readonly Value[] | undefined>>

/** The shortest address of a list where this is chosen. */
export function writeList(path: string, chosen: Choices, page = 1): string {
  const pairs = Object.entries({ ...chosen, [PAGE]: page > 1 ? page : undefined }).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}
