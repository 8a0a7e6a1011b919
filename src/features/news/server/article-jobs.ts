import { searchJobs } from '#features/jobs/jobs.contract.ts'
import { findJobs } from '#features/jobs/server/jobs-search.service.ts'
import { beginsWords } from '#platform/folding.ts'
import { notFound } from '#platform/refusals.ts'
import { memoWhileUnchanged } from '#platform/server/collection/collection-memory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { NewsGround } from './news.service.ts'
import { cardsOf } from './news.service.ts'

const MOST = 3
/** How many are looked through for those that are called so. */
const LOOKED_AT = 12
/** How many of its tags are tried, before its category. */
const TRIED = 4

type Theme = { words: string[]; countryId: number | undefined }

/**
 * Live jobs of what an article speaks of, by the first of its tags, or else its category, that some are called by. A word that
 * stands in their texts alone would bring any job: « salaires » is in most of them.
 */
const jobsOf = memoWhileUnchanged(
  ({ words, countryId }: Theme) => JSON.stringify([countryId, ...words]),
  async (db, jobs, { words, countryId }) => {
    for (const keywords of words) {
      const asked = { keywords, per_page: LOOKED_AT, sort: 'relevance', session_pays: countryId }
      const { found, total } = await findJobs(db, jobs, searchJobs.input.parse(asked))
      const data = found.filter(({ title }) => beginsWords(title, keywords)).slice(0, MOST)
      if (data.length > 0) return { keywords, total, data }
    }
    return { keywords: null, total: 0, data: [] }
  },
)

export async function articleJobs(
  { site: { db }, index }: NewsGround,
  jobs: IndexedCollection,
  { id, countryId }: { id: number; countryId: number | undefined },
) {
  const [card] = await cardsOf(db, index, [id])
  if (!card) throw notFound()
  // Before joining others: a page that does not wait for jobs would wait with them.
  await jobs.there()
  return jobsOf(db, jobs, { words: [...card.tags.slice(0, TRIED), card.category], countryId })
}
