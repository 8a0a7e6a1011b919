import { countInTurn } from '#features/jobs/server/job-counting.service.ts'
import type { SearchFields } from '#features/jobs/server/kept-search-fields.service.ts'
import { fieldsOfSearch, searchWithFields } from '#features/jobs/server/kept-search-fields.service.ts'
import {
  countNewJobs,
  describeSearch,
  namedFilters,
  readKeptSearch,
} from '#features/jobs/server/kept-search.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound, RefusalError, refuse } from '#platform/refusals.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { giveWay } from '#platform/server/overload/overload.ts'
import { isKey } from '#platform/server/secrets.ts'
import type * as contract from '../alerts.contract.ts'
import type { Frequency } from '../alerts.rules.ts'
import { alertRefusals, HIGHEST_SALARY, MOST_ALERTS, shortTitle } from '../alerts.rules.ts'
import { alertTexts, formTexts } from '../alerts.texts.ts'
import { feedbackOf, narrowingsOf } from './alert-feedback.ts'
import { stopKeyOf } from './alert-keys.ts'
import * as alerts from './alerts.repository.ts'

/** A filter of an old search may be gone: it then finds nothing, and the alert is still its owner's to see and delete. */
export const unlessRefused = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof RefusalError) return otherwise
    throw error
  })

/** For whoever takes their data along. */
export const allAlerts = async (db: Db, accountId: number) => {
  const said = await feedbackOf(db, accountId)
  return (await alerts.findAlertsOf(db, accountId)).map(({ id, title, search, frequency, active, createdAt }) => ({
    title,
    search,
    frequency,
    is_active: active,
    created_at: createdAt.toISOString(),
    feedback: said.get(id) ?? [],
  }))
}

/** An alert as its owner sees it: its fields are read from the address of its search. */
async function shownAlert(db: Db, row: alerts.Alert) {
  const [lists, fields, more] = await Promise.all([
    listsOf(db),
    fieldsOfSearch(db, row.search),
    unlessRefused(namedFilters(db, row.search), { filters: [], currency: 'EUR' }),
  ])
  return {
    id: row.id,
    title: row.title,
    ...fields,
    sectors: lists.sectors.filter(({ id }) => fields.sectors.includes(id)),
    ...more,
    search: row.search,
    frequency: row.frequency,
    is_active: row.active,
    created_at: row.createdAt.toISOString(),
  }
}

const countOf = (db: Db, index: IndexedCollection, { search, seenUntil }: alerts.Alert): Promise<number> =>
  countInTurn(() => unlessRefused(countNewJobs(db, index, search, seenUntil), 0))

/** One's own alerts, or the newest of them, each with what it would tell now: only these are counted. */
export async function listAlerts(db: Db, index: IndexedCollection, accountId: number, limit = MOST_ALERTS) {
  const rows = (await alerts.findAlertsOf(db, accountId)).slice(0, limit)
  // Twenty costly searches take a while: meanwhile they hold nobody's turn.
  giveWay()
  const data: (Awaited<ReturnType<typeof shownAlert>> & { new_jobs: number })[] = []
  for (const row of rows) data.push({ ...(await shownAlert(db, row)), new_jobs: await countOf(db, index, row) })
  return { data }
}

export async function readAlert(db: Db, index: IndexedCollection, accountId: number, id: number) {
  const row = await alerts.findAlert(db, accountId, id)
  if (!row) throw notFound()
  const recent = await countInTurn(() =>
    unlessRefused(
      describeSearch(db, index, row.search).then((search) => search.recent),
      0,
    ),
  )
  return {
    ...(await shownAlert(db, row)),
    new_jobs: await countOf(db, index, row),
    recent_jobs: recent,
    narrowings: await narrowingsOf(db, id),
  }
}

/** What would be watched, for visitors too; a member also learns of the own alert on the same search. */
export async function previewAlert(
  db: Db,
  index: IndexedCollection,
  { search, ...given }: ParsedInputOf<typeof contract.previewAlert>,
  accountId: number | null,
) {
  const wanted = await searchOf(db, search, {
    ...(given.sectors.length > 0 ? { sectors: given.sectors } : {}),
    ...(given.location ? { location: given.location } : {}),
    ...(given.keywords === undefined ? {} : { keywords: given.keywords }),
    ...(given.salary === undefined ? {} : { salary: given.salary }),
  })
  const { address, title, recent } = await describeSearch(db, index, wanted)
  const known = accountId === null ? false : await alerts.hasAlertOn(db, accountId, address)
  const [fields, more] = await Promise.all([fieldsOfSearch(db, address), namedFilters(db, address)])
  return { title: shortTitle(title), search: address, recent_jobs: recent, known, ...more, ...fields }
}

/** The address of a search with some of its fields changed. */
async function searchOf(db: Db, search: string, given: Partial<SearchFields>): Promise<string> {
  if (Object.keys(given).length === 0) return search
  return searchWithFields(db, search, { ...(await fieldsOfSearch(db, search)), ...given })
}

/** Keeps a search under a name. Refuses what cannot be searched, and writes the rest in one way only: the same twice is noticed. */
export async function keepAlert(
  db: Db,
  accountId: number,
  { title, search, frequency }: { title: string; search: string; frequency: Frequency },
): Promise<number> {
  const { address } = await readKeptSearch(db, search)
  const id = await db.transaction(async (tx) => {
    await lockNamed(tx, 'alerts', accountId)
    if ((await alerts.countAlertsOf(tx, accountId)) >= MOST_ALERTS) throw refuse(alertRefusals['alerts/too_many'])
    return alerts.insertAlert(tx, { accountId, title, search: address, frequency })
  })
  if (id === null) throw refuse(alertRefusals['alerts/same_search'])
  return id
}

// Each is a row, and the room of deleted ones is used again later.
const changes: Limit = { name: 'alerts', most: 200, seconds: 3_600 }

export async function createAlert(
  db: Db,
  accountId: number,
  { title, frequency, search, ...fields }: ParsedInputOf<typeof contract.createAlert>,
) {
  await countTry(db, [{ limit: changes, subject: String(accountId) }])
  const id = await keepAlert(db, accountId, { title, frequency, search: await searchWithFields(db, search, fields) })
  return { ...done(alertTexts.created), id }
}

/**
 * For the form of a CV: an alert on what somebody wishes for, once a week. Where they have one on it, it stays as it is. A salary
 * that no alert may ask for is left out.
 */
export async function createAlertFromWishes(
  tx: Tx,
  accountId: number,
  { title, salary, ...fields }: SearchFields & { title: string },
): Promise<{ id: number | null }> {
  const asked = salary !== null && salary <= HIGHEST_SALARY ? salary : null
  const search = await searchWithFields(tx, '/emploi', { ...fields, salary: asked })
  const { address } = await readKeptSearch(tx, search)
  if (await alerts.hasAlertOn(tx, accountId, address)) return { id: null }
  return { id: await keepAlert(tx, accountId, { title: shortTitle(title), search, frequency: 'weekly' }) }
}

/** Changes what is given. An alert whose search changes asks for a sector and a place, as a new one does. */
export async function updateAlert(
  db: Db,
  accountId: number,
  { id, is_active, title, frequency, search, ...fields }: ParsedInputOf<typeof contract.updateAlert>,
) {
  const given = Object.fromEntries(
    Object.entries({ ...fields, search, title, frequency, is_active }).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(given).length === 0) throw invalidInput({ title: alertTexts.missing })
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'alerts', accountId)
    const before = await alerts.findAlert(tx, accountId, id)
    if (!before) throw notFound()
    const wanted = await searchChanged(tx, before.search, search, fields)
    const changes = {
      ...(title === undefined ? {} : { title }),
      ...(frequency === undefined ? {} : { frequency }),
      ...(is_active === undefined ? {} : { active: is_active }),
      ...(wanted === before.search ? {} : { search: wanted }),
    }
    if (wanted !== before.search && (await alerts.hasAlertOn(tx, accountId, wanted)))
      throw refuse(alertRefusals['alerts/same_search'])
    if (Object.keys(changes).length > 0 && !(await alerts.updateAlert(tx, accountId, id, changes))) throw notFound()
  })
  return done(alertTexts.updated)
}

type Changed = { [Field in keyof SearchFields]?: SearchFields[Field] | undefined }

async function searchChanged(db: Db, before: string, search: string | undefined, fields: Changed): Promise<string> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  if (search === undefined && Object.keys(given).length === 0) return before
  // Another address brings its other filters along; the fields are those of before, but for what is given.
  const whole = { ...(await fieldsOfSearch(db, before)), ...given }
  if (whole.sectors.length === 0) throw invalidInput({ sectors: formTexts.sectorsMissing })
  const { address } = await readKeptSearch(db, await searchWithFields(db, search ?? before, whole))
  return address
}

export async function deleteAlert(db: Db, accountId: number, id: number) {
  if (!(await alerts.removeAlert(db, accountId, id))) throw notFound()
  return done(alertTexts.deleted)
}

/** The same answer whether or not the alert is still there: who has the key is its reader, and wants no more mails. */
export async function stopAlert(db: Db, secret: string, { id, key }: { id: number; key: string }) {
  if (!isKey(key, stopKeyOf(id, secret))) throw notFound()
  await alerts.pauseAlert(db, id)
  return done(alertTexts.stoppedLead)
}
