import { suggestCities } from '#features/reference/server/place-names.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { fold } from '#platform/folding.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { idempotently } from '#platform/server/database/idempotency.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type { JobStatus } from '../../jobs.rules.ts'
import { jobStatuses } from '../../jobs.rules.ts'
import type * as contract from '../publishing.contract.ts'
import type { JobFields } from '../publishing.contract.ts'
import type { JobAct } from '../publishing.rules.ts'
import {
  contractNames,
  inDays,
  MOST_LONE_DRAFTS,
  publishingRefusals as refusals,
  RESTORE_DAYS,
} from '../publishing.rules.ts'
import { doneTexts } from '../publishing.texts.ts'
import { changes, employerOf } from './changing-jobs.ts'
import { judgeJob } from './judging.ts'
import type { LoneDraft } from './lone-drafts.repository.ts'
import * as drafts from './lone-drafts.repository.ts'
import * as repository from './publishing.repository.ts'
import type { Employer } from './ready-job.ts'
import { understandJob } from './ready-job.ts'
import type { MarketSite } from './salary-standing.service.ts'
import { salaryStanding } from './salary-standing.service.ts'

// What recruiters write whom no company has taken in yet: drafts of their own, and nothing else.

/** Nobody's place: what is read over there is never written. */
async function nowhere(db: Db): Promise<Employer> {
  const [city] = await suggestCities(db, 'Paris')
  return { id: 0, countryId: 1, cityId: city!.id, sectorId: 0 }
}

/** What the checks say of what is typed, without a company that it could be the second job of. */
export async function readOverAlone(db: Db, index: IndexedCollection, fields: JobFields) {
  const understood = await understandJob(db, fields, await nowhere(db))
  const { findings } = await judgeJob(db, understood, null)
  const market = await salaryStanding(index, understood)
  return { findings, fonction: understood.fonction, city: understood.city, missing: understood.missing, market }
}

/** Lets those of one person wait for each other, and refuses one more than there may be. */
async function holdRoom(tx: Tx, accountId: number): Promise<void> {
  await lockNamed(tx, 'lone drafts', accountId)
  if ((await drafts.countDrafts(tx, accountId)) >= MOST_LONE_DRAFTS)
    throw refuse(refusals['publishing/too_many_lone_drafts'])
}

// Anybody may sign up, and what was answered to a call is kept for two days.
const made: Limit = { name: 'lone drafts', most: 100, seconds: 86_400 }

export async function createLoneDraft(site: MarketSite, actor: SignedIn, fields: JobFields, key: string | null) {
  const { accountId } = actor
  await countTry(site.db, [{ limit: made, subject: String(accountId) }])
  const call = { subject: `account ${accountId}`, what: 'draft', key, body: fields }
  return idempotently(site, call, async ({ db: tx }) => {
    await holdRoom(tx, accountId)
    const { id, version, savedAt } = await drafts.insertDraft(tx, accountId, fields)
    const reading = await readOverAlone(tx, site.jobs, fields)
    return { ...done(doneTexts.saved), id, version, saved_at: savedAt.toISOString(), reading }
  })
}

export async function saveLoneDraft(
  site: MarketSite,
  { accountId }: SignedIn,
  { id, version, ...fields }: ParsedInputOf<typeof contract.saveOwnJob>,
) {
  await countTry(site.db, [{ limit: changes, subject: String(accountId) }])
  return site.db.transaction(async (tx) => {
    const held = await drafts.lockDraft(tx, accountId, id)
    if (!held || held.deletedAt) throw notFound()
    if (version !== undefined && version !== held.version) throw refuse(refusals['publishing/conflict'])
    const saved = await drafts.setFields(tx, id, fields)
    const reading = await readOverAlone(tx, site.jobs, fields)
    return { ...done(doneTexts.saved), version: saved.version, saved_at: saved.savedAt.toISOString(), reading }
  })
}

export async function readLoneDraft({ db, jobs }: MarketSite, { accountId }: SignedIn, id: number) {
  const row = await drafts.findDraft(db, accountId, id)
  if (!row) throw notFound()
  return {
    id,
    statut: 'brouillon' as const,
    entreprise: '',
    fields: row.fields,
    published: null,
    version: row.version,
    saved_at: row.savedAt.toISOString(),
    last_change: { at: row.savedAt.toISOString(), by: null, own: true },
    published_at: null,
    valid_through: null,
    refusal_reason: '',
    acts: actsOf(row),
    extension_is_free: false,
    cost: 1,
    page: `/offre-emploi/${id}`,
    deleted: row.deletedAt !== null,
    reading: await readOverAlone(db, jobs, row.fields),
  }
}

const actsOf = ({ deletedAt }: LoneDraft): JobAct[] => (deletedAt === null ? ['delete'] : ['restore'])

/** Deleted and brought back, as jobs are; there is nothing else to do with one. */
export const actOnLoneDraft = (site: Site, { accountId }: SignedIn, { id, act }: { id: number; act: JobAct }) =>
  site.db.transaction(async (tx) => {
    if (act === 'restore') await holdRoom(tx, accountId)
    const held = await drafts.lockDraft(tx, accountId, id)
    if (!held) throw notFound()
    if (!actsOf(held).includes(act)) throw refuse(refusals['publishing/not_now'])
    await drafts.setDeleted(tx, id, act === 'delete' ? new Date() : null)
    // As many can be brought back as there may be: else somebody without a company would keep thousands.
    if (act === 'delete') await drafts.deleteBeyond(tx, accountId, MOST_LONE_DRAFTS)
    const undo: JobAct = act === 'delete' ? 'restore' : 'delete'
    return {
      ...done(act === 'delete' ? doneTexts.delete : doneTexts.draftBack),
      id,
      act,
      undo,
      statut: 'brouillon' as const,
    }
  })

/** One that is there is refused with what to do first; another's is not there. */
export async function refusePublishingAlone(db: Db, { accountId }: SignedIn, id: number): Promise<never> {
  const held = await drafts.findDraft(db, accountId, id)
  if (!held || held.deletedAt) throw notFound()
  throw refuse(refusals['publishing/no_company'])
}

type Asked = PageInput & { q: string; statuts: readonly JobStatus[]; sort: string }

/** All of somebody, as the list of a company has its jobs. */
export async function listLoneDrafts(db: Db, { accountId }: SignedIn, { q, statuts, sort, ...page }: Asked) {
  const rows = await drafts.findDrafts(db, accountId)
  const words = fold(q)
  const found = rows.filter(
    ({ fields }) =>
      fold(fields.titre).includes(words) && (statuts.length === 0 || statuts.some((one) => one === 'brouillon')),
  )
  const sorted = sort === 'titre' ? found.toSorted((a, b) => a.fields.titre.localeCompare(b.fields.titre, 'fr')) : found
  const { offset, limit } = rowsOf(page)
  return {
    data: sorted.slice(offset, offset + limit).map((row) => ({
      id: row.id,
      titre: row.fields.titre || 'Sans titre',
      localisation: row.fields.localisation,
      type: row.fields.typeContrat ? contractNames[row.fields.typeContrat] : '',
      statut: 'brouillon' as const,
      datePublication: null,
      valid_through: null,
      created_at: row.createdAt.toISOString(),
      refusal_reason: '',
      changed: false,
      acts: actsOf(row),
    })),
    pagination: pageOf(found.length, page),
    counts: Object.fromEntries(jobStatuses.map((state) => [state, state === 'brouillon' ? rows.length : 0])) as Record<
      JobStatus,
      number
    >,
  }
}

/** Deleted ones go once they cannot be brought back. */
export async function forgetDeletedDrafts(db: Db): Promise<void> {
  await drafts.deleteOld(db, inDays(-RESTORE_DAYS, new Date()))
}

/**
 * Makes the drafts of somebody whom a company takes in drafts of that company, in the transaction that attaches them: under their numbers
 * and versions, so that a page that is open goes on saving.
 */
export async function adoptDrafts(tx: Tx, accountId: number, companyId: number): Promise<void> {
  await forgetDeletedDrafts(tx)
  const taken = await drafts.takeDrafts(tx, accountId)
  if (taken.length === 0) return
  const employer = await employerOf(tx, { companyId })
  for (const draft of taken) {
    const { row } = await understandJob(tx, draft.fields, employer)
    const { id, createdAt, deletedAt } = draft
    await repository.insertJob(tx, { ...row, id, accountId, createdAt, deletedAt, premium: false, status: 'brouillon' })
    await drafts.insertForm(tx, draft)
  }
}
