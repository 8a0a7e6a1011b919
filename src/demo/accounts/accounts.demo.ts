import type { SeededCompany } from '../companies/companies.demo.ts'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { fold } from '#platform/folding.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as accounts from '#features/accounts/server/accounts.repository.ts'
import { INVITATION_DAYS } from '#features/accounts/colleagues/colleagues.rules.ts'
import { insertRequest } from '#features/accounts/colleagues/server/company-requests.repository.ts'
import * as colleagues from '#features/accounts/colleagues/server/colleagues.repository.ts'
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
    wanted: {
      wantedTitle: 'Contrôleuse de gestion',
      wantedLocation: 'Lyon',
      wantedSalary: '40k-50k',
      wantedContract: 'cdi',
    },
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
    wanted: {},
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
    wanted: {},
  },
] as const

const candidateCareer = {
  companyName: 'Crédit des Alpages',
  sector: 'banque',
  experienceYears: 5,
  educationLevel: 'bac+5',
  lastCourse: 'Master contrôle de gestion',
  schoolName: 'École Vauban',
  languages: ['Français C2', 'Anglais C1'],
  experience: [
    {
      id: 1,
      title: 'Contrôleuse de gestion',
      company: 'Crédit des Alpages',
      period: 'Depuis 2023',
      description: 'Budget de 40 agences, clôture mensuelle en trois jours.',
    },
    {
      id: 2,
      title: 'Assistante contrôle de gestion',
      company: 'Coopérative du Forez',
      period: '2021\u20132023',
      description: 'Tableaux de bord des ventes, suivi de 12 centres de coûts.',
    },
  ],
  education: [{ id: 1, degree: 'Master contrôle de gestion', school: 'École Vauban', year: '2021' }],
  wantedTitle: 'Contrôleuse de gestion',
  wantedSector: 'banque',
  wantedLocation: 'Lyon',
  wantedSalary: '48\u201354\u00a0k€',
  cvSavedAt: new Date(),
}

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
  for (const { title, presentation, skills, location, wanted, ...person } of people) {
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
      ...wanted,
      profileVisible: person.role === 'candidate',
      ...(person.role === 'candidate' ? candidateCareer : {}),
    })
  }
  return ids
}

/** The people around the demo recruiter: a colleague, somebody who was invited, and somebody who asks to join. */
export async function seedColleagues(tx: Tx, company: SeededCompany, main: number): Promise<void> {
  const [colleague, asker] = await accounts.insertAccounts(
    tx,
    [
      { firstName: 'Nour', lastName: 'Benali', companyId: company.id, companyName: company.name },
      { firstName: 'Louis', lastName: 'Abadie', companyId: null, companyName: company.name },
    ].map((person) => ({
      role: 'recruiter' as const,
      email: `${mailboxOf(person.firstName)}.${mailboxOf(person.lastName)}@recruteurs.florin.example`,
      emailVerifiedAt: new Date(),
      ...person,
    })),
  )
  for (const [accountId, firstName, lastName] of [
    [colleague!, 'Nour', 'Benali'],
    [asker!, 'Louis', 'Abadie'],
  ] as const)
    await createProfile(tx, { accountId, countryId: 1, firstName, lastName, profileVisible: false })
  const invitation = { companyId: company.id, email: 'p.garnier@recruteurs.florin.example', accountId: main }
  // Nobody has the key.
  await colleagues.upsertInvitation(tx, { ...invitation, hash: hashOf(newToken()) }, INVITATION_DAYS)
  const request = { companyId: company.id, companyName: company.name, message: 'Je rejoins l’équipe de recrutement.' }
  await insertRequest(tx, { accountId: asker!, ...request })
}
