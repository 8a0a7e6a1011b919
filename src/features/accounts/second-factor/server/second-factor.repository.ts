import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { recoveryCodes, totpFactors } from '../../server/accounts.tables.ts'

/** How long a setup waits for its first code. */
const SETUP_MINUTES = 15

const setupStart = sql`now() - make_interval(mins => ${SETUP_MINUTES})`

const ofAccount = (accountId: number) => eq(totpFactors.accountId, accountId)

/** What is asked for at sign-in. */
export async function findFactor(db: Db, accountId: number) {
  const [row] = await db
    .select()
    .from(totpFactors)
    .where(and(ofAccount(accountId), isNotNull(totpFactors.confirmedAt)))
  return row ?? null
}

/** As above; whoever changes the factor or its codes waits for this transaction. */
export async function lockFactor(tx: Tx, accountId: number): Promise<boolean> {
  const rows = await tx
    .select({ accountId: totpFactors.accountId })
    .from(totpFactors)
    .where(and(ofAccount(accountId), isNotNull(totpFactors.confirmedAt)))
    .for('update')
  return rows.length > 0
}

const awaits = (accountId: number, sessionId: string) =>
  and(
    ofAccount(accountId),
    isNull(totpFactors.confirmedAt),
    eq(totpFactors.begunBy, sessionId),
    gt(totpFactors.begunAt, setupStart),
  )

/** The setup this session has begun and not finished. */
export async function findSetup(db: Db, accountId: number, sessionId: string) {
  const [row] = await db.select().from(totpFactors).where(awaits(accountId, sessionId))
  return row ?? null
}

/** A new setup takes the place of an unfinished one, never of a confirmed one. */
export async function beginSetup(
  db: Db,
  accountId: number,
  { secretSealed, sessionId }: { secretSealed: Buffer; sessionId: string },
): Promise<boolean> {
  const begun = { secretSealed, begunBy: sessionId, begunAt: sql`now()`, lastStep: 0 }
  const rows = await db
    .insert(totpFactors)
    .values({ accountId, ...begun })
    .onConflictDoUpdate({ target: totpFactors.accountId, set: begun, setWhere: isNull(totpFactors.confirmedAt) })
    .returning({ accountId: totpFactors.accountId })
  return rows.length > 0
}

/** Only the very setup whose code was checked, and once. The code is used up with it. */
export async function confirmSetup(
  db: Db,
  accountId: number,
  { secretSealed, sessionId, step }: { secretSealed: Buffer; sessionId: string; step: number },
): Promise<boolean> {
  const rows = await db
    .update(totpFactors)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(awaits(accountId, sessionId), eq(totpFactors.secretSealed, secretSealed)))
    .returning({ accountId: totpFactors.accountId })
  return rows.length > 0
}

export const deleteSetup = (db: Db, accountId: number) =>
  db.delete(totpFactors).where(and(ofAccount(accountId), isNull(totpFactors.confirmedAt)))

/** The factor and its codes. */
export async function deleteFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.delete(totpFactors).where(ofAccount(accountId))
}

/** Uses a code up: of all who try it at once, one does; older ones are over as well. */
export async function takeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(ofAccount(accountId), isNotNull(totpFactors.confirmedAt), lt(totpFactors.lastStep, step)))
    .returning({ accountId: totpFactors.accountId })
  return rows.length > 0
}

export async function replaceCodes(tx: Tx, accountId: number, hashes: Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })))
}

/** Uses a recovery code up: of all who try it at once, one does. */
export async function takeCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
    .returning({ accountId: recoveryCodes.accountId })
  return rows.length > 0
}

export const countCodes = (db: Db, accountId: number): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId))
