/** A seeded generator in [0, 1). */
export type Random = () => number

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Cannot pick from an empty list')
  return item
}

/** Picks `count` distinct items (fewer when the list is shorter), in the order of the list. */
export function pickSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const indexes = list.map((_, index) => index)
  while (indexes.length > count) indexes.splice(Math.floor(random() * indexes.length), 1)
  return list.filter((_, index) => indexes.includes(index))
}

export function pickWeighted<T>(random: Random, list: readonly T[], weight: (item: T) => number): T {
  const total = list.reduce((sum, item) => sum + weight(item), 0)
  let rest = random() * total
  for (const item of list) {
    rest -= weight(item)
    if (rest < 0) return item
  }
  return pick(random, list)
}

/** An integer between both bounds included. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}
