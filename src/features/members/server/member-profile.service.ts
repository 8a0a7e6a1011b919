import { companiesById, companyCalled } from '#features/companies/server/company-names.service.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memberRefusals } from '../members.rules.ts'
import { findLastSeen, updateLastSeen } from './members.repository.ts'
import type { NewProfile, ProfileRow } from './own-profile.repository.ts'
import * as profiles from './own-profile.repository.ts'

/** A profile as its owner knows it: the company by its name, whether it has a page or not. */
export type MemberProfile = Omit<ProfileRow, 'companyId' | 'companyName'> & { company: string }

/** What its owner may change of it. */
export type ProfileChanges = Partial<Omit<MemberProfile, 'visibleToRecruiters' | 'cvSavedAt' | 'version'>>

/** The profile that goes with a new account. Others see it once its owner has been confirmed and lets them. */
export const createProfile = (db: Db, profile: NewProfile): Promise<void> => profiles.insertProfile(db, profile)

export async function profileOf(db: Db, accountId: number): Promise<MemberProfile | null> {
  const [row, companies] = await Promise.all([profiles.findProfile(db, accountId), companiesById(db)])
  if (!row) return null
  const { companyId, companyName, ...profile } = row
  return { ...profile, company: companies.get(companyId ?? 0)?.name ?? companyName }
}

/** A company that has a page here is named by its number, any other as it was written. Who changes it is not verified any more. */
async function workAt(db: Db, name: string) {
  const known = await companyCalled(db, name)
  const companyId = known?.id ?? null
  return { companyId, companyName: known ? '' : name, verified: profiles.verifiedAt(companyId) }
}

/** Changes a profile, from the version that is named: if it has changed meanwhile, nothing is lost and nothing is done. */
export async function changeProfile(
  db: Db,
  accountId: number,
  { company, ...fields }: ProfileChanges & { cvSavedAt?: Date; visibleToRecruiters?: boolean },
  version?: number,
): Promise<void> {
  if (company === undefined && version === undefined && Object.keys(fields).length === 0) return
  const changed = await profiles.updateProfile(
    db,
    accountId,
    {
      ...fields,
      ...(company === undefined ? {} : await workAt(db, company)),
      ...(fields.location === undefined ? {} : { cityId: null }),
    },
    version,
  )
  if (!changed && version !== undefined) throw refuse(memberRefusals['members/changed_meanwhile'])
}

export const markSeen = (db: Db, accountId: number): Promise<void> => updateLastSeen(db, accountId)

/** When each of these accounts was there last. */
export const lastSeenOf = async (db: Db, accountIds: number[]): Promise<Map<number, Date>> =>
  new Map((await findLastSeen(db, accountIds)).map(({ accountId, lastSeenAt }) => [accountId!, lastSeenAt]))

export const changeVisibility = (db: Db, accountId: number, profileVisible: boolean): Promise<void> =>
  profiles.updateVisibility(db, accountId, profileVisible)
