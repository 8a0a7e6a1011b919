/** The same list with one of them a place further; the ends stay where they are. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
