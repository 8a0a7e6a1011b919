import { contactsOf } from '#features/accounts/server/account-control.service.ts'
import { initials } from '#features/members/members.rules.ts'
import { applicantProfiles } from '#features/members/server/applicant-profiles.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { waitingDays } from '../applicants.rules.ts'
import { WITHDRAWN_PERSON } from '../applicants.texts.ts'
import type { ReceivedRow } from './applicants.repository.ts'

type Profiles = Awaited<ReturnType<typeof applicantProfiles>>

/** What is shown of the profiles of those who applied and did not withdraw. */
export const profilesOf = (
  db: Db,
  actor: SignedIn,
  rows: readonly Pick<ReceivedRow, 'accountId' | 'withdrawnAt'>[],
): Promise<Profiles> =>
  applicantProfiles(
    db,
    contactsOf,
    actor,
    rows.flatMap(({ accountId, withdrawnAt }) => (withdrawnAt || accountId === null ? [] : accountId)),
  )

const nameOf = ({ firstName, lastName }: Pick<ReceivedRow, 'firstName' | 'lastName'>): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || WITHDRAWN_PERSON

/** One of a list. A withdrawn one is a name and a date. */
export function lineOf(row: ReceivedRow, profiles: Profiles, now: Date) {
  const profile = row.withdrawnAt ? undefined : profiles.get(row.accountId ?? 0)
  return {
    id: row.id,
    job_id: row.jobId!,
    nom: nameOf(row),
    initials: initials(row.firstName ?? '', row.lastName ?? '') || '–',
    photo: profile?.photo ?? null,
    poste: row.title,
    titre: profile?.title ?? '',
    experience: profile?.experienceYears || null,
    localisation: profile?.city ?? '',
    souhait: profile?.wantedSalary ?? '',
    date: row.sentAt!.toISOString(),
    statut: row.stage!,
    withdrawn: row.withdrawnAt !== null,
    waiting_days: waitingDays({ ...row, stage: row.stage!, sentAt: row.sentAt! }, now),
    promised_days: row.promisedDays,
    // What a candidate notes before there is an interview is theirs.
    interview_at: row.stage === 'entretien' && !row.withdrawnAt ? (row.interviewAt?.toISOString() ?? null) : null,
    reminded_at: row.remindedAt?.toISOString() ?? null,
    rating: row.rating,
  }
}

export async function linesOf(db: Db, actor: SignedIn, rows: ReceivedRow[]) {
  const [profiles, now] = [await profilesOf(db, actor, rows), new Date()]
  return rows.map((row) => lineOf(row, profiles, now))
}
