import type { Clause, Keywords } from '../analysis/keywords.ts'
import { weighedIn } from '../analysis/keywords.ts'
import type { Word } from '../analysis/tokens.ts'
import { pairsWanted } from '../analysis/word-pairs.ts'
import type { SearchSchema } from '../schema.ts'
import type { Award } from '../segment/award.ts'
import type { Bits } from '../segment/bits.ts'
import { fieldSetOf } from '../segment/field-set.ts'
import type { Segment, TextIndex } from '../segment/segment.ts'
import { andInto, copyInto, isEmpty, removeFrom } from '../segment/sets.ts'
import { Smallest } from '../segment/smallest.ts'
import { bestOfContest } from './contest.ts'
import type { Match } from './matching.ts'
import { COUNTED, narrow } from './narrowing.ts'
import type { Scratch } from '../segment/scratch.ts'

type WantedWord = Word & { readonly prefix: Clause['prefix'] }
/** Words that follow each other in the query, and where they had better do so. */
type Pairs = { readonly words: readonly Word[]; readonly fields: readonly number[]; readonly worth: number }
type Scored = { readonly slot: number; readonly score: number }

const MOST_BONUS = 2 ** 16
/** Where so few parts of a set hold anybody, all of them are looked at sooner than left out. */
const FEW_PLACES = 64
const PLACE = 2 ** 32

/**
 * The best `wanted` of the documents found, newest first among equals. A word is worth the weight of the heaviest field where
 * it stands, however it is written there, and a little more for words that stand together: few scores, so that the newest lead.
 * Who has less than `least` may be left out.
 */
export function bestByRelevance(
  { texts, together }: SearchSchema,
  segment: Segment,
  keywords: Keywords,
  match: Pick<Match, 'found' | 'count'>,
  wanted: number,
  least: number,
  scratch: Scratch,
): Scored[] {
  const { found } = match
  const words = weighedIn(keywords).flatMap(({ words, prefix }) =>
    words.map((word): WantedWord => ({ ...word, prefix })),
  )
  const weights = Object.values(texts)
  const paired = (together?.fields ?? []).map((name) => Object.keys(texts).indexOf(name))
  const pairs: Pairs = {
    words: together ? pairsWanted(keywords.wanted) : [],
    fields: paired,
    worth: together?.worth ?? 0,
  }
  const base = words.length * Math.min(...weights)
  // Who fulfils a Boolean query may hold few of its words. Plain words are held by all who were found.
  const contest =
    keywords.wanted.length === 0
      ? bestOfContest(segment, words, weights, match, wanted, Math.max(0, least - base), scratch)
      : null
  if (contest) return contest.map(({ slot, more }) => ({ slot, score: base + more }))
  const perfect = perfectOnes(segment, words, pairs, weights, found, wanted, scratch)
  if (perfect) return perfect
  // Whoever was found holds each word somewhere, or one of a Boolean query nowhere, which is worth no less: only what is worth
  // more than the least has to be looked up.
  const lightest = Math.min(...weights)
  const bonus = scratch.bonuses(segment.size)
  const better = scratch.takeBits(found.length)
  const candidates = scratch.takeCopy(found)
  const lefts = words.map(() => scratch.takeCopy(found))
  const extra = pairs.words.length * pairs.worth
  const heaviest = Math.max(...weights) - lightest
  const counted = words.length * heaviest + extra < COUNTED && words.length < 2 ** 16 / COUNTED ? COUNTED : 0
  let places = scratch.placesOf(found)
  const fields = [...weights.keys()].filter((field) => weights[field]! > lightest)
  fields.sort((a, b) => weights[b]! - weights[a]!)
  for (const [at, field] of fields.entries()) {
    for (const [index, word] of words.entries()) {
      awardWord(
        segment.text,
        word,
        field,
        { left: lefts[index]!, better, bonus, places },
        weights[field]! - lightest + counted,
      )
    }
    const next = at + 1 < fields.length ? weights[fields[at + 1]!]! - lightest : 0
    const hope = (awarded: number): number => (words.length - awarded) * next + extra
    // While what comes next is worth nearly as much, hardly anybody can be left out.
    const worthIt = counted > 0 && next * 2 <= heaviest && places.length > FEW_PLACES
    if (worthIt && narrow(candidates, better, bonus, wanted, hope, scratch)) {
      places = scratch.placesOf(candidates)
    }
  }
  const left = scratch.takeBits(found.length)
  for (const { form } of pairs.words) {
    copyInto(left, found)
    for (const field of pairs.fields) segment.text.awardForm(form, field, { left, better, bonus, places }, pairs.worth)
  }
  const list = scratch.listOf(segment.size)
  andInto(better, candidates)
  const count = segment.listNewestFirst(better, list)
  const first = new Smallest(Math.min(wanted, count))
  const points = counted > 0 ? COUNTED - 1 : MOST_BONUS - 1
  for (let place = 0; place < count; place++) {
    const key = (MOST_BONUS - (bonus[list[place]!]! & points)) * PLACE + place
    if (key < first.ceiling) first.offer(key)
  }
  const best = Array.from(first.sorted(), (key): Scored => {
    const slot = list[key % PLACE]!
    return { slot, score: base + (bonus[slot]! & points) }
  })
  if (best.length === wanted) return best
  copyInto(left, found)
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
  const perfect = scratch.takeCopy(found)
  for (const { word, form, prefix } of words) {
    segment.text.keepWord(form, prefix ? word : null, heaviest, perfect)
    if (isEmpty(perfect)) return null
  }
  for (const { form } of pairs.words) segment.text.keepWord(form, null, fieldSetOf(pairs.fields), perfect)
  const slots = segment.firstBy({ by: 'date' }, perfect, segment.size, wanted)
  if (slots.length < wanted) return null
  return slots.map((slot) => ({ slot, score: words.length * most + pairs.words.length * pairs.worth }))
}

/** A word may stand there as it is, or begin a longer one. */
function awardWord(
  text: TextIndex,
  { word, form, prefix }: WantedWord,
  field: number,
  award: Award,
  amount: number,
): void {
  text.awardForm(form, field, award, amount)
  if (prefix) text.awardPrefix(word, field, award, amount)
}
