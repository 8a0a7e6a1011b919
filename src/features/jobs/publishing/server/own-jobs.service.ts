import { companyPlace } from '#features/companies/server/companies.service.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import { shortCity } from '#platform/french.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { JobStatus } from '../../jobs.rules.ts'
import { jobStatuses } from '../../jobs.rules.ts'
import type { JobStanding } from '../publishing.rules.ts'
import { extensionIsFree, mayDo, jobActs, shownState } from '../publishing.rules.ts'
import type { OwnJobSort } from './publishing.repository.ts'
import * as repository from './publishing.repository.ts'
import { fieldsOf } from './ready-job.ts'
import { readOver } from './publishing.service.ts'
import type { MarketSite } from './salary-standing.service.ts'

const actsOf = (row: JobStanding, now: Date) => jobActs.filter((act) => mayDo(act, row, now))

/** How people are called, by their accounts: another room knows. */
export type NamesOf = (db: Db, accountIds: number[]) => Promise<Map<number, string>>

type Change = { accountId: number | null; at: Date | null }

async function changeOf(db: Db, actor: SignedIn, { accountId, at }: Change, namesOf: NamesOf) {
  if (!at) return null
  const own = accountId === actor.accountId
  const by = own || accountId === null ? null : ((await namesOf(db, [accountId])).get(accountId) ?? null)
  return { at: at.toISOString(), by, own }
}

/** A job of the own company, as it is written. */
export async function readOwnJob({ db, jobs }: MarketSite, actor: SignedIn, id: number, namesOf: NamesOf) {
  const row = await repository.findOwn(db, actor, id)
  if (!row) throw notFound()
  const now = new Date()
  const [form, shown, company] = await Promise.all([
    repository.findForm(db, id),
    fieldsOf(db, row),
    companyPlace(db, row.companyId),
  ])
  const fields = form?.fields ?? shown
  const last = form ? { accountId: form.accountId, at: form.savedAt } : { accountId: row.editionBy, at: row.editionAt }
  const state = shownState(row, now)
  return {
    id,
    statut: state,
    entreprise: company?.name ?? '',
    fields,
    published: form && state !== 'brouillon' ? shown : null,
    version: form?.version ?? row.edition,
    saved_at: form?.savedAt.toISOString() ?? null,
    last_change: await changeOf(db, actor, last, namesOf),
    published_at: row.publishedAt?.toISOString() ?? null,
    valid_through: row.validThrough?.toISOString() ?? null,
    refusal_reason: row.refusalReason,
    acts: actsOf(row, now),
    extension_is_free: extensionIsFree(row, now),
    cost: state === 'brouillon' || state === 'refusée' ? 1 : 0,
    page: `/offre-emploi/${id}`,
    deleted: row.deletedAt !== null,
    reading: await readOver(db, jobs, actor, fields, id),
  }
}

type Asked = PageInput & { q: string; statuts: readonly JobStatus[]; sort: OwnJobSort; first?: readonly number[] }

/** The jobs of the own company, without what other rooms know of them. */
export async function listOwnJobs(db: Db, actor: SignedIn, { q, first = [], ...asked }: Asked) {
  const [{ rows, total }, byState, lists] = await Promise.all([
    repository.findListed(db, actor, { words: fold(q), first, ...asked }),
    repository.countByState(db, actor),
    listsOf(db),
  ])
  const cities = await citiesById(
    db,
    rows.map(({ cityId }) => cityId),
  )
  const now = new Date()
  return {
    data: rows.map((row) => ({
      id: row.id,
      titre: row.title,
      localisation: shortCity(cities.get(row.cityId)?.name ?? ''),
      type: lists.contracts.find(({ id }) => id === row.contractId)?.name ?? '',
      statut: row.status,
      datePublication: row.publishedAt?.toISOString() ?? null,
      valid_through: row.validThrough?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      refusal_reason: row.refusalReason,
      /** Changes that are not published yet. */
      changed: row.changed,
      acts: actsOf(row, now),
    })),
    pagination: pageOf(total, asked),
    counts: Object.fromEntries(jobStatuses.map((state) => [state, byState[state] ?? 0])) as Record<JobStatus, number>,
  }
}
