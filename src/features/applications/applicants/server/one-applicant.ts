import { namesByAccount } from '#features/accounts/server/users.service.ts'
import { matchOf } from '#features/matching/server/matching.service.ts'
import { matchTexts, recruiterReasons } from '#features/matching/matching.texts.ts'
import { textOfCv } from '#features/members/cv-text/server/cv-text.service.ts'
import { describeCv } from '#features/members/cvs/server/cvs.service.ts'
import { initials } from '#features/members/members.rules.ts'
import { documentAddress, isDocument } from '#platform/files.ts'
import { notFound, refuse, RefusalError } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { claimedFile } from '#platform/server/files/files.ts'
import type { Site } from '#platform/server/site.ts'
import * as events from '../../server/application-events.repository.ts'
import { writeOpening } from '../../server/applications.service.ts'
import { applicantRefusals } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'
import { lineOf, profilesOf } from './applicant-lines.ts'
import * as applicants from './applicants.repository.ts'
import { findMoveOf } from './pending-moves.repository.ts'
import { findProposal } from './proposals.repository.ts'
import * as team from './team.repository.ts'

/** What a candidate does that concerns the employer: what they note for themselves is theirs. */
const SHARED = new Set(['sent', 'reminded', 'withdrawn', 'slot_picked', 'slots_declined'])

const READINGS = { name: 'applicant cv readings', most: 120, seconds: 3_600 }

/** How well the job fits what the person looks for: the sheet that they see themselves, in other words. */
async function matchWith(db: Db, accountId: number | null, jobId: number) {
  if (accountId === null) return null
  try {
    const { enough, match } = await matchOf(db, accountId, jobId, recruiterReasons)
    if (!enough || match.total === null) return null
    return {
      total: match.total,
      points: match.points
        .filter((one) => one.criterion !== 'sector' || one.points !== null)
        .map(({ criterion, points, most, reason }) => ({
          label: matchTexts.criteria[criterion],
          points,
          most,
          reason,
        })),
      missing_skills: match.missing_skills,
    }
  } catch (error) {
    // A job that nobody may read any more has no sheet.
    if (error instanceof RefusalError) return null
    throw error
  }
}

/** One application as the employer reads it, with what the team said. */
export async function readApplicant(db: Db, actor: SignedIn, id: number) {
  const [row, [listed]] = await Promise.all([
    applicants.findReceivedOne(db, actor, id),
    applicants.findReceived(db, actor, { ids: [id] }, { sort: 'date', offset: 0, limit: 1 }),
  ])
  if (!row || !listed) throw notFound()
  const [profiles, happened, notes, ratings, cv, letter, proposal, pending] = await Promise.all([
    profilesOf(db, actor, [listed]),
    events.findEvents(db, id),
    team.findNotes(db, id),
    team.findRatings(db, id),
    row.cvId === null ? null : describeCv(db, row.cvId),
    row.letterFile === null ? null : claimedFile(db, row.letterFile),
    findProposal(db, id),
    findMoveOf(db, id),
  ])
  const profile = row.withdrawnAt ? undefined : profiles.get(row.accountId ?? 0)
  const names = await namesByAccount(db, [
    ...notes.map(({ accountId }) => accountId),
    ...happened.flatMap(({ accountId }) => accountId ?? []),
  ])
  const line = lineOf(listed, profiles, new Date())
  const shown = happened.filter(({ kind, author }) => author !== 'candidate' || SHARED.has(kind))
  return {
    ...line,
    civility: row.withdrawnAt ? null : row.civility,
    first_name: row.firstName ?? '',
    email: row.email,
    telephone: row.phone,
    competences: profile?.skills ?? [],
    formation: (profile?.education ?? []).map(({ degree, school, year }) =>
      [degree, school, year].filter(Boolean).join(', '),
    ),
    disponibilite: profile?.availability ? texts.availability[profile.availability] : null,
    langues: profile?.languages ?? [],
    experiences: (profile?.experience ?? []).map(({ title, company, period, description }) => ({
      title,
      company,
      period,
      description,
    })),
    motivations: row.withdrawnAt ? '' : row.message,
    profile: profile ? `/profil/${profile.id}` : null,
    cv: cv && { name: cv.name, bytes: cv.bytes, address: cv.address, created_at: cv.created_at },
    letter:
      letter && isDocument(letter.kind)
        ? { name: row.letterName ?? 'Lettre', address: documentAddress(letter.id, letter.kind) }
        : null,
    // With its moment: what a candidate notes before there is an interview is theirs.
    interview_place: line.interview_at === null ? '' : row.interviewPlace,
    proposal: proposal && {
      slots: proposal.slots,
      place: proposal.place,
      answered_at: proposal.answeredAt?.toISOString() ?? null,
    },
    pending: pending && { id: pending.id, stage: pending.stage, until: pending.dueAt.toISOString() },
    own_rating: ratings.find(({ accountId }) => accountId === actor.accountId)?.rating ?? null,
    notes: notes.map(({ id: note, accountId, body, writtenAt }) => {
      const name = names.get(accountId) ?? texts.gone
      const [first = '', ...others] = name.split(' ')
      return {
        id: note,
        name,
        initials: initials(first, others.at(-1) ?? ''),
        body,
        at: writtenAt.toISOString(),
        own: accountId === actor.accountId,
      }
    }),
    events: shown.map(({ author, accountId, kind, detail, body, happenedAt }) => {
      const by = names.get(accountId ?? 0) ?? ''
      return { author, by, kind, detail, body, at: happenedAt.toISOString() }
    }),
    match: row.withdrawnAt ? null : await matchWith(db, row.accountId, row.jobId!),
  }
}

/** The text of the CV, read in the page. Each opening is written down, as a download is. */
export async function readApplicantCv(site: Site, actor: SignedIn, id: number) {
  const row = await applicants.findReceivedOne(site.db, actor, id)
  if (!row || row.withdrawnAt || row.cvId === null) throw notFound()
  await countTry(site.db, [{ limit: READINGS, subject: String(actor.accountId) }])
  await writeOpening(site.db, actor, id, events.CV_OPENED)
  try {
    return { text: await textOfCv(site, actor.accountId, row.cvId) }
  } catch (error) {
    if (error instanceof RefusalError) throw refuse(applicantRefusals['applicants/cv_unreadable'])
    throw error
  }
}
