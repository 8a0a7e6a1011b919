import { companyNames } from '#features/companies/server/company-card.service.ts'
import { citiesById } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { jobAddress, jobSlug } from '../jobs.rules.ts'
import * as jobs from './jobs.repository.ts'

const KEPT_FOR = 60_000
const COUNTED_AT_ONCE = 2_000
const READ_AT_ONCE = 500

type Span = { from: number; to: number }
type File = Span & { newest: Date; count: number }

/** The live jobs in files of a given length: from which id to which, and when any of them changed; a minute old at most. */
export const liveJobFiles = memoFor(KEPT_FOR, async (db: Db, perFile: number) => {
  const files: File[] = []
  const now = new Date()
  for (let last = 0; ;) {
    const open = files.at(-1)
    const room = open && open.count < perFile ? perFile - open.count : null
    const next = await jobs.findSpan(db, last, Math.min(room ?? perFile, COUNTED_AT_ONCE), now)
    if (!next) return files
    if (open && room !== null) files[files.length - 1] = joined(open, next)
    else files.push(next)
    last = next.to
  }
})

const joined = (one: File, next: File): File => ({
  from: one.from,
  to: next.to,
  newest: next.newest > one.newest ? next.newest : one.newest,
  count: one.count + next.count,
})

/** The addresses of the live jobs of a file, some at a time. */
export async function* liveJobsIn(
  db: Db,
  { from, to }: Span,
): AsyncGenerator<{ path: string; changed: Date }[], undefined> {
  const now = new Date()
  for (let last = from - 1; ;) {
    const rows = await jobs.findAddresses(db, { after: last, to, limit: READ_AT_ONCE }, now)
    if (rows.length === 0) return
    const [names, cities] = await Promise.all([
      companyNames(
        db,
        rows.map(({ companyId }) => companyId),
      ),
      citiesById(
        db,
        rows.map(({ cityId }) => cityId),
      ),
    ])
    yield rows.map(({ id, title, companyId, cityId, changedAt }) => {
      const slug = jobSlug(title, names.get(companyId) ?? '', shortCity(cities.get(cityId)?.name ?? ''))
      return { path: jobAddress({ id, slug }), changed: changedAt }
    })
    last = rows.at(-1)!.id
  }
}
