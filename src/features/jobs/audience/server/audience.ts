import { createHmac, randomBytes } from 'node:crypto'
import { done } from '#platform/contract.ts'
import { parisDay } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { addressSubject } from '#platform/server/database/limits.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import type { Source, Step } from '../audience.rules.ts'
import { isRobot } from '../audience.rules.ts'
import type { Counted } from './audience.repository.ts'
import * as audience from './audience.repository.ts'

export type Audience = {
  count: (view: { id: number; source: Source; step: Step }, actor: Actor, from: Exchange) => Promise<Answer>
  /** Writes what was counted since the last time. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}
type Answer = ReturnType<typeof done>

const WRITE_EVERY = 3_000
/** Readers of a day that are remembered; beyond that the first ones are forgotten and may count again. */
const MOST_MARKS = 200_000
/** Views of a day that one address may add: a school or a company has many readers, nobody has more. */
const MOST_OF_ADDRESS = 500
const MOST_ADDRESSES = 100_000
/** Rows that wait for a database that is away; what comes beyond is not counted. */
const MOST_WAITING = 20_000

function addTo<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  map.set(key, value)
  if (map.size > most) map.delete(map.keys().next().value!)
}

/**
 * Counts who reads offers, in memory, and writes the sums every few seconds. A reader is a hash, with a salt that is made
 * anew each day and never leaves the process: a day later nothing tells whom it was made of. What was counted in the last
 * seconds before a crash is lost.
 */
export function startAudience(db: Db, report: (error: unknown) => void = () => undefined): Audience {
  let today = { day: '', salt: randomBytes(32), marks: new Map<string, Source>(), addresses: new Map<string, number>() }
  let waiting = new Map<string, Counted>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  const markOf = (...parts: string[]): string =>
    createHmac('sha256', today.salt).update(parts.join('\0')).digest('base64url').slice(0, 22)

  function add(row: Counted): void {
    const key = `${row.jobId} ${row.day} ${row.source}`
    const kept = waiting.get(key)
    if (kept) waiting.set(key, { ...row, views: kept.views + row.views, forms: kept.forms + row.forms })
    else if (waiting.size < MOST_WAITING) waiting.set(key, row)
  }

  function later(): void {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY).unref()
  }

  async function write(): Promise<void> {
    const rows = [...waiting.values()]
    if (rows.length === 0) return
    waiting = new Map()
    try {
      await audience.addViews(db, rows)
    } catch (error) {
      rows.forEach(add)
      report(error)
      later()
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(write)
    return writing
  }

  return {
    count: async ({ id, source, step }, actor, { address, agent }) => {
      const answer = done('Noté.')
      if (isRobot(agent) || actor.role === 'administrator') return answer
      if (actor.role === 'recruiter' && (await audience.isOfCompany(db, actor, id))) return answer
      const day = parisDay(new Date())
      if (today.day !== day) today = { day, salt: randomBytes(32), marks: new Map(), addresses: new Map() }
      const who = actor.role === 'visitor' ? `${addressSubject(address)}\0${agent}` : `account ${actor.accountId}`
      const mark = markOf(step, String(id), who)
      if (today.marks.has(mark)) return answer
      const place = markOf('address', addressSubject(address))
      const before = today.addresses.get(place) ?? 0
      if (before >= MOST_OF_ADDRESS) return answer
      addTo(today.addresses, place, before + 1, MOST_ADDRESSES)
      // Whoever opens the form came from where they began to read.
      const from = step === 'formulaire' ? (today.marks.get(markOf('page', String(id), who)) ?? source) : source
      addTo(today.marks, mark, from, MOST_MARKS)
      const isForm = step === 'formulaire'
      add({ jobId: id, day, source: from, views: isForm ? 0 : 1, forms: isForm ? 1 : 0 })
      later()
      return answer
    },
    flush,
    stop: flush,
  }
}
