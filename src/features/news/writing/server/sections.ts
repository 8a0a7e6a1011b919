import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { sectionTexts } from '../sections.texts.ts'
import { writingRefusals as no } from '../writing.rules.ts'
import * as sections from './sections.repository.ts'

type Kind = 'news category' | 'news dossier'

/** Those who change categories or dossiers wait for each other. */
const changing = (db: Db, actor: SignedIn, kind: Kind, act: string, work: (tx: Tx) => Promise<number>) =>
  db.transaction(async (tx) => {
    await lockNamed(tx, 'news sections', 0)
    const id = await work(tx)
    await recordAct(tx, actor, act, { kind, id })
    return { ...done(sectionTexts.done), id }
  })

/** The one that was changed; none: it is taken, or not there. */
function oneOf(rows: { id: number }[] | 'taken', otherwise: () => Error = notFound): number {
  if (rows === 'taken') throw refuse(no['writing/section_taken'])
  const [row] = rows
  if (!row) throw otherwise()
  return row.id
}
const taken = (): Error => refuse(no['writing/section_taken'])

export async function listSections(db: Db) {
  const { categories, dossiers } = await sections.findSections(db)
  return { categories, dossiers }
}

export const addCategory = (db: Db, actor: SignedIn, name: string) =>
  changing(db, actor, 'news category', 'create', async (tx) => oneOf(await sections.insertCategory(tx, name), taken))

export const renameCategory = (db: Db, actor: SignedIn, id: number, name: string) =>
  changing(db, actor, 'news category', 'rename', async (tx) => oneOf(await sections.renameCategory(tx, id, name)))

/** One place up or down; at the ends it stays. */
export const moveCategory = (db: Db, actor: SignedIn, id: number, to: 'up' | 'down') =>
  changing(db, actor, 'news category', 'move', async (tx) => {
    const order = (await sections.findOrder(tx)).map((row) => row.id)
    const from = order.indexOf(id)
    if (from < 0) throw notFound()
    const place = Math.min(order.length - 1, Math.max(0, from + (to === 'up' ? -1 : 1)))
    const moved = order.toSpliced(from, 1).toSpliced(place, 0, id)
    for (const [position, one] of moved.entries()) await sections.setPosition(tx, one, position + 1)
    return id
  })

/** Only what no article is in goes. */
async function deleted(rows: Promise<{ id: number }[]>, isThere: () => Promise<boolean>): Promise<number> {
  const [row] = await rows
  if (row) return row.id
  throw (await isThere()) ? refuse(no['writing/section_used']) : notFound()
}

export const removeCategory = (db: Db, actor: SignedIn, id: number) =>
  changing(db, actor, 'news category', 'delete', (tx) =>
    deleted(sections.deleteCategory(tx, id), () => sections.isCategory(tx, id)),
  )

type Dossier = { title: string; summary: string }

export const addDossier = (db: Db, actor: SignedIn, row: Dossier) =>
  changing(db, actor, 'news dossier', 'create', async (tx) => oneOf(await sections.insertDossier(tx, row), taken))

export const renameDossier = (db: Db, actor: SignedIn, id: number, row: Dossier) =>
  changing(db, actor, 'news dossier', 'rename', async (tx) => oneOf(await sections.renameDossier(tx, id, row)))

export const removeDossier = (db: Db, actor: SignedIn, id: number) =>
  changing(db, actor, 'news dossier', 'delete', (tx) =>
    deleted(sections.deleteDossier(tx, id), () => sections.isDossier(tx, id)),
  )
