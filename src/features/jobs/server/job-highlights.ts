import type { Db } from '#platform/server/database/db.ts'
import type { Extract } from '#search-engine/analysis/extract.ts'
import type { Correction } from '#search-engine/schema.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { collectionMemory } from '#platform/server/collection/collection-memory.ts'
import * as jobs from './jobs.repository.ts'

type Segment = Extract['parts'][number]

const textsOf = collectionMemory((db, ids) => jobs.findTexts(db, ids))

/** One line beside a job, two on a phone. */
const EXTRACT = 64

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

/** Where the keywords stand in each job: the passage of its text that has most of them. */
export async function highlightJobs(
  db: Db,
  index: IndexedCollection,
  ids: number[],
  keywords: string,
  corrections: readonly Correction[],
) {
  const texts = await textsOf(db, index, ids)
  const documents = texts.map(({ description, missions, profile, skills }) => [
    description,
    ...missions,
    ...profile,
    skills.join(', '),
  ])
  const extracts = await index.extracts({ keywords, corrections, length: EXTRACT, documents })
  return new Map(texts.map(({ id }, at) => [id, { extract: extracts[at] ? ellipsed(extracts[at]) : [] }]))
}
