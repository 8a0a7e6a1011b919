import { recruitersOf } from '#features/accounts/server/account-control.service.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DescribedThing, Reportable, Reportables } from '#platform/server/reportable.ts'

export function thingByWord(things: Reportables, word: string): Reportable {
  const thing = things.find((one) => one.word === word)
  if (!thing) throw notFound()
  return thing
}

/** Of kinds that were registered once: a room that is gone leaves its cases behind. */
export const thingOf = (things: Reportables, kind: string): Reportable | null =>
  things.find((one) => one.kind === kind) ?? null

/** The accounts whose a thing is. */
export async function ownersOf(db: Db, { owner }: Pick<DescribedThing, 'owner'>): Promise<number[]> {
  return 'companyId' in owner ? recruitersOf(db, owner.companyId) : [owner.accountId]
}
