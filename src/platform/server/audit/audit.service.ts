import type { Db, Tx } from '../database/db.ts'
import type { Actor } from '../endpoints.ts'
import type { Act } from './acts.repository.ts'
import { findActsAbout, findActsOn, findLastChangedBy, insertAct } from './acts.repository.ts'
import type { Fields } from './audit.tables.ts'

/** What an act is about: `{ kind: 'account', id: 12 }`. `ownerId` is the account it belongs to, if it is not one itself. */
export type ActObject = { kind: string; id: number; ownerId?: number | null }

/** What the clock does is done by Florin. */
export const florin = { role: 'florin' } as const

const SHOWN = 100

/**
 * Records who did what to which thing, in the transaction of what was done. The database never changes or removes a row;
 * only when an account is deleted, it becomes nobody, and the texts about what was theirs go.
 * `before` and `after` hold the fields that changed: states and numbers, no names.
 */
export async function recordAct(
  tx: Tx,
  actor: Actor | typeof florin,
  act: string,
  { kind, id, ownerId }: ActObject,
  { before, after, reason = '' }: { before?: Fields; after?: Fields; reason?: string } = {},
): Promise<void> {
  await insertAct(tx, {
    actorId: 'accountId' in actor ? actor.accountId : null,
    actorRole: actor.role,
    act,
    objectKind: kind,
    objectId: id,
    accountId: kind === 'account' ? id : (ownerId ?? null),
    before: before ?? null,
    after: after ?? null,
    reason,
  })
}

/** What was done to a thing, newest first. An actor without number whose role has an account was deleted since. */
export const actsOn = (db: Db, { kind, id }: ActObject): Promise<Act[]> => findActsOn(db, kind, id, SHOWN)

/** Of some things, those that somebody was the last to change: what others did to the rest since is theirs to take back. */
export const lastChangedBy = findLastChangedBy

/** What was decided about somebody, for them to take along; not by whom. */
export const actsAbout = async (db: Db, accountId: number) =>
  (await findActsAbout(db, accountId)).map(({ doneAt, act, objectKind, objectId, before, after, reason }) => ({
    done_at: doneAt.toISOString(),
    act,
    object_kind: objectKind,
    object_id: objectId,
    before,
    after,
    reason,
  }))
