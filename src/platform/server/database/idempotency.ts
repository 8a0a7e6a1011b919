import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { platformRefusals, refuse } from '../../refusals.ts'
import type { Inside, Site } from '../site.ts'
import { inside } from '../site.ts'
import type { Db } from './db.ts'
import { idempotentCalls } from './idempotency.tables.ts'

/** How long a call is remembered. */
const KEPT = '48 hours'

type Call = {
  /** Who calls, and what: keys of others and of other endpoints are other keys. */
  subject: string
  what: string
  /** As the caller named it; null does it without. */
  key: string | null
  body: unknown
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Does what a call asks for once, however often it is sent under one key: the answer is kept in the transaction of what was
 * done. The same key with another body is refused. Calls that come together wait for each other.
 */
export async function idempotently<T>(
  site: Site,
  { subject, what, key, body }: Call,
  work: (held: Inside) => Promise<T>,
): Promise<T> {
  if (key === null) return inside(site, work)
  const name = hash(JSON.stringify([subject, what, key]))
  const said = hash(JSON.stringify(body))
  return inside(site, async (held) => {
    await held.db.execute(sql`select pg_advisory_xact_lock(hashtext('idempotent'), ${name.readInt32BE(0)})`)
    const [known] = await held.db.select().from(idempotentCalls).where(eq(idempotentCalls.key, name))
    if (known && !known.body.equals(said)) throw refuse(platformRefusals['platform/key_reused'])
    if (known) return known.answer as T
    const answer = await work(held)
    await held.db.insert(idempotentCalls).values({ key: name, body: said, answer })
    return answer
  })
}

export async function pruneCalls(db: Db): Promise<void> {
  await db.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, sql`now() - ${KEPT}::interval`))
}
