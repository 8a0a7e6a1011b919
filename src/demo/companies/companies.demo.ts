import { siteCountries } from '#features/reference/reference.rules.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { DemoCompany } from './companies.ts'
import { demoCompanies } from './companies.ts'
import { contactOf, networksOf } from './company-contacts.ts'
import { logoOf } from './company-logos.ts'
import { filmOf, picturesOf } from './company-pictures.ts'
import * as companies from '#features/companies/server/companies.repository.ts'
import * as media from '#features/companies/server/company-media.repository.ts'

export type SeededCompany = DemoCompany & { id: number; countryId: number; postalCode: string }

const FEATURED = 5
const PROMINENT = 20

/** The fictional companies of the demonstration, the first of them featured on the home page. */
export async function seedCompanies(
  db: Db,
  cityIdOf: (countryId: number, name: string) => number,
): Promise<SeededCompany[]> {
  const lists = await listsOf(db)
  const idOf = (rows: { slug: string; id: number }[], slug: string): number => rows.find((row) => row.slug === slug)!.id
  const countryIdOf = (company: DemoCompany): number => siteCountries.find(({ code }) => code === company.country)!.id
  const rows = demoCompanies.map((company, index) => ({
    slug: fold(company.name).replaceAll(' ', '-'),
    name: company.name,
    tagline: company.tagline,
    about: company.about,
    description: company.description,
    trades: company.trades,
    benefits: company.benefits,
    website: company.website,
    sectorId: idOf(lists.sectors, company.sector),
    industry: company.industry,
    structureId: idOf(lists.structures, company.structure),
    size: company.size,
    employees: company.employees,
    foundedYear: company.founded,
    countryId: countryIdOf(company),
    cityId: cityIdOf(countryIdOf(company), company.city),
    quoteText: company.quote?.text ?? null,
    quoteAuthor: company.quote?.author ?? null,
    quoteRole: company.quote?.role ?? null,
    featuredRank: index < FEATURED ? index + 1 : null,
    logoPath: logoOf(company.name),
    ...contactOf(company),
  }))
  const inserted = await companies.insertCompanies(db, rows)
  const ids = new Map(inserted.map(({ name, id }) => [name, id]))
  const seeded = demoCompanies.map((company) => ({
    ...company,
    id: ids.get(company.name)!,
    countryId: countryIdOf(company),
    postalCode: contactOf(company).postalCode,
  }))
  await seedMedia(db, seeded)
  return seeded
}

async function seedMedia(db: Db, seeded: SeededCompany[]): Promise<void> {
  const owned = <T extends object>(company: SeededCompany, rows: T[]) =>
    rows.map((row) => ({ ...row, companyId: company.id }))
  await media.insertPhotos(
    db,
    seeded.flatMap((company, index) => owned(company, picturesOf(company, index < PROMINENT))),
  )
  await media.insertSocialNetworks(
    db,
    seeded.flatMap((company) => owned(company, networksOf(company))),
  )
  await media.insertVideos(
    db,
    seeded.flatMap((company) =>
      owned(
        company,
        [filmOf(company)].filter((film) => film !== null),
      ),
    ),
  )
}
