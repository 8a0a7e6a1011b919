import { countJobsOfCompany } from '#features/jobs/server/company-counts.service.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { citiesById, listsOf } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ratingOf } from '../companies-rating.rules.ts'
import { safeWebsite } from '../companies.rules.ts'
import { findCard, findNames, findRated } from './company-card.repository.ts'
import { companyPhotos } from './company-media.ts'
import { jobsByCountry } from './company-jobs.ts'

/** What a job's page says of its company. */
export async function companyCard(db: Db, index: IndexedCollection, id: number) {
  const [card, counts, photos, lists] = await Promise.all([
    findCard(db, id),
    countJobsOfCompany(index, id),
    companyPhotos(db, id),
    listsOf(db),
  ])
  if (!card) throw new Error(`no company ${id}`)
  const city = (await citiesById(db, [card.cityId])).get(card.cityId)
  return {
    tagline: card.tagline,
    about: card.about,
    employees: card.employees,
    foundedYear: card.foundedYear,
    website: safeWebsite(card.website),
    city: shortCity(city?.name ?? ''),
    offersCount: counts?.total ?? null,
    jobs_by_country: jobsByCountry(counts, lists),
    photos,
  }
}

/** A company by its name, and what may be told of its reviews, as of this moment. */
export async function companyRating(db: Db, id: number) {
  const found = await findRated(db, id)
  return found && { id, name: found.name, ...ratingOf(found) }
}

/** Names as they are at this moment, for readers that may not be a second behind. */
export async function companyNames(db: Db, ids: Iterable<number>): Promise<Map<number, string>> {
  const found = await findNames(db, [...new Set(ids)])
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Names and websites of the named companies, as the open web may be sent to them. */
export async function companyIdentities(db: Db, ids: Iterable<number>) {
  const found = await findNames(db, [...new Set(ids)])
  return new Map(found.map(({ id, name, website }) => [id, { id, name, website: safeWebsite(website) }]))
}
