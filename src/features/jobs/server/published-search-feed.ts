import { atomFeed } from '#platform/server/atom.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SearchPath } from '../job-address.ts'
import { feedAddress, jobList } from '../job-address.ts'
import { titleOfSearch } from '../job-search-head.ts'
import { jobEntry } from './published-feed-atom.ts'
import { feedMoment, jobsForFeed } from './published-feeds.ts'
import { toSearchQuery } from './job-filters.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { filterOptions } from './job-options.ts'
import { filtersOfAddress } from './kept-search.service.ts'

const NEWEST = 50

/**
 * The newest jobs of a search as a feed: what its page lists, without the sponsored ones first and whatever the
 * sort. The country is the one in the address, else the one of a visitor who has not chosen.
 */
export async function searchFeed(
  db: Db,
  index: IndexedCollection,
  path: SearchPath,
  given: URLSearchParams,
  base: string,
) {
  const { filters, params } = await filtersOfAddress(db, path, given)
  const query = await toSearchQuery(db, filters)
  const [found, options, modified] = await Promise.all([
    index.search({ ...query, sort: { by: 'date' }, limit: NEWEST, count: [] }),
    filterOptions(db, index, filters),
    feedMoment(db, 'all'),
  ])
  const jobs = await jobsForFeed(db, found.ids)
  const latest = jobs.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt.getTime()), 0)
  const xml = atomFeed({
    title: titleOfSearch(path, params, options),
    page: `${base}${jobList.canonical(path, params)}`,
    self: `${base}${feedAddress(path, params)}`,
    updated: jobs.length > 0 ? new Date(latest) : modified,
    entries: jobs.map((job) => jobEntry(job, base)),
  })
  // Where only the last days count, jobs leave by the clock alone.
  return { xml, modified: filters.depuis ? new Date() : modified }
}
