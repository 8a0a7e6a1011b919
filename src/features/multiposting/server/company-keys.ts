import { namesByAccount, recruitersOf } from '#features/accounts/server/users.service.ts'
import type { KeyScope } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { Identify, SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { KEY_PREFIX, MOST_KEYS, multipostingRefusals as refusals } from '../multiposting.rules.ts'
import * as keys from './company-keys.repository.ts'

export async function listKeys(db: Db, actor: SignedIn) {
  const rows = await keys.findKeys(db, actor)
  const names = await namesByAccount(
    db,
    rows.map(({ accountId }) => accountId),
  )
  return {
    data: rows.map(({ id, name, hint, scopes, accountId, createdAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      hint,
      scopes,
      made_by: names.get(accountId) ?? '',
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
      revoked_at: revokedAt?.toISOString() ?? null,
    })),
  }
}

/** The key itself is in the answer and nowhere else. */
export async function makeKey(db: Db, actor: SignedIn, { name, scopes }: { name: string; scopes: KeyScope[] }) {
  const { companyId, accountId } = actor
  if (companyId === null) throw refuse(refusals['multiposting/no_company'])
  const key = `${KEY_PREFIX}${newToken()}`
  const id = await db.transaction(async (tx) => {
    await lockNamed(tx, 'company keys', companyId)
    if ((await keys.countKeys(tx, companyId)) >= MOST_KEYS) throw refuse(refusals['multiposting/too_many_keys'])
    return keys.insertKey(tx, { companyId, accountId, name, scopes, hash: hashOf(key), hint: key.slice(-4) })
  })
  return { ...done('Clé créée. Copiez-la maintenant\u202f: elle ne sera plus montrée.'), id, key }
}

export async function revokeKey(db: Db, actor: SignedIn, id: number) {
  if (!(await keys.setRevoked(db, actor, id))) throw notFound()
  return done('La clé est révoquée.')
}

/**
 * Knows the keys of companies, and leaves everything else to `others`. A key works while whoever made it recruits for the
 * company; one that does not work is a visitor's.
 */
export const withCompanyKeys =
  (db: Db, others: Identify): Identify =>
  async (exchange) => {
    if (!exchange.bearer?.startsWith(KEY_PREFIX)) return others(exchange)
    const key = await keys.findByHash(db, hashOf(exchange.bearer))
    if (!key || !(await recruitersOf(db, key.companyId)).includes(key.accountId)) return visitor
    await keys.noteUse(db, key.id)
    return { ...visitor, key }
  }
