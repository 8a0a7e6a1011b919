import type { Db } from '#platform/server/database/db.ts'
import { findWishes } from './member-wishes.repository.ts'

/** What a member said of the work they look for, for comparing it with jobs. */
export const statedWishes = (db: Db, accountId: number) => findWishes(db, accountId)
