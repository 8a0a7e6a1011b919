import { done } from '#platform/contract.ts'
import type { Db } from '#platform/server/database/db.ts'
import { createDailyReaders } from '#platform/server/daily-readers.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import type { Source, Step } from '../audience.rules.ts'
import { isRobot } from '#platform/server/robots.ts'
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
/** Rows that wait for a database that is away; what comes beyond is not counted. */
const MOST_WAITING = 20_000

/**
 * Counts who reads jobs, in memory, and writes the sums every few seconds. What was counted in the last seconds before a crash
 * is lost.
 */
export function startAudience(db: Db, report: (error: unknown) => void = () => undefined): Audience {
  const readers = createDailyReaders<Source>()
  let waiting = new Map<string, Counted>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

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
      const who = { actor, from: { address, agent } }
      // Whoever opens the form came from where they began to read.
      const from = (step === 'formulaire' && readers.recall(`page ${id}`, who)) || source
      const day = readers.first(`${step} ${id}`, who, from)
      if (day === null) return answer
      const isForm = step === 'formulaire'
      add({ jobId: id, day, source: from, views: isForm ? 0 : 1, forms: isForm ? 1 : 0 })
      later()
      return answer
    },
    flush,
    stop: flush,
  }
}
