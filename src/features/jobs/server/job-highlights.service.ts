import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Extract } from '#search-engine/analysis/extract.ts'
import { extractsOf } from '#search-engine/analysis/extract.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { Correction } from '#search-engine/schema.ts'
import type { JobIndex } from './job-index.service.ts'
import { jobMemory } from './job-memory.service.ts'
import * as jobs from './jobs.repository.ts'

type Segment = Extract['parts'][number]

const textsOf = jobMemory((db, ids) => jobs.findTexts(db, ids))

/** One line beside an offer, two on a phone. */
const EXTRACT = 64

const wordsFound = (parts: readonly Segment[]): number =>
  new Set(parts.filter(({ marked }) => marked).map(({ text }) => fold(text))).size

/** What was cut away shows as « … ». */
function ellipsed({ parts, cutBefore, cutAfter }: Extract): Segment[] {
  const more = { text: '…', marked: false }
  return [...(cutBefore ? [more] : []), ...parts, ...(cutAfter ? [more] : [])]
}

/** Where the keywords stand in each offer: the passage of its text that has most of them. */
export async function highlightJobs(
  db: Db,
  index: JobIndex,
  ids: number[],
  keywords: string,
  corrections: readonly Correction[],
) {
  const texts = await textsOf(db, index, ids)
  const byId = new Map(texts.map((row) => [row.id, row]))
  const enough = parseKeywords(keywords).wanted.length
  const extract = extractsOf(keywords, corrections)
  return new Map(
    ids.map((id) => {
      const row = byId.get(id)
      const passages = row ? [row.description, ...row.missions, ...row.profile, row.skills.join(', ')] : []
      let best: { extract: Extract; words: number } | null = null
      for (const passage of passages) {
        const one = extract(passage, EXTRACT)
        const words = wordsFound(one.parts)
        if (words > (best?.words ?? 0)) best = { extract: one, words }
        if (words >= enough) break
      }
      return [id, { extract: best ? ellipsed(best.extract) : [] }]
    }),
  )
}
