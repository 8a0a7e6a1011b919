import * as z from 'zod'
import type { Db } from '#platform/server/database/db.ts'
import { knowsMark, markOutbox, outboxEnd, readOutbox } from '#platform/server/database/outbox.ts'
import type { Change, SearchIndex } from '#search-engine/schema.ts'
import { documentFingerprint, toDocument } from './job-document.service.ts'
import { wordsOfJobs } from './job-words.service.ts'
import type { IndexRow } from './jobs.repository.ts'
import * as jobs from './jobs.repository.ts'

const AT_ONCE = 500

/** What offers are read anew for. */
export const followedTopics = ['job', 'company']

/** How far an index has come, and kept inside it: in the outbox, and in what the clock turns. */
const cursorSchema = z.object({ documents: z.literal(documentFingerprint()), outbox: z.string(), turned: z.number() })
type Cursor = z.infer<typeof cursorSchema>

function readCursor(position: string | null): Cursor | null {
  try {
    return cursorSchema.safeParse(JSON.parse(position ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export type JobFeed = {
  /** Takes up where the index was saved; false where this database cannot tell what changed since. */
  resume: () => Promise<boolean>
  /** Begins anew with every live offer. */
  fill: () => Promise<void>
  /** Brings in what changed; false where that is no longer known and only `fill` helps. */
  follow: () => Promise<boolean>
  /** Brings in what the clock turned. */
  turn: () => Promise<void>
  /** Makes the index fit to be saved as it is now. */
  mark: () => Promise<void>
  /** How many offers were brought in or taken out. */
  changes: () => number
}

/**
 * Carries offers from the database into an index. Reading again what was read already does no harm: the index may be
 * ahead of its cursor, never behind it. `goOn` is asked before each batch and throws when it is time to stop.
 */
export function feedJobs(db: Db, index: SearchIndex, goOn: () => void): JobFeed {
  let cursor: Cursor | null = null
  let changes = 0

  const apply = async (list: Change[], reached?: Cursor): Promise<void> => {
    goOn()
    await index.apply(list, reached && JSON.stringify(reached))
    changes += list.length
  }
  const toPuts = async (rows: IndexRow[]): Promise<Change[]> => {
    const wordsOf = await wordsOfJobs(db, rows)
    return rows.map((row) => ({ kind: 'put', document: toDocument(row, wordsOf(row)) }))
  }

  /** Only the last of several batches says that all of them are there. */
  const refresh = async (ids: number[], reached: Cursor): Promise<void> => {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const rows = await jobs.findForIndexByIds(db, some, new Date())
      const live = new Set(rows.map(({ id }) => id))
      const gone = some.filter((id) => !live.has(id)).map((id): Change => ({ kind: 'remove', id }))
      await apply([...(await toPuts(rows)), ...gone], from + AT_ONCE < ids.length ? undefined : reached)
    }
    cursor = reached
  }

  return {
    resume: async () => {
      const kept = readCursor(await index.position())
      cursor = kept && (await knowsMark(db, kept.outbox)) ? kept : null
      return cursor !== null
    },
    fill: async () => {
      cursor = null
      await index.clear()
      // The position comes first: what changes while the offers are read is read again afterwards.
      const outbox = await outboxEnd(db)
      const now = new Date()
      for (let last = 0; ;) {
        const rows = await jobs.findForIndex(db, last, AT_ONCE, now)
        if (rows.length === 0) break
        await apply(await toPuts(rows))
        last = rows.at(-1)!.id
      }
      cursor = { documents: documentFingerprint(), outbox, turned: now.getTime() }
      await apply([], cursor)
    },
    follow: async () => {
      for (;;) {
        const read = await readOutbox(db, cursor!.outbox)
        if (!read) return false
        if (read.entries.length === 0) break
        const of = (topic: string) =>
          read.entries.filter((entry) => entry.topic === topic).map(({ entityId }) => entityId)
        const companies = of('company')
        const theirs = companies.length > 0 ? await jobs.findIdsOfCompanies(db, companies) : []
        await refresh([...new Set([...of('job'), ...theirs])], { ...cursor!, outbox: read.position })
      }
      return true
    },
    turn: async () => {
      // The clock may have been put back since: then what had turned turns back.
      const moments = [cursor!.turned, Date.now()] as const
      const turned = await jobs.findTurned(db, new Date(Math.min(...moments)), new Date(Math.max(...moments)))
      await refresh(turned, { ...cursor!, turned: moments[1] })
    },
    mark: async () => {
      cursor = { ...cursor!, outbox: await markOutbox(db, cursor!.outbox) }
      await index.apply([], JSON.stringify(cursor))
    },
    changes: () => changes,
  }
}
