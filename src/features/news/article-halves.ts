const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g
const EMPTY = new Set(['br', 'img'])

/** From which part of a text on something may stand in it: a reader has begun by then. */
const FROM = 0.3

/**
 * A text cut in two before a heading of its own that stands nearest to its middle, never inside anything. One without such a
 * heading stays whole. It takes what the platform's allow-list has made: every tag in it is closed.
 */
export function halvesOf(content: string): [string, string] {
  let depth = 0
  const places: number[] = []
  for (const { 0: tag, 1: closing, 2: name = '', index } of content.matchAll(TAG)) {
    if (EMPTY.has(name) || tag.endsWith('/>')) continue
    if (closing) depth -= 1
    else {
      if (depth === 0 && name === 'h2' && index > content.length * FROM) places.push(index)
      depth += 1
    }
  }
  const fromMiddle = (place: number): number => Math.abs(place - content.length / 2)
  const [place] = places.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  return place === undefined ? [content, ''] : [content.slice(0, place), content.slice(place)]
}
