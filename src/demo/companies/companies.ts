import { accountingFirms } from './companies-accounting-firms.ts'
import { advisoryFirms } from './companies-advisory-firms.ts'
import { assetManagers } from './companies-asset-managers.ts'
import { auditFirms } from './companies-audit-firms.ts'
import { businessBanks } from './companies-business-banks.ts'
import { businessFintechs } from './companies-business-fintechs.ts'
import { cooperativeBanks } from './companies-cooperative-banks.ts'
import { foodGroups } from './companies-food-groups.ts'
import { fundServices } from './companies-fund-services.ts'
import { industrialGroups } from './companies-industrial-groups.ts'
import { insurers } from './companies-insurers.ts'
import { investors } from './companies-investors.ts'
import { neighbouringAuditFirms } from './companies-neighbouring-audit-firms.ts'
import { neighbouringInsurers } from './companies-neighbouring-insurers.ts'
import { paymentFirms } from './companies-payments.ts'
import { privateBanks } from './companies-private-banks.ts'
import { propertyFirms } from './companies-property.ts'
import { publicAndMutualBodies } from './companies-public-and-mutual-bodies.ts'
import { regionalBanks } from './companies-regional-banks.ts'
import { riskAndComplianceFirms } from './companies-risk-and-compliance.ts'
import type { CompanySheet, DemoCompany } from './companies-sheet.ts'
import { specialistInsurers } from './companies-specialist-insurers.ts'
import { tradeAndServiceGroups } from './companies-trade-and-service-groups.ts'

export type { DemoCompany } from './companies-sheet.ts'

/** The names a page shows when it has room for a few; each of them carries a quote. */
const SHOWN_FIRST = [
  'Banque Valmont',
  'Hélianthe Assurances',
  'Orsel & Associés',
  'Galion Capital',
  'Banque des Abers',
  'Groupe Castelnaud',
  'Maison Tercet',
  'Crédit Montsauve',
  'Cordeval Assurances',
  'Brévannes Audit',
  'Halles Vernay',
  'Alpage Gestion',
  'Soixante Jours',
  'Banque Hautecourbe',
  'Lumen Trésorerie',
  'Banque Salvan',
  'Vigeois Conformité',
  'Carolus Paiements',
  'Alzenne Fund Services',
  'Mutuelle Tisserande',
]

const sheets: CompanySheet[] = [
  ...privateBanks,
  ...businessBanks,
  ...cooperativeBanks,
  ...regionalBanks,
  ...insurers,
  ...specialistInsurers,
  ...neighbouringInsurers,
  ...auditFirms,
  ...neighbouringAuditFirms,
  ...accountingFirms,
  ...industrialGroups,
  ...foodGroups,
  ...tradeAndServiceGroups,
  ...assetManagers,
  ...fundServices,
  ...paymentFirms,
  ...businessFintechs,
  ...riskAndComplianceFirms,
  ...advisoryFirms,
  ...investors,
  ...propertyFirms,
  ...publicAndMutualBodies,
]

function sizeOf(employees: number): DemoCompany['size'] {
  if (employees <= 10) return 'startup'
  if (employees <= 250) return 'pme'
  return employees <= 5000 ? 'eti' : 'ge'
}

function websiteOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll('&', 'et')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return `https://www.${slug}.example`
}

function rankOf(name: string): number {
  const rank = SHOWN_FIRST.indexOf(name)
  return rank === -1 ? SHOWN_FIRST.length : rank
}

/** Most prominent first: the chosen few, then those that hire the most. */
export const demoCompanies: DemoCompany[] = sheets
  .map((sheet) => ({
    subsectors: [],
    industry: null,
    plants: false,
    ...sheet,
    size: sizeOf(sheet.employees),
    website: websiteOf(sheet.name),
    quote: sheet.quote ?? null,
  }))
  .toSorted((a, b) => rankOf(a.name) - rankOf(b.name) || b.weight - a.weight || b.employees - a.employees)
