import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Extract } from '#search-engine/analysis/extract.ts'
import { extractsOf } from '#search-engine/analysis/extract.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { Correction } from '#search-engine/schema.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { collectionMemory } from '#platform/server/collection/collection-memory.ts'
import { shortTurns } from '#platform/server/short-turns.ts'
import * as jobs from './jobs.repository.ts'

type Segment = Extract['parts'][number]

const textsOf = collectionMemory((db, ids) => jobs.findTexts(db, ids))

/** One line beside an offer, two on a phone. */
const EXTRACT = 64

const wordsFound = (parts: readonly Segment[]): number =>
  new Set(parts.filter(({ marked }) => marked).map(({ text }) => fold(text))).size

const SENTENCE_END = /^.*[.!?…]\s+/s

/** What was cut away shows as « … »: never after another point, and not before a sentence that begins here, whose forerunner's last words go. */
function ellipsed({ parts, cutBefore, cutAfter }: Extract): Segment[] {
  const shown = parts.map((part) => ({ ...part }))
  const [first, last] = [shown[0], shown.at(-1)]
  const begins = cutBefore && first?.marked === false && SENTENCE_END.test(first.text)
  if (begins) first.text = first.text.replace(SENTENCE_END, '')
  if (cutAfter && last?.marked === false) last.text = last.text.replace(/[\s.,;:!?…–-]+$/, '')
  const more = { text: '…', marked: false }
  return [...(cutBefore && !begins ? [more] : []), ...shown, ...(cutAfter ? [more] : [])].filter(
    ({ text }) => text !== '',
  )
}

/** Where the keywords stand in each offer: the passage of its text that has most of them. */
export async function highlightJobs(
  db: Db,
  index: IndexedCollection,
  ids: number[],
  keywords: string,
  corrections: readonly Correction[],
) {
  const texts = await textsOf(db, index, ids)
  const byId = new Map(texts.map((row) => [row.id, row]))
  const enough = parseKeywords(keywords).wanted.length
  const extract = extractsOf(keywords, corrections)
  const found = new Map<number, { extract: Segment[] }>()
  // A page of a hundred long offers takes a while, and belongs to nobody in particular.
  const othersToo = shortTurns()
  for (const id of ids) {
    const row = byId.get(id)
    const passages = row ? [row.description, ...row.missions, ...row.profile, row.skills.join(', ')] : []
    let best: { extract: Extract; words: number } | null = null
    for (const passage of passages) {
      const one = extract(passage, EXTRACT)
      await othersToo()
      const words = wordsFound(one.parts)
      if (words > (best?.words ?? 0)) best = { extract: one, words }
      if (words >= enough) break
    }
    found.set(id, { extract: best ? ellipsed(best.extract) : [] })
  }
  return found
}
