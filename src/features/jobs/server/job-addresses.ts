import { companyNames } from '#features/companies/server/company-card.service.ts'
import { citiesById } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { jobAddress, jobSlug } from '../jobs.rules.ts'
import * as jobs from './jobs.repository.ts'

const KEPT_FOR = 60_000
const AT_ONCE = 2_000

/** The addresses of all live offers, in files of a given length; a minute old at most. */
export const liveAddresses = memoFor(KEPT_FOR, async (db: Db, perFile: number) => {
  const all: { path: string; changed: Date }[] = []
  const now = new Date()
  for (let last = 0; ;) {
    const rows = await jobs.findAddresses(db, last, AT_ONCE, now)
    if (rows.length === 0) break
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
    for (const { id, title, companyId, cityId, changedAt } of rows) {
      const slug = jobSlug(title, names.get(companyId) ?? '', shortCity(cities.get(cityId)?.name ?? ''))
      all.push({ path: jobAddress({ id, slug }), changed: changedAt })
    }
    last = rows.at(-1)!.id
  }
  const files = Array.from({ length: Math.ceil(all.length / perFile) }, (_, index) =>
    all.slice(index * perFile, (index + 1) * perFile),
  )
  return files.map((offers) => ({
    offers,
    newest: offers.reduce((newest, { changed }) => (changed > newest ? changed : newest), offers[0]!.changed),
  }))
})
