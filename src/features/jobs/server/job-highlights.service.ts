import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/db.ts'
import type { Extract } from '#search-engine/analysis/extract.ts'
import { extractsOf } from '#search-engine/analysis/extract.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { Correction } from '#search-engine/schema.ts'
import type { JobIndex } from './job-index.service.ts'
import { jobMemory } from './job-memory.service.ts'
import * as jobs from './jobs.repository.ts'

type Segment = Extract['parts'][number]
type Found = { id: number; title: string; company_name: string }

const textsOf = jobMemory((db, ids) => jobs.findTexts(db, ids))

const WHOLE = 1_000
/** Two lines where the list is narrowest. */
const EXTRACT = 90

const wordsFound = (parts: readonly Segment[]): number =>
  new Set(parts.filter(({ marked }) => marked).map(({ text }) => fold(text))).size

/** What was cut away shows as « … ». */
function ellipsed({ parts, cutBefore, cutAfter }: Extract): Segment[] {
  const more = { text: '…', marked: false }
  return [...(cutBefore ? [more] : []), ...parts, ...(cutAfter ? [more] : [])]
}

/** Where the keywords stand in each offer: its title, its company's name, and the passage that has most of them. */
export async function highlightJobs(
  db: Db,
  index: JobIndex,
  found: Found[],
  keywords: string,
  corrections: readonly Correction[],
) {
  const texts = await textsOf(
    db,
    index,
    found.map(({ id }) => id),
  )
  const byId = new Map(texts.map((row) => [row.id, row]))
  const enough = parseKeywords(keywords).wanted.length
  const extract = extractsOf(keywords, corrections)
  return new Map(
    found.map(({ id, title, company_name }) => {
      const row = byId.get(id)
      const passages = row ? [row.description, ...row.missions, ...row.profile, row.skills.join(', ')] : []
      let best: { extract: Extract; words: number } | null = null
      for (const passage of passages) {
        const one = extract(passage, EXTRACT)
        const words = wordsFound(one.parts)
        if (words > (best?.words ?? 0)) best = { extract: one, words }
        if (words >= enough) break
      }
      return [
        id,
        {
          title: extract(title, WHOLE).parts,
          company_name: extract(company_name, WHOLE).parts,
          extract: best ? ellipsed(best.extract) : [],
        },
      ]
    }),
  )
}
