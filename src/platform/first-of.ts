/** The first few of a list as if all of it were put in order; of equals who comes first in the list. */
export function firstOf<T>(list: Iterable<T>, compare: (a: T, b: T) => number, most: number): T[] {
  const first: T[] = []
  for (const one of list) {
    if (first.length === most && compare(one, first.at(-1)!) >= 0) continue
    const at = first.findIndex((other) => compare(one, other) < 0)
    first.splice(at < 0 ? first.length : at, 0, one)
    if (first.length > most) first.pop()
  }
  return first
}
