import type { Clause, Keywords } from '../analysis/keywords.ts'
import { weighedIn } from '../analysis/keywords.ts'
import type { Word } from '../analysis/tokens.ts'
import { pairsWanted } from '../analysis/word-pairs.ts'
import type { SearchSchema } from '../schema.ts'
import { andInto, removeFrom } from '../segment/bits.ts'
import type { Award } from '../segment/award.ts'
import type { Bits } from '../segment/bits.ts'
import { fieldSetOf } from '../segment/field-set.ts'
import type { Segment, TextIndex } from '../segment/segment.ts'
import { Smallest } from '../segment/smallest.ts'
import type { Scratch } from './scratch.ts'

type WantedWord = Word & { readonly prefix: Clause['prefix'] }
/** Words that follow each other in the query, and where they had better do so. */
type Pairs = { readonly words: readonly Word[]; readonly fields: readonly number[]; readonly worth: number }
type Level = { readonly score: number; readonly give: (award: Award, amount: number) => void }
type Scored = { readonly slot: number; readonly score: number }

const MOST_BONUS = 2 ** 16
const PLACE = 2 ** 32

/**
 * The best `wanted` of the documents found, newest first among equals. A word is worth the weight of the heaviest field where
 * it stands, however it is written there, and a little more for words that stand together: few scores, so that the newest lead.
 */
export function bestByRelevance(
  { texts, together }: SearchSchema,
  segment: Segment,
  keywords: Keywords,
  found: Bits,
  wanted: number,
  scratch: Scratch,
): Scored[] {
  const words = weighedIn(keywords).flatMap(({ words, prefix }) =>
    words.map((word): WantedWord => ({ ...word, prefix })),
  )
  const weights = Object.values(texts)
  const fields = (together?.fields ?? []).map((name) => Object.keys(texts).indexOf(name))
  const pairs: Pairs = { words: together ? pairsWanted(keywords.wanted) : [], fields, worth: together?.worth ?? 0 }
  const perfect = perfectOnes(segment, words, pairs, weights, found, wanted, scratch)
  if (perfect) return perfect
  // Whoever was found holds each word somewhere, or one of a Boolean query nowhere, which is worth no less: only what is worth
  // more than the least has to be looked up.
  const least = Math.min(...weights)
  const bonus = scratch.bonuses(segment.size)
  const better = scratch.takeBits(found.length)
  const left = scratch.takeBits(found.length)
  for (const word of words) {
    left.set(found)
    for (const { score, give } of levelsOf(segment.text, word, weights)) {
      if (score > least) give({ left, better, bonus }, score - least)
    }
  }
  for (const { form } of pairs.words) {
    left.set(found)
    for (const field of pairs.fields) segment.text.awardForm(form, field, { left, better, bonus }, pairs.worth)
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

/** Where the page can be filled with documents that hold every word in the heaviest field, and together, nobody else matters. */
function perfectOnes(
  segment: Segment,
  words: readonly WantedWord[],
  pairs: Pairs,
  weights: readonly number[],
  found: Bits,
  wanted: number,
  scratch: Scratch,
): Scored[] | null {
  const most = Math.max(...weights)
  const heaviest = fieldSetOf([...weights.keys()].filter((field) => weights[field] === most))
  const perfect = scratch.takeBits(found.length)
  perfect.set(found)
  const one = scratch.takeBits(found.length)
  for (const { word, form, prefix } of words) {
    one.fill(0)
    segment.text.addWord(form, prefix ? word : null, heaviest, one)
    andInto(perfect, one)
  }
  for (const { form } of pairs.words) {
    one.fill(0)
    segment.text.addWord(form, null, fieldSetOf(pairs.fields), one)
    andInto(perfect, one)
  }
  const slots = segment.firstBy({ by: 'date' }, perfect, segment.size, wanted)
  if (slots.length < wanted) return null
  return slots.map((slot) => ({ slot, score: words.length * most + pairs.words.length * pairs.worth }))
}

/** Every place and way in which a word may be found, best first. */
function levelsOf(text: TextIndex, { word, form, prefix }: WantedWord, weights: readonly number[]): Level[] {
  return weights
    .map((score, field): Level => ({
      score,
      give: (award, amount) => {
        text.awardForm(form, field, award, amount)
        if (prefix) text.awardPrefix(word, field, award, amount)
      },
    }))
    .toSorted((a, b) => b.score - a.score)
}
