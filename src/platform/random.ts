export function hashText(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return hash >>> 0
}

export type Random = () => number

/** The same numbers in [0, 1) for the same seed, on every machine. Not for secrets. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('cannot pick from an empty list')
  return item
}

/** `count` distinct items, fewer when there are fewer, in the order of the list. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const indexes = items.map((_, index) => index)
  while (indexes.length > count) indexes.splice(Math.floor(random() * indexes.length), 1)
  return items.filter((_, index) => indexes.includes(index))
}

/** A whole number between both bounds, bounds included. */
export const between = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))

/** One of the items, each as likely as its weight says. */
export function pickWeighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let left = random() * total
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return items.at(-1)!
}
