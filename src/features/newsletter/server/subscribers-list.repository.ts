import { inArray, sql } from 'drizzle-orm'
import type { ListSource } from '#platform/server/back-office/list-query.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { subscribersList } from '../subscribers-list.rules.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'

export const subscribersSource: ListSource<typeof subscribersList> = {
  table: subscribers,
  id: subscribers.id,
  words: sql`${subscribers}.words`,
  sorts: { email: subscribers.email, since: subscribers.since },
  filters: { etat: subscribers.state },
}

export const findListed = (db: Db, ids: number[]) =>
  db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      state: subscribers.state,
      since: subscribers.since,
      reason: subscribers.bounceReason,
    })
    .from(subscribers)
    .where(inArray(subscribers.id, ids))
