import { citiesById } from '#features/reference/server/reference.service.ts'
import { fold } from '#platform/folding.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { CompanySize } from '../companies.rules.ts'
import * as companies from './companies.repository.ts'

type NewCompany = {
  name: string
  website: string | null
  sectorId: number
  structureId: number
  size: CompanySize
  cityId: number
  description?: string
}

/** Makes a company, whose page is empty but for what is known; null where another one is called so. */
export async function createCompany(tx: Tx, { name, ...known }: NewCompany): Promise<number | null> {
  const city = (await citiesById(tx, [known.cityId])).get(known.cityId)!
  const slug = fold(name).replaceAll(/[^a-z0-9]+/g, '-') || 'entreprise'
  const texts = { tagline: '', about: '', description: '', trades: '', benefits: [] }
  return companies.insertCompany(tx, { name, slug, ...texts, ...known, countryId: city.countryId })
}

/** A company as those who write to its people name it. */
export const companyNamed = (
  db: Db,
  id: number,
): Promise<{ id: number; name: string; website: string | null } | null> => companies.findNamed(db, id)
