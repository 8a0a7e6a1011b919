import type { Db } from '#platform/server/database/db.ts'
import type { MemberProfile } from './members.repository.ts'
import * as members from './members.repository.ts'

export type { MemberProfile } from './members.repository.ts'

/** The profile that goes with a new account. Others see it once its owner has been confirmed and lets them. */
export const createProfile = (db: Db, profile: members.NewProfile): Promise<void> => members.insertProfile(db, profile)

export const profileOf = (db: Db, accountId: number): Promise<MemberProfile | null> =>
  members.findProfile(db, accountId)

export const changeProfile = (db: Db, accountId: number, fields: Partial<members.ProfileFields>): Promise<void> =>
  members.updateProfile(db, accountId, fields)

export const markSeen = (db: Db, accountId: number): Promise<void> => members.updateLastSeen(db, accountId)

/** When each of these accounts was there last. */
export const lastSeenOf = async (db: Db, accountIds: number[]): Promise<Map<number, Date>> =>
  new Map((await members.findLastSeen(db, accountIds)).map(({ accountId, lastSeenAt }) => [accountId!, lastSeenAt]))

export const changeVisibility = (db: Db, accountId: number, profileVisible: boolean): Promise<void> =>
  members.updateVisibility(db, accountId, profileVisible)
