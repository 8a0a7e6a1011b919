import { reachableAccount } from '#features/accounts/server/users.service.ts'
import { monogram } from '#features/companies/companies.rules.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { jobsNamed } from '#features/jobs/server/job-facts.service.ts'
import { claimCv, describeCv } from '#features/members/cvs/server/cvs.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { documentAddress, isDocument } from '#platform/files.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { claimedFile } from '#platform/server/files/files.ts'
import type * as contract from '../applications.contract.ts'
import type { ShownStatus, Standing } from '../applications.rules.ts'
import {
  mayAccept,
  mayRemind,
  promisedDays,
  shownStatus,
  shownStatuses,
  silentDays,
  stepOf,
} from '../applications.rules.ts'
import type { Application } from './applications.repository.ts'
import * as events from './application-events.repository.ts'
import * as applications from './applications.repository.ts'
import * as own from './own-applications.repository.ts'
import { openProposal } from '../applicants/server/picking.ts'

export const standingOf = (row: Application): Standing => ({ ...row, delayDays: row.details.delayDays ?? null })

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

type Jobs = Awaited<ReturnType<typeof jobsNamed>>
type Event = Awaited<ReturnType<typeof events.findLastEvents>>[number]

const told = ({ kind, author, happenedAt, detail }: Event) => ({ kind, author, at: happenedAt.toISOString(), detail })
const toldWhole = (event: Event) => ({ ...told(event), body: event.body })

function onTheWire(row: Application, jobs: Jobs, last: Event | undefined, now: Date) {
  const job = jobs.find(({ id }) => id === row.jobId)
  const standing = standingOf(row)
  return {
    id: row.id,
    job_id: row.jobId,
    poste: row.title,
    entreprise: row.companyName,
    localisation: row.place,
    logo: job?.logo ?? '',
    monogram: job ? job.monogram : monogram(row.companyName),
    dateCandidate: row.createdAt.toISOString(),
    statut: shownStatus(row),
    salaire: row.salary,
    typeContrat: row.contractType,
    dateEntretien: iso(row.interviewAt),
    elsewhere: row.jobId === null,
    job: job ? jobAddress(job) : null,
    job_closed: row.jobId !== null && job?.state !== 'live',
    ...stepOf(standing),
    last: last ? told(last) : null,
    to_confirm: row.jobId !== null && row.sentAt === null && row.withdrawnAt === null,
    silent_days: silentDays(standing, now),
    promised_days: promisedDays(standing),
    may_remind: mayRemind(standing, now),
    reminded_at: iso(row.remindedAt),
  }
}

async function described(db: Db, rows: Application[]) {
  if (rows.length === 0) return []
  const now = new Date()
  const jobIds = rows.flatMap(({ jobId }) => jobId ?? [])
  const [jobs, lasts] = await Promise.all([
    jobsNamed(db, jobIds),
    events.findLastEvents(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) =>
    onTheWire(
      row,
      jobs,
      lasts.find(({ applicationId }) => applicationId === row.id),
      now,
    ),
  )
}

/**
 * What somebody sent as a visitor joins their account, once its address is confirmed: both have shown that the mailbox is
 * theirs.
 */
async function claimSent(db: Db, accountId: number): Promise<void> {
  const account = await reachableAccount(db, accountId)
  if (!account || !(await applications.hasUnclaimed(db, account.email))) return
  await db.transaction(async (tx) => {
    for (const row of await applications.lockUnclaimed(tx, account.email)) await claim(tx, accountId, row)
  })
}

async function claim(tx: Tx, accountId: number, row: Application): Promise<void> {
  const own = await applications.findOfAccount(tx, accountId, row.jobId!)
  // They have applied with the account as well: the employer has the first of the two.
  if (own && !own.withdrawnAt) await applications.deleteApplication(tx, own.id)
  await applications.updateApplication(tx, row.id, { accountId, visitor: null })
  if (row.cvId !== null) await claimCv(tx, row.cvId, accountId)
}

export async function listApplications(
  db: Db,
  accountId: number,
  { q, statut: statuses, sort, ...asked }: ParsedInputOf<typeof contract.listApplications>,
) {
  await claimSent(db, accountId)
  const wanted = { q, statuses }
  const [rows, total, standings] = await Promise.all([
    own.findApplications(db, accountId, wanted, { sort, ...rowsOf(asked) }),
    own.countApplications(db, accountId, wanted),
    own.countByStanding(db, accountId),
  ])
  return {
    data: await described(db, rows),
    pagination: pageOf(total, asked),
    counts: countsOf(standings),
  }
}

function countsOf(standings: Awaited<ReturnType<typeof own.countByStanding>>) {
  const count = (fits: (one: (typeof standings)[number]) => boolean): number =>
    standings.filter(fits).reduce((sum, one) => sum + one.count, 0)
  const answered = new Set(['contacté', 'entretien', 'refusé', 'embauché'])
  const byStatus = Object.fromEntries(
    shownStatuses.map((statut) => [statut, count((one) => one.statut === statut)]),
  ) as Record<ShownStatus, number>
  const interviewed = ({ stage, interview, statut }: (typeof standings)[number]): boolean =>
    interview || stage === 'entretien' || stage === 'embauché' || statut === 'Entretien programmé'
  return {
    total: count(() => true),
    sent: count(({ sent }) => sent),
    read: count(({ stage, statut }) => (stage ?? 'nouveau') !== 'nouveau' || statut === 'Acceptée'),
    answered: count((one) => answered.has(one.stage ?? '') || interviewed(one) || one.statut === 'Acceptée'),
    interviews: count(interviewed),
    accepted: count(({ statut }) => statut === 'Acceptée'),
    by_status: byStatus,
  }
}

export async function readApplication(db: Db, accountId: number, id: number) {
  const row = await applications.findOwn(db, accountId, id)
  if (!row) throw notFound()
  const [happened, [item], cv, letter] = await Promise.all([
    events.findEvents(db, id),
    described(db, [row]),
    row.cvId === null ? null : describeCv(db, row.cvId),
    row.letterFile === null ? null : claimedFile(db, row.letterFile),
  ])
  const { details } = row
  return {
    ...item!,
    notes: row.notes,
    notes_at: iso(row.notesAt),
    description: details.description ?? '',
    missions: details.missions ?? [],
    profil: details.profil ?? [],
    avantages: details.avantages ?? [],
    remote: details.remote ?? null,
    experience: details.experience ?? null,
    starts_on: details.startsOn ?? null,
    valid_through: details.validThrough ?? null,
    link: row.link,
    company_id: row.companyId,
    message: row.message,
    letter:
      letter && isDocument(letter.kind)
        ? { name: row.letterName ?? 'Lettre', address: documentAddress(letter.id, letter.kind) }
        : null,
    cv,
    cv_opened: happened.filter(({ kind }) => kind === events.CV_OPENED).length,
    interview_place: row.interviewPlace,
    may_accept: mayAccept(standingOf(row), new Date()),
    email: row.email,
    withdrawn_at: iso(row.withdrawnAt),
    events: happened.filter(({ kind }) => !events.openings.includes(kind)).map(toldWhole),
    proposal: await openProposal(db, row),
  }
}

export const appliedIds = async (db: Db, accountId: number) => ({
  data: await own.findAppliedIds(db, accountId),
})
