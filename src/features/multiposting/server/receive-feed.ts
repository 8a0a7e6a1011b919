import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { done } from '#platform/contract.ts'
import { plural } from '#platform/french.ts'
import { refuse } from '#platform/refusals.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { idempotently } from '#platform/server/database/idempotency.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { Exchange, SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type { FeedFormat } from '../multiposting.rules.ts'
import { LARGEST_FEED, MOST_ITEMS, MOST_WAITING, multipostingRefusals as refusals } from '../multiposting.rules.ts'
import { readItem } from './feed-item.ts'
import { piecesOf } from './feed-pieces.ts'
import type { ItemRow } from './imports.repository.ts'
import * as imports from './imports.repository.ts'
import { hashOfItem } from './publish-items.ts'
import { companyOf } from './single-jobs.ts'

/** Has an import worked on, once the transaction has committed. */
export type StartImport = (tx: Tx, id: number) => Promise<void>

const feeds: Limit = { name: 'feeds', most: 60, seconds: 3_600 }
const AT_ONCE = 200

/** The end of a job is looked for anew with each piece: 250 kB of one in pieces of 33 bytes took fourteen seconds. */
const READ_AT_ONCE = 64 * 1024

type Received = { total: number; sum: string }

/** Counts and sums the bytes as they pass, and hands them on in large pieces, however small they came. */
async function* counted(body: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  let bytes = 0
  let gathered: Buffer[] = []
  let length = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > LARGEST_FEED) throw refuse(refusals['multiposting/too_large'])
    hash.update(chunk)
    gathered.push(chunk)
    length += chunk.length
    if (length < READ_AT_ONCE) continue
    yield Buffer.concat(gathered)
    gathered = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(gathered)
}

/** Writes the jobs of a feed down while it comes, a few hundred at a time; nothing is published yet. */
async function writeDown(site: Site, id: number, body: Readable, format: FeedFormat): Promise<Received> {
  const hash = createHash('sha256').update(`${format}\0`)
  const lines = new Map<string, number>()
  let rows: ItemRow[] = []
  let total = 0
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await imports.insertItems(site.db, rows)
    rows = []
    // The embedded database answers without letting go of the thread: thousands of short jobs would be one long turn.
    await setImmediate()
  }
  for await (const piece of piecesOf(counted(body, hash), format)) {
    if (++total > MOST_ITEMS) throw refuse(refusals['multiposting/too_large'])
    const read = readItem(piece, format)
    const line = { importId: id, position: total }
    if (!('item' in read)) rows.push({ ...line, ...read, outcome: 'refusée' })
    else {
      const { reference, ...fields } = read.item
      const title = fields.titre.slice(0, 200)
      const before = lines.get(reference)
      if (before === undefined) {
        lines.set(reference, total)
        rows.push({ ...line, reference, title, fields, hash: hashOfItem(read.item) })
      } else {
        const reason = `La référence est déjà celle de l’offre ${before} de ce flux.`
        rows.push({ ...line, reference, title, outcome: 'refusée', reason })
      }
    }
    if (rows.length >= AT_ONCE) await flush()
  }
  if (total === 0) throw refuse(refusals['multiposting/empty'])
  await flush()
  return { total, sum: hash.digest('hex') }
}

/** Takes a feed. It is worked on afterwards; sent again under the same key it is the same import. */
export async function receiveFeed(
  site: Site,
  start: StartImport,
  actor: SignedIn,
  { complet }: { complet: boolean },
  { body, idempotencyKey, type = '' }: Pick<Exchange, 'body' | 'idempotencyKey' | 'type'>,
) {
  const companyId = companyOf(actor)
  if (!body) throw refuse(refusals['multiposting/empty'])
  await countTry(site.db, [{ limit: feeds, subject: String(companyId) }])
  const format: FeedFormat = type.includes('json') ? 'json' : 'xml'
  const row = { companyId, accountId: actor.accountId, format, whole: complet, state: 'receiving' as const }
  const id = await site.db.transaction(async (tx) => {
    await lockNamed(tx, 'feeds', companyId)
    if (await imports.isReceiving(tx, companyId)) throw refuse(refusals['multiposting/one_at_a_time'])
    if ((await imports.countWaiting(tx, companyId)) >= MOST_WAITING)
      throw refuse(refusals['multiposting/too_many_waiting'])
    return imports.insertImport(tx, row)
  })
  try {
    const { total, sum } = await writeDown(site, id, body, format)
    const call = { subject: `company ${companyId}`, what: 'feed', key: idempotencyKey, body: { sum, complet } }
    const answer = await idempotently(site, call, async ({ db: tx }) => {
      await imports.setWaiting(tx, id)
      await start(tx, id)
      return { ...done(`Flux reçu\u202f: ${plural(total, 'offre')}.`), id, total }
    })
    // The same feed under the same key came before: that one counts.
    if (answer.id !== id) await imports.dropImport(site.db, id)
    return answer
  } catch (error) {
    await imports.dropImport(site.db, id).catch(() => undefined)
    throw error
  }
}
