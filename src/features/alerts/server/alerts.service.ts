import { timingSafeEqual } from 'node:crypto'
import { countInTurn } from '#features/jobs/server/job-counting.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { countNewOffers, describeSearch, readKeptSearch } from '#features/jobs/server/kept-search.service.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound, RefusalError, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { giveWay } from '#platform/server/overload/overload.ts'
import { markOf } from '#platform/server/secrets.ts'
import type { Frequency } from '../alerts.rules.ts'
import { alertRefusals, MOST_ALERTS, shortTitle } from '../alerts.rules.ts'
import { alertTexts } from '../alerts.texts.ts'
import * as alerts from './alerts.repository.ts'

/** A filter of an old search may be gone: it then finds nothing, and the alert is still its owner's to see and delete. */
export const unlessRefused = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof RefusalError) return otherwise
    throw error
  })

/** One's own alerts, or the newest of them, each with what it would tell now: only these are counted. */
export async function listAlerts(db: Db, index: IndexedCollection, accountId: number, limit = MOST_ALERTS) {
  const rows = (await alerts.findAlertsOf(db, accountId)).slice(0, limit)
  // Twenty costly searches take a while: meanwhile they hold nobody's turn.
  giveWay()
  const counts: number[] = []
  for (const { search, seenUntil } of rows)
    counts.push(await countInTurn(() => unlessRefused(countNewOffers(db, index, search, seenUntil), 0)))
  return {
    data: rows.map((row, at) => ({
      id: row.id,
      title: row.title,
      search: row.search,
      frequency: row.frequency,
      is_active: row.active,
      new_offers: counts[at]!,
      created_at: row.createdAt.toISOString(),
    })),
  }
}

/** For whoever takes their data along. */
export const allAlerts = async (db: Db, accountId: number) =>
  (await alerts.findAlertsOf(db, accountId)).map(({ title, search, frequency, active, createdAt }) => ({
    title,
    search,
    frequency,
    is_active: active,
    created_at: createdAt.toISOString(),
  }))

/** What would be watched, for visitors too; a member also learns of the own alert on the same search. */
export async function previewAlert(db: Db, index: IndexedCollection, search: string, accountId: number | null) {
  const { address, title, recent } = await describeSearch(db, index, search)
  const known = accountId === null ? false : await alerts.hasAlertOn(db, accountId, address)
  return { title: shortTitle(title), search: address, recent_offers: recent, known }
}

export async function createAlert(
  db: Db,
  accountId: number,
  { title, search, frequency }: { title: string; search: string; frequency: Frequency },
) {
  // Refuses what cannot be searched, and writes the rest in one way only: the same search twice is noticed.
  const { address } = await readKeptSearch(db, search)
  const id = await db.transaction(async (tx) => {
    await lockNamed(tx, 'alerts', accountId)
    if ((await alerts.countAlertsOf(tx, accountId)) >= MOST_ALERTS) throw refuse(alertRefusals['alerts/too_many'])
    return alerts.insertAlert(tx, { accountId, title, search: address, frequency })
  })
  if (id === null) throw refuse(alertRefusals['alerts/same_search'])
  return { ...done(alertTexts.created), id }
}

export async function updateAlert(
  db: Db,
  accountId: number,
  id: number,
  { is_active, ...fields }: { title?: string; frequency?: Frequency; is_active?: boolean },
) {
  const changes = { ...fields, ...(is_active === undefined ? {} : { active: is_active }) }
  if (Object.values(changes).every((value) => value === undefined)) {
    throw invalidInput({ title: alertTexts.missing })
  }
  if (!(await alerts.updateAlert(db, accountId, id, changes))) throw notFound()
  return done(alertTexts.updated)
}

export async function deleteAlert(db: Db, accountId: number, id: number) {
  if (!(await alerts.removeAlert(db, accountId, id))) throw notFound()
  return done(alertTexts.deleted)
}

/** What the mails of an alert carry to end them: nothing is kept for it, and it opens nothing else. */
export const stopKeyOf = (id: number, secret: string): string => markOf(`alert ${id}`, secret).toString('base64url')

/** The same answer whether or not the alert is still there: who has the key is its reader, and wants no more mails. */
export async function stopAlert(db: Db, secret: string, { id, key }: { id: number; key: string }) {
  const [given, wanted] = [Buffer.from(key), Buffer.from(stopKeyOf(id, secret))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound()
  await alerts.pauseAlert(db, id)
  return done(alertTexts.stoppedLead)
}
