import { companiesById } from '#features/companies/server/company-names.service.ts'
import { citiesById } from '#features/reference/server/reference.service.ts'
import { shortCity } from '#platform/french.ts'
import type { Db } from '#platform/server/database/db.ts'
import { visibleProfile } from '../visibility.rules.ts'
import { photoAddress } from './member-photo.service.ts'
import type { WholeMember } from './members.repository.ts'
import type { Elsewhere } from './viewer.service.ts'

/** Members as what they are to be seen by: named by the list they are chosen from, and with how to reach them. */
async function wholeOf(db: Db, elsewhere: Elsewhere, rows: WholeMember[]) {
  const [companies, cities, accounts] = await Promise.all([
    companiesById(db),
    citiesById(
      db,
      rows.flatMap(({ cityId }) => cityId ?? []),
    ),
    elsewhere.accountsOf(
      db,
      rows.flatMap(({ accountId }) => accountId ?? []),
    ),
  ])
  return rows.map(({ photoFile, cityId, companyId, companyName, location, ...row }) => {
    const company = companies.get(companyId ?? 0)
    const account = accounts.get(row.accountId ?? 0)
    return {
      ...row,
      photo: photoAddress(photoFile),
      city: cityId === null ? location : shortCity(cities.get(cityId)?.name ?? ''),
      company: company ? { id: company.id, name: company.name } : companyName ? { id: null, name: companyName } : null,
      email: account?.email ?? null,
      phone: account?.phone ?? null,
    }
  })
}

/** What each viewer sees of each member; those whom they do not find are left out. */
export async function visibleMembers(db: Db, elsewhere: Elsewhere, rows: WholeMember[]) {
  return (await wholeOf(db, elsewhere, rows)).flatMap(({ viewer, ...member }) => visibleProfile(viewer, member) ?? [])
}

export type VisibleMember = Awaited<ReturnType<typeof visibleMembers>>[number]
