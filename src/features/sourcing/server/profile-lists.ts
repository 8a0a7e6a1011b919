import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import { soughtIds } from '#features/members/server/sought-members.service.ts'
import { done } from '#platform/contract.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { MOST_IN_LIST, MOST_LISTS, MOST_SEARCHES, profilesPath, sourcingRefusals } from '../sourcing.rules.ts'
import { profileList } from '../sourcing-address.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'
import { cardsOf } from './profile-cards.ts'
import * as lists from './profile-lists.repository.ts'
import { companyOf } from './profile-search.ts'

/** How many of a list are to be seen by the company now, and how many are no longer. */
const countsOf = (all: readonly { memberId: number }[], seen: ReadonlySet<number>) => {
  const shown = all.filter(({ memberId }) => seen.has(memberId)).length
  return { profiles_count: shown, hidden_count: all.length - shown }
}

export async function readLists(db: Db, caller: Actor) {
  const { actor } = companyOf(caller)
  const [rows, entries] = await Promise.all([lists.findLists(db, actor), lists.findEntries(db, actor)])
  const seen = await soughtIds(db, actor, [...new Set(entries.map(({ memberId }) => memberId))])
  return {
    data: rows.map((row) => ({
      ...row,
      ...countsOf(
        entries.filter(({ listId }) => listId === row.id),
        seen,
      ),
    })),
  }
}

async function requireList(db: Db, actor: Actor, id: number) {
  const list = await lists.findList(db, actor, id)
  if (!list) throw notFound()
  return list
}

/** Whoever has taken consent back is not in it any more, but counted as such. */
export async function readList(
  db: Db,
  elsewhere: Elsewhere,
  caller: Actor,
  { id, ...page }: { id: number } & PageInput,
) {
  const { actor } = companyOf(caller)
  const list = await requireList(db, actor, id)
  const entries = await lists.findEntries(db, actor, { listId: id })
  const seen = await soughtIds(
    db,
    actor,
    entries.map(({ memberId }) => memberId),
  )
  const there = entries.filter(({ memberId }) => seen.has(memberId))
  const { offset, limit } = rowsOf(page)
  const shown = there.slice(offset, offset + limit)
  const cards = await cardsOf(
    db,
    elsewhere,
    actor,
    shown.map(({ memberId }) => memberId),
  )
  return {
    ...list,
    ...countsOf(entries, seen),
    data: shown.flatMap(({ memberId, note, addedAt }) => {
      const profile = cards.find((card) => card.id === memberId)
      return profile ? [{ ...profile, note, added_at: addedAt.toISOString() }] : []
    }),
    pagination: pageOf(there.length, page),
  }
}

/** Only who is to be found can be kept. */
async function keep(tx: Tx, actor: Actor, row: { listId: number; memberId: number; note?: string }): Promise<void> {
  if ((await soughtIds(tx, actor, [row.memberId])).size === 0) throw notFound()
  await lockNamed(tx, 'profile list', row.listId)
  if ((await lists.countEntries(tx, row.listId)) >= MOST_IN_LIST) throw refuse(sourcingRefusals['sourcing/list_full'])
  await lists.saveEntry(tx, row)
}

export async function createList(
  db: Db,
  caller: Actor,
  { name, profile }: { name: string; profile?: number | undefined },
) {
  const { actor, companyId } = companyOf(caller)
  return db.transaction(async (tx) => {
    await lockNamed(tx, 'profile lists', companyId)
    if ((await lists.countLists(tx, companyId)) >= MOST_LISTS) throw refuse(sourcingRefusals['sourcing/too_many_lists'])
    const id = await lists.insertList(tx, companyId, name)
    if (id === null) throw refuse(sourcingRefusals['sourcing/list_name_taken'])
    if (profile !== undefined) await keep(tx, actor, { listId: id, memberId: profile })
    return { ...done(texts.created), id }
  })
}

export async function renameList(db: Db, caller: Actor, { id, name }: { id: number; name: string }) {
  const { actor, companyId } = companyOf(caller)
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'profile lists', companyId)
    if (await lists.isNameTaken(tx, actor, name, id)) throw refuse(sourcingRefusals['sourcing/list_name_taken'])
    if (!(await lists.updateName(tx, actor, id, name))) throw notFound()
  })
  return done(texts.renamed)
}

export async function deleteList(db: Db, caller: Actor, id: number) {
  const { actor } = companyOf(caller)
  if (!(await lists.deleteList(db, actor, id))) throw notFound()
  return done(texts.deleted)
}

type Kept = { id: number; profile: number; note?: string | undefined }

export async function keepInList(db: Db, caller: Actor, { id, profile, note }: Kept) {
  const { actor } = companyOf(caller)
  await db.transaction(async (tx) => {
    await requireList(tx, actor, id)
    await keep(tx, actor, { listId: id, memberId: profile, ...(note === undefined ? {} : { note }) })
  })
  return done(note === undefined ? texts.kept : texts.noteKept)
}

export async function removeFromList(db: Db, caller: Actor, { id, profile }: Kept) {
  const { actor } = companyOf(caller)
  await db.transaction(async (tx) => {
    await requireList(tx, actor, id)
    await lists.deleteEntry(tx, id, profile)
  })
  return done(texts.removed)
}

export async function readSearches(db: Db, caller: Actor) {
  return { data: await lists.findSearches(db, companyOf(caller).actor) }
}

/** Kept as the one address that asks for it, whatever else the given one holds. */
export async function saveSearch(db: Db, caller: Actor, { name, search }: { name: string; search: string }) {
  const { actor, companyId } = companyOf(caller)
  const params = new URLSearchParams(search.slice(search.indexOf('?') + 1))
  const kept = profileList.write(profilesPath, profileList.read(params))
  return db.transaction(async (tx) => {
    await lockNamed(tx, 'profile searches', companyId)
    if ((await lists.findSearches(tx, actor)).length >= MOST_SEARCHES)
      throw refuse(sourcingRefusals['sourcing/too_many_searches'])
    return { ...done(texts.searchKept), id: await lists.insertSearch(tx, { companyId, name, search: kept }) }
  })
}

export async function forgetSearch(db: Db, caller: Actor, id: number) {
  if (!(await lists.deleteSearch(db, companyOf(caller).actor, id))) throw notFound()
  return done(texts.searchForgotten)
}
