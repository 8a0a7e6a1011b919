import { serveList } from '#platform/server/back-office/served-list.ts'
import { subscribersList } from '../subscribers-list.rules.ts'
import { findListed, subscribersSource } from './subscribers-list.repository.ts'

/** Who asked for the letter, for the back office. */
export const servedSubscribers = serveList<typeof subscribersList>({
  list: subscribersList,
  source: subscribersSource,
  rows: async (db, ids) => (await findListed(db, ids)).map((row) => ({ ...row, reason: row.reason || null })),
  acts: {},
})
