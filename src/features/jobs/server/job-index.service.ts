import { companyNames } from '#features/companies/server/company-card.service.ts'
import type { Db } from '#platform/server/db.ts'
import { outboxEnd, pruneOutbox, readOutbox } from '#platform/server/outbox.ts'
import type {
  Change,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResult,
  SearchSchema,
} from '#search-engine/schema.ts'
import { remoteKinds, yearlySalary } from '../jobs.rules.ts'
import type { IndexRow } from './jobs.repository.ts'
import * as jobs from './jobs.repository.ts'

/** What search knows of an offer. */
export const jobSearchSchema: SearchSchema = {
  texts: { title: 8, company: 5, skills: 3, text: 1 },
  facets: {
    country: {},
    region: {},
    city: { top: 1 },
    sector: {},
    subsector: {},
    contract: {},
    function: {},
    company: { top: 50 },
    remote: {},
    premium: {},
  },
  numbers: ['salary', 'experience'],
  names: ['company'],
}

const AT_ONCE = 500
const POLL_EVERY = 300

export type JobIndex = {
  search: (query: SearchQuery) => Promise<SearchResult>
  /** Grows with every change that a search could show. */
  version: () => number
  /** One more round now: what the outbox lets be read is findable once it is done. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

function toDocument(row: IndexRow, companyName: string): SearchDocument {
  return {
    id: row.id,
    date: row.publishedAt.getTime(),
    texts: {
      title: row.title,
      company: companyName,
      skills: row.skills,
      text: [row.description, ...row.missions, ...row.profile],
    },
    facets: {
      country: [row.countryId],
      region: [row.regionId],
      city: [row.cityId],
      sector: [row.sectorId],
      subsector: row.subsectorId === null ? [] : [row.subsectorId],
      contract: [row.contractId],
      function: [row.functionId],
      company: [row.companyId],
      remote: [remoteKinds.indexOf(row.remote)],
      premium: [row.premium ? 1 : 0],
    },
    numbers: { salary: yearlySalary(row), experience: row.experienceMin },
    names: { company: companyName },
  }
}

/**
 * Keeps an index in step with the database: everything once, then what the outbox says and what the clock turns.
 * Reading again what was read already does no harm, so a crash between the two costs nothing.
 */
export function startJobIndex(db: Db, index: SearchIndex, report: (error: unknown) => void): JobIndex {
  let position = ''
  let turned = new Date()
  let stopped = false
  let version = 0
  let timer: NodeJS.Timeout | null = null

  const put = async (rows: IndexRow[]): Promise<Change[]> => {
    const names = await companyNames(
      db,
      rows.map(({ companyId }) => companyId),
    )
    return rows.map((row) => ({ kind: 'put', document: toDocument(row, names.get(row.companyId) ?? '') }))
  }

  const loadAll = async (): Promise<void> => {
    // The position comes first: what changes while the offers are read is read again afterwards.
    position = await outboxEnd(db)
    await pruneOutbox(db)
    const now = new Date()
    turned = now
    for (let last = 0; ;) {
      if (stopped) return
      const rows = await jobs.findForIndex(db, last, AT_ONCE, now)
      if (rows.length === 0) break
      await index.apply(await put(rows))
      version++
      last = rows.at(-1)!.id
    }
  }

  const refresh = async (ids: number[], reached: string): Promise<void> => {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const rows = await jobs.findForIndexByIds(db, some, new Date())
      const live = new Set(rows.map(({ id }) => id))
      const gone = some.filter((id) => !live.has(id)).map((id): Change => ({ kind: 'remove', id }))
      await index.apply([...(await put(rows)), ...gone], reached)
      version++
    }
  }

  const step = async (): Promise<void> => {
    for (;;) {
      const { entries, position: reached } = await readOutbox(db, position)
      if (entries.length === 0) break
      const of = (topic: string) => entries.filter((entry) => entry.topic === topic).map(({ entityId }) => entityId)
      const companies = of('company')
      const theirs = companies.length > 0 ? await jobs.findIdsOfCompanies(db, companies) : []
      await refresh([...new Set([...of('job'), ...theirs])], reached)
      position = reached
    }
    const now = new Date()
    await refresh(await jobs.findTurned(db, turned, now), position)
    turned = now
  }

  let running: Promise<void> = loadAll()
  const next = (): Promise<void> => (running = running.then(step))
  const loop = (): void => {
    next()
      .catch((error: unknown) => {
        // The database may be away: the next round begins where this one did.
        running = position === '' ? loadAll() : Promise.resolve()
        running.catch(() => undefined)
        report(error)
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(loop, POLL_EVERY)
      })
  }
  const loaded = running
  loop()

  return {
    search: async (query) => {
      await loaded
      return index.search(query)
    },
    version: () => version,
    catchUp: () => next(),
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await running.catch(() => undefined)
      await index.close()
    },
  }
}
