import type { Freshness } from '#platform/server/http/conditional.ts'
import { weakEtag } from '#platform/server/http/conditional.ts'
import type { Db } from '#platform/server/database/db.ts'
import { completeFeedPaths } from '../jobs.rules.ts'
import { jsonFeedEnd, jsonFeedItem, jsonFeedStart } from './published-feed-json.ts'
import { xmlFeedEnd, xmlFeedJob, xmlFeedStart } from './published-feed-xml.ts'
import { eachLiveJob, feedState } from './published-feeds.ts'

type CompleteFeed = {
  path: string
  type: string
  freshness: (db: Db, base: string) => Promise<Freshness>
  /** The feed in pieces, the first of which needs the database already. */
  write: (db: Db, base: string) => AsyncGenerator<string>
}

// Part of the mark: raised when the same jobs are written differently.
const EDITION = '1'

const freshnessOf = (path: string) => async (db: Db, base: string) => {
  const { figures, words, modified } = await feedState(db, 'all')
  return { etag: weakEtag(EDITION, path, base, figures, words), modified }
}

async function* writeXml(db: Db, base: string): AsyncGenerator<string> {
  const { modified } = await feedState(db, 'all')
  let before = xmlFeedStart(base, modified)
  for await (const jobs of eachLiveJob(db)) {
    yield before + jobs.map((job) => xmlFeedJob(job, base)).join('')
    before = ''
  }
  yield before + xmlFeedEnd
}

async function* writeJson(db: Db, base: string): AsyncGenerator<string> {
  let before = jsonFeedStart(base, `${base}${completeFeedPaths.json}`)
  let separator = ''
  for await (const jobs of eachLiveJob(db)) {
    yield before + separator + jobs.map((job) => jsonFeedItem(job, base)).join(',\n')
    before = ''
    separator = ',\n'
  }
  yield before + jsonFeedEnd
}

/** Every live job at once, in the two forms that programs ask for. */
export const completeFeeds: CompleteFeed[] = [
  {
    path: completeFeedPaths.xml,
    type: 'application/xml; charset=utf-8',
    freshness: freshnessOf(completeFeedPaths.xml),
    write: writeXml,
  },
  {
    path: completeFeedPaths.json,
    type: 'application/feed+json; charset=utf-8',
    freshness: freshnessOf(completeFeedPaths.json),
    write: writeJson,
  },
]
