import { isDeepStrictEqual } from 'node:util'
import { spendCredit } from '#features/credits/server/credits.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { idempotently } from '#platform/server/database/idempotency.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type * as contract from '../publishing.contract.ts'
import type { JobFields } from '../publishing.contract.ts'
import { MOST_DRAFTS, publishingRefusals as refusals, shownState } from '../publishing.rules.ts'
import { doneTexts } from '../publishing.texts.ts'
import { changes, changing, employerOf, online } from './changing-jobs.ts'
import { judgeJob } from './judging.ts'
import { readOverAlone } from './lone-drafts.service.ts'
import type { JobChange, JobRow } from './publishing.repository.ts'
import * as repository from './publishing.repository.ts'
import { fieldsOf, understandJob } from './ready-job.ts'
import type { MarketSite } from './salary-standing.service.ts'
import { salaryStanding } from './salary-standing.service.ts'

const readings: Limit = { name: 'job checks', most: 3_000, seconds: 3_600 }

/** What the checks say of what is typed, whoever asks. */
export async function readOver(
  db: Db,
  index: IndexedCollection,
  actor: SignedIn,
  fields: JobFields,
  except: number | null,
) {
  const understood = await understandJob(db, fields, await employerOf(db, actor))
  const { findings } = await judgeJob(db, understood, except)
  const market = await salaryStanding(index, understood)
  return { findings, fonction: understood.fonction, city: understood.city, missing: understood.missing, market }
}

export async function checkJob({ db, jobs }: MarketSite, actor: SignedIn, fields: JobFields) {
  await countTry(db, [{ limit: readings, subject: String(actor.accountId) }])
  return actor.companyId === null ? readOverAlone(db, jobs, fields) : readOver(db, jobs, actor, fields, null)
}

async function insertDraft(tx: Tx, index: IndexedCollection, actor: SignedIn, fields: JobFields) {
  const employer = await employerOf(tx, actor)
  // Before those of the company wait for each other: a draft is nothing that it could be the second of.
  const reading = await readOver(tx, index, actor, fields, null)
  await lockNamed(tx, 'drafts', employer.id)
  if ((await repository.countDrafts(tx, employer.id)) >= MOST_DRAFTS)
    throw refuse(refusals['publishing/too_many_drafts'])
  const { row } = await understandJob(tx, fields, employer)
  const id = await repository.insertJob(tx, { ...row, accountId: actor.accountId, premium: false, status: 'brouillon' })
  const { version, savedAt } = await repository.saveForm(tx, { id, edition: 0 }, actor.accountId, fields)
  return { id, version, saved_at: savedAt.toISOString(), reading }
}

export async function createJob(site: MarketSite, actor: SignedIn, fields: JobFields, key: string | null) {
  await countTry(site.db, [{ limit: changes, subject: String(actor.accountId) }])
  const call = { subject: `company ${actor.companyId}`, what: 'job', key, body: fields }
  return idempotently(site, call, async ({ db: tx }) => ({
    ...done(doneTexts.saved),
    ...(await insertDraft(tx, site.jobs, actor, fields)),
  }))
}

/** Refuses what was made from an older version than the one that is kept. */
async function refuseOlder(tx: Tx, { id, edition }: JobRow, version: number | undefined): Promise<void> {
  const form = await repository.findForm(tx, id)
  if (version !== undefined && version !== (form?.version ?? edition)) throw refuse(refusals['publishing/conflict'])
}

export const saveOwnJob = (
  site: MarketSite,
  actor: SignedIn,
  { id, version, ...fields }: ParsedInputOf<typeof contract.saveOwnJob>,
) =>
  changing(site, actor, id, async ({ db: tx }, row) => {
    if (row.deletedAt) throw notFound()
    await refuseOlder(tx, row, version)
    const saved = await repository.saveForm(tx, row, actor.accountId, fields)
    return {
      ...done(doneTexts.saved),
      version: saved.version,
      saved_at: saved.savedAt.toISOString(),
      reading: await readOver(tx, site.jobs, actor, fields, id),
    }
  })

export const discardChanges = (site: Site, actor: SignedIn, id: number) =>
  changing(site, actor, id, async ({ db: tx }, row) => {
    if (row.deletedAt || row.status === 'brouillon') throw refuse(refusals['publishing/not_now'])
    await repository.dropForm(tx, id, actor.accountId)
    return done('Les modifications sont oubliées')
  })

/** What a job becomes when it is published from its state. An edited one that is shown, hidden or waiting stays so. */
async function published(tx: Tx, actor: SignedIn, row: JobRow, now: Date): Promise<JobChange> {
  const state = shownState(row, now)
  if (state === 'active' || state === 'inactive' || state === 'en attente') return {}
  if (state === 'expirée' || state === 'pourvue') throw refuse(refusals['publishing/not_now'])
  const label = row.title.slice(0, 200)
  await spendCredit(tx, row.companyId, { kind: 'publish', subjectId: row.id, label, accountId: actor.accountId })
  // Those of one company publish one after the other from here on, so only one of them is the first.
  if (!(await repository.hasPublished(tx, row.companyId))) return { status: 'en attente', refusalReason: '' }
  return { ...online(now), refusalReason: '' }
}

/** Publishes what is typed, inside the caller's transaction. */
async function publishHeld(tx: Tx, actor: SignedIn, held: JobRow, fields: JobFields) {
  const understood = await understandJob(tx, fields, await employerOf(tx, { companyId: held.companyId }))
  if (Object.keys(understood.missing).length > 0) throw invalidInput(understood.missing)
  const { findings, fingerprint, stopped } = await judgeJob(tx, understood, held.id)
  if (stopped) throw refuse({ ...refusals['publishing/stopped'], fields: faultsIn(findings) })
  const row = { ...held, ...understood.row }
  const change = await published(tx, actor, row, new Date())
  await repository.updateJob(tx, held.id, { ...understood.row, ...change, fingerprint })
  return {
    statut: change.status ?? held.status,
    findings,
    version: await repository.dropForm(tx, held.id, actor.accountId),
  }
}

/** Whether a job says already what was typed: a form that is sent twice arrives once more after it was published. */
async function saysAlready(tx: Tx, held: JobRow, fields: JobFields): Promise<boolean> {
  if (held.status === 'brouillon' || held.status === 'refusée') return false
  const { row } = await understandJob(tx, fields, await employerOf(tx, held))
  return Object.entries(row).every(([name, value]) => isDeepStrictEqual(held[name as keyof typeof row], value))
}

/** Each passage that stops a job, by its field. */
const faultsIn = (findings: contract.ShownFinding[]): Record<string, string> =>
  Object.fromEntries(
    findings
      .filter(({ severity }) => severity === 'stop')
      .map(({ field, reason }) => [field, reason])
      .toReversed(),
  )

export async function publishJob(
  site: Site,
  actor: SignedIn,
  { id, version, fields }: ParsedInputOf<typeof contract.publishJob>,
  key: string | null,
) {
  await countTry(site.db, [{ limit: changes, subject: String(actor.accountId) }])
  const call = { subject: `company ${actor.companyId}`, what: 'publish', key, body: { id, version, fields } }
  return idempotently(site, call, async ({ db: tx }) => {
    const held = await repository.lockOwn(tx, actor, id)
    if (!held || held.deletedAt) throw notFound()
    if (!actor.verified) throw refuse(refusals['publishing/not_verified'])
    const form = await repository.findForm(tx, id)
    // Sent twice: what was typed has been published already.
    if (!form && !fields && held.status !== 'brouillon') return alreadyPublished(held)
    if (version !== undefined && version !== (form?.version ?? held.edition)) {
      if (!form && fields && (await saysAlready(tx, held, fields))) return alreadyPublished(held)
      throw refuse(refusals['publishing/conflict'])
    }
    const before = held.status
    const { statut, ...made } = await publishHeld(tx, actor, held, fields ?? form?.fields ?? (await fieldsOf(tx, held)))
    const text = before !== 'brouillon' && before !== 'refusée' ? doneTexts.changed : doneTexts.created
    return { ...done(statut === 'en attente' ? doneTexts.waiting : text), id, statut, ...made }
  })
}

const alreadyPublished = ({ id, status, edition }: JobRow) => ({
  ...done(doneTexts.changed),
  id,
  statut: status,
  version: edition,
  findings: [] as contract.ShownFinding[],
})

export const duplicateJob = (site: MarketSite, actor: SignedIn, id: number) =>
  changing(site, actor, id, async ({ db: tx }, row) => {
    const typed = row.status === 'brouillon' ? await repository.findForm(tx, id) : null
    const made = await insertDraft(tx, site.jobs, actor, typed?.fields ?? (await fieldsOf(tx, row)))
    return { ...done(doneTexts.duplicated), id: made.id }
  })

/**
 * A job that the site has read and found good, made for a company and shown at once; it is paid for like any other. `exactly` is
 * what its form says otherwise than that of a client.
 */
export async function publishAccepted(
  tx: Tx,
  { companyId, accountId }: { companyId: number; accountId: number | null },
  fields: JobFields,
  exactly: JobChange = {},
): Promise<number> {
  const understood = await understandJob(tx, fields, await employerOf(tx, { companyId }))
  if (Object.keys(understood.missing).length > 0) throw invalidInput(understood.missing)
  const { fingerprint } = await judgeJob(tx, understood, null)
  const row = {
    ...understood.row,
    ...exactly,
    ...online(new Date()),
    accountId,
    fingerprint,
    premium: false,
    status: 'active' as const,
  }
  const id = await repository.insertJob(tx, row)
  await spendCredit(tx, companyId, { kind: 'publish', subjectId: id, label: row.title.slice(0, 200), accountId })
  return id
}
