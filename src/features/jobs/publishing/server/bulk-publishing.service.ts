import { setImmediate as nextTurn } from 'node:timers/promises'
import { readBalance, refundCredit, spendCredits } from '#features/credits/server/credits.service.ts'
import { creditRefusals } from '#features/credits/credits.rules.ts'
import { quoted } from '#platform/french.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { JobStatus } from '../../jobs.rules.ts'
import type { JobFields } from '../publishing.contract.ts'
import { publishingRefusals, shownState } from '../publishing.rules.ts'
import { employerOf, online } from './changing-jobs.ts'
import { findAlike, judgeJob } from './judging.ts'
import * as bulk from './bulk-publishing.repository.ts'
import type { JobChange, JobRow } from './publishing.repository.ts'
import * as repository from './publishing.repository.ts'
import { cityNamed, understandJob } from './ready-job.ts'

/** A job as another system of the company sends it; `jobId` where it came before. */
export type SentJob = { reference: string; fields: JobFields; jobId: number | null }
export type SentOutcome =
  | { outcome: 'créée' | 'modifiée'; jobId: number; statut: JobStatus }
  | { outcome: 'refusée'; reason: string; fields: Record<string, string> }

type Author = { companyId: number; accountId: number | null }
type Ready = {
  at: number
  held: JobRow | null
  row: Awaited<ReturnType<typeof understandJob>>['row']
  fingerprint: string
}

const refused = (reason: string, fields: Record<string, string> = {}): SentOutcome => ({
  outcome: 'refusée',
  reason,
  fields,
})

/** Whether publishing from this state costs a credit; a job that is shown, hidden or waiting is changed for nothing. */
const costs = (held: JobRow | null): boolean =>
  held === null || held.status === 'brouillon' || held.status === 'refusée'

/** Many jobs name few cities: each is looked up once. */
function citiesOnce(): typeof cityNamed {
  const found = new Map<string, ReturnType<typeof cityNamed>>()
  return (db, typed, countryId) => {
    const known = found.get(typed) ?? cityNamed(db, typed, countryId)
    found.set(typed, known)
    return known
  }
}

/** Reads each over as publishing one would: what is missing, what the checks say, and whether another says the same. */
async function readOver(tx: Tx, { companyId }: Author, sent: SentJob[], outcomes: SentOutcome[]): Promise<Ready[]> {
  const employer = await employerOf(tx, { companyId })
  const held = await bulk.lockMany(
    tx,
    companyId,
    sent.flatMap(({ jobId }) => jobId ?? []),
  )
  const findCity = citiesOnce()
  const ready: Ready[] = []
  const prints = new Map<string, string>()
  const all: Awaited<ReturnType<typeof understandJob>>[] = []
  for (const { fields } of sent) all.push(await understandJob(tx, fields, employer, findCity))
  const alike = await findAlike(tx, companyId, all)
  for (const [at, { jobId, reference }] of sent.entries()) {
    const known = jobId === null ? null : (held.get(jobId) ?? null)
    const state = known && shownState(known, new Date())
    const understood = all[at]!
    const missing = Object.values(understood.missing)
    // Nothing of this waits for anything: others would wait for all of them.
    await nextTurn()
    const { findings, fingerprint, stopped } = await judgeJob(tx, understood, known?.id ?? null, alike)
    const twin = prints.get(fingerprint)
    if (state === 'expirée' || state === 'pourvue')
      outcomes[at] = refused(publishingRefusals['publishing/not_now'].message)
    else if (missing.length > 0) outcomes[at] = refused(missing.join(' '), understood.missing)
    else if (stopped) {
      const stops = findings.filter(({ severity }) => severity === 'stop')
      const said = stops.map(({ passage, reason }) => (passage ? `${quoted(passage)}\u202f: ${reason}` : reason))
      outcomes[at] = refused(said.join(' '), Object.fromEntries(stops.map(({ field, reason }) => [field, reason])))
    } else if (twin !== undefined)
      outcomes[at] = refused(`La même offre est déjà dans ce flux, sous la référence ${twin}.`)
    else {
      prints.set(fingerprint, reference)
      ready.push({ at, held: known, row: understood.row, fingerprint })
    }
  }
  return ready
}

/**
 * Publishes many jobs of a company inside the caller's transaction, as publishing each would, without asking the database about
 * each again. Those that credits do not suffice for are refused; the others are published.
 */
export async function publishMany(tx: Tx, author: Author, sent: SentJob[]): Promise<SentOutcome[]> {
  const { companyId, accountId } = author
  const outcomes: SentOutcome[] = []
  const ready = await readOver(tx, author, sent, outcomes)
  const paid = ready.filter(({ held }) => costs(held))
  let left = 0
  // One moment for what there is and for what is spent: the month may turn between two.
  const at = new Date()
  if (paid.length > 0) {
    // Those of one company publish one after the other from here on.
    await lockNamed(tx, 'credits', companyId)
    left = await readBalance(tx, companyId, at)
  }
  const beyond = new Set(paid.slice(left))
  for (const { at: place } of beyond) outcomes[place] = refused(creditRefusals['credits/none_left'].message)
  const first = paid.length > 0 && !(await repository.hasPublished(tx, companyId))
  const shown = first ? { status: 'en attente' as const } : { ...online(new Date()), status: 'active' as const }
  const made = ready.filter((one) => one.held === null && !beyond.has(one))
  const ids = await bulk.insertMany(
    tx,
    made.map(({ at: place, row, fingerprint }) => ({
      ...row,
      ...shown,
      accountId,
      fingerprint,
      premium: false,
      reference: sent[place]!.reference,
    })),
  )
  for (const [index, { at: place }] of made.entries())
    outcomes[place] = { outcome: 'créée', jobId: ids[index]!, statut: shown.status }
  for (const one of ready) {
    if (one.held === null || beyond.has(one)) continue
    const change: JobChange = costs(one.held) ? { ...shown, refusalReason: '' } : {}
    await repository.updateJob(tx, one.held.id, { ...one.row, ...change, fingerprint: one.fingerprint })
    await repository.dropForm(tx, one.held.id, accountId)
    outcomes[one.at] = { outcome: 'modifiée', jobId: one.held.id, statut: change.status ?? one.held.status }
  }
  const spent = paid.filter((one) => !beyond.has(one))
  await spendCredits(
    tx,
    companyId,
    spent.map(({ at: place, row }) => {
      const outcome = outcomes[place]!
      const subjectId = outcome.outcome === 'refusée' ? 0 : outcome.jobId
      return { kind: 'publish', subjectId, label: row.title.slice(0, 200), accountId }
    }),
    at,
  )
  return outcomes
}

/** Takes jobs of a company offline; one that nobody has read yet goes, and its credit comes back. Gives those that were closed. */
export async function closeMany(tx: Tx, { companyId, accountId }: Author, jobIds: number[]): Promise<number[]> {
  const { closed, unread } = await bulk.closeMany(tx, companyId, jobIds)
  for (const subjectId of unread) await refundCredit(tx, companyId, { kind: 'publish', subjectId, accountId })
  return [...closed, ...unread]
}

/** Shows jobs again that `closeMany` took offline, as long as their time lasts. */
export const reopenMany = bulk.reopenMany
export const standingOf = bulk.findStanding
