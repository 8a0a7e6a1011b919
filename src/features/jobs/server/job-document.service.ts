import { hashText } from '#platform/random.ts'
import type { SearchDocument, SearchSchema } from '#search-engine/schema.ts'
import { remoteKinds, yearlySalary } from '../jobs.rules.ts'
import type { IndexRow } from './jobs.repository.ts'

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

export function toDocument(row: IndexRow, companyName: string): SearchDocument {
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

const SAMPLE: IndexRow = {
  id: 1,
  companyId: 2,
  title: 'title',
  skills: ['skill', 'another'],
  description: 'description',
  missions: ['mission', 'another'],
  profile: ['profile', 'another'],
  countryId: 3,
  regionId: 4,
  cityId: 5,
  sectorId: 6,
  subsectorId: 7,
  contractId: 8,
  functionId: 9,
  remote: 'non',
  salaryMin: 10,
  salaryMax: 11,
  salaryPeriod: 'an',
  experienceMin: 12,
  premium: true,
  publishedAt: new Date(13),
}
const VARIANTS: readonly Partial<IndexRow>[] = [
  {},
  { premium: false, subsectorId: null },
  { remote: 'hybride', salaryPeriod: 'mois', salaryMax: null },
  { remote: 'total', salaryPeriod: 'jour', salaryMin: null },
  { salaryMin: null, salaryMax: null },
]

/** Changes with what `toDocument` makes of an offer: an index that was filled otherwise must be filled anew. */
export const documentFingerprint = (): number =>
  hashText(JSON.stringify(VARIANTS.map((variant) => toDocument({ ...SAMPLE, ...variant }, 'company'))))
