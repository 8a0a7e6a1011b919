import type { SeededCompany } from '../companies/companies.demo.ts'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as accounts from '#features/accounts/server/accounts.repository.ts'
import { hashPassword } from '#features/accounts/passwords/server/passwords.ts'
import { insertAcceptance } from '#features/accounts/signing-up/server/terms.repository.ts'

const PASSWORD = 'Florin-2026!'

const people = [
  {
    role: 'candidate',
    email: 'candidat@florin.example',
    firstName: 'Camille',
    lastName: 'Verdier',
    title: 'Contrôleuse de gestion',
    presentation:
      'Cinq ans de contrôle de gestion en banque de détail. Je cherche un poste où les chiffres servent à décider.',
    skills: ['Contrôle budgétaire', 'Power BI', 'Clôture', 'Anglais courant'],
    location: 'Lyon',
  },
  {
    role: 'recruiter',
    email: 'recruteur@florin.example',
    firstName: 'Mathieu',
    lastName: 'Aubrac',
    title: 'Chargé de recrutement',
    presentation: '',
    skills: [],
    location: 'Paris',
    clientCode: 'FLO-0001',
  },
  {
    role: 'administrator',
    email: 'admin@florin.example',
    firstName: 'Sarah',
    lastName: 'Lenoir',
    title: '',
    presentation: '',
    skills: [],
    location: '',
  },
] as const

type Person = { firstName: string; lastName: string; countryId: number; joinedAt: Date }

const mailboxOf = (name: string): string => fold(name).replaceAll(' ', '-')

/** Accounts of the sample members, without a password: nobody signs in as one of them. Their ids, in the same order. */
export const seedMemberAccounts = (db: Db, members: Person[]): Promise<number[]> =>
  accounts.insertAccounts(
    db,
    members.map(({ firstName, lastName, countryId, joinedAt }) => ({
      role: 'candidate' as const,
      email: `${mailboxOf(firstName)}.${mailboxOf(lastName)}@membres.florin.example`,
      firstName,
      lastName,
      countryId,
      emailVerifiedAt: joinedAt,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    })),
  )

/** One account of each role, for whoever tries the site. Their ids by role. */
export async function seedAccounts(db: Db, company: Pick<SeededCompany, 'id'>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { title, presentation, skills, location, ...person } of people) {
    const isRecruiter = person.role === 'recruiter'
    const account = await accounts.insertAccount(db, {
      ...person,
      passwordHash: await hashPassword(PASSWORD),
      emailVerifiedAt: new Date(),
      companyId: isRecruiter ? company.id : null,
    })
    if (!account) continue
    ids.set(person.role, account.id)
    await insertAcceptance(db, account.id, TERMS_VERSION)
    await createProfile(db, {
      accountId: account.id,
      countryId: 1,
      firstName: person.firstName,
      lastName: person.lastName,
      title,
      presentation,
      skills: [...skills],
      location,
      profileVisible: person.role === 'candidate',
    })
  }
  return ids
}
