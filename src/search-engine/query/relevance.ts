import type { Keywords } from '../analysis/keywords.ts'
import type { Word } from '../analysis/tokens.ts'
import type { SearchSchema } from '../schema.ts'
import { andInto, removeFrom } from '../segment/bits.ts'
import type { Award } from '../segment/award.ts'
import type { Bits } from '../segment/bits.ts'
import type { Segment, TextIndex } from '../segment/segment.ts'
import { Smallest } from '../segment/smallest.ts'
import type { Scratch } from './scratch.ts'

/** A word is worth four times the weight of the field where it stands, and a little for how well it fits there. */
export const WORTH = { field: 4, exact: 2, form: 1, prefix: 0 } as const

type WantedWord = Word & { readonly prefix: boolean }
type Level = { readonly score: number; readonly give: (award: Award, amount: number) => void }
type Scored = { readonly slot: number; readonly score: number }

const MOST_BONUS = 2 ** 16
const PLACE = 2 ** 32

/** The field where everything stands, hence where it says little how well a word fits: the lightest of several. */
export function lightestField(weights: readonly number[]): number {
  return weights.length > 1 ? weights.lastIndexOf(Math.min(...weights)) : -1
}

/** The best `wanted` of the documents found, newest first among equals. */
export function bestByRelevance(
  { texts }: SearchSchema,
  segment: Segment,
  { wanted: clauses }: Keywords,
  found: Bits,
  wanted: number,
  scratch: Scratch,
): Scored[] {
  const words = clauses.flatMap(({ words, prefix }) => words.map((word): WantedWord => ({ ...word, prefix })))
  const weights = Object.values(texts)
  const perfect = perfectOnes(segment, words, weights, found, wanted, scratch)
  if (perfect) return perfect
  // Whoever was found holds each word somewhere: only what is worth more than the least has to be looked up.
  const least = Math.min(...weights) * WORTH.field
  const bonus = scratch.bonuses(segment.size)
  const better = scratch.takeBits(found.length)
  const left = scratch.takeBits(found.length)
  for (const word of words) {
    left.set(found)
    for (const { score, give } of levelsOf(segment.text, word, weights)) {
      if (score > least) give({ left, better, bonus }, score - least)
    }
  }
  const list = scratch.listOf(segment.size)
  const count = segment.listNewestFirst(better, list)
  const first = new Smallest(Math.min(wanted, count))
  for (let place = 0; place < count; place++) {
    const key = (MOST_BONUS - bonus[list[place]!]!) * PLACE + place
    if (key < first.ceiling) first.offer(key)
  }
  const base = words.length * least
  const best = Array.from(first.sorted(), (key): Scored => {
    const slot = list[key % PLACE]!
    return { slot, score: base + bonus[slot]! }
  })
  if (best.length === wanted) return best
  left.set(found)
  removeFrom(left, better)
  const others = segment.firstBy({ by: 'date' }, left, segment.size, wanted - best.length)
  return [...best, ...others.map((slot): Scored => ({ slot, score: base }))]
}

/** Where the page can be filled with documents that hold every very word in the heaviest field, nobody else matters. */
function perfectOnes(
  segment: Segment,
  words: readonly WantedWord[],
  weights: readonly number[],
  found: Bits,
  wanted: number,
  scratch: Scratch,
): Scored[] | null {
  const heaviest = weights.indexOf(Math.max(...weights))
  const perfect = scratch.takeBits(found.length)
  perfect.set(found)
  const one = scratch.takeBits(found.length)
  for (const { word } of words) {
    one.fill(0)
    segment.text.addExact(word, heaviest, one)
    andInto(perfect, one)
  }
  const slots = segment.firstBy({ by: 'date' }, perfect, segment.size, wanted)
  if (slots.length < wanted || heaviest === lightestField(weights)) return null
  const score = words.length * (weights[heaviest]! * WORTH.field + WORTH.exact)
  return slots.map((slot) => ({ slot, score }))
}

/** Every place and way in which a word may be found, best first. */
function levelsOf(text: TextIndex, { word, form, prefix }: WantedWord, weights: readonly number[]): Level[] {
  const lightest = lightestField(weights)
  return weights
    .flatMap((weight, field): Level[] => {
      const score = weight * WORTH.field
      if (field === lightest) return []
      const levels: Level[] = [
        { score: score + WORTH.exact, give: (award, amount) => text.awardWord(word, field, award, amount) },
        { score: score + WORTH.form, give: (award, amount) => text.awardForm(form, field, award, amount) },
        { score: score + WORTH.prefix, give: (award, amount) => text.awardPrefix(word, field, award, amount) },
      ]
      return prefix ? levels : levels.slice(0, -1)
    })
    .toSorted((a, b) => b.score - a.score)
}
