import { allWordings } from '#features/reference/server/trade-names.service.ts'
import type { Collection } from '#platform/server/collection/collection.ts'
import { themselves } from '#platform/server/collection/collection.ts'
import type { SearchDocument, SearchSchema } from '#search-engine/schema.ts'
import { experienceBand, experienceBands, paidByYear, remoteKinds, yearlySalary } from '../jobs.rules.ts'
import type { JobWords } from './job-words.ts'
import { wordsOfJobs } from './job-words.ts'
import type { IndexRow } from './jobs.repository.ts'
import * as companyJobs from './company-jobs.repository.ts'
import * as jobs from './jobs.repository.ts'

/** What search knows of a job. What it is called decides; the body counts only where little else is found. */
const schema: SearchSchema = {
  texts: { title: 12, trade: 10, company: 8, facts: 12, function: 6, skills: 5, text: 1 },
  enough: 20,
  together: { fields: ['title', 'trade'], worth: 6 },
  // For matching, which asks whether a skill stands there.
  pairs: ['skills'],
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
    experience: {},
    premium: {},
    // For the figures beside names of trades; no search counts them.
    jobTitle: { top: 1 },
  },
  // The last two are for what jobs pay by the year: their bottom and their middle. Their top is the salary.
  numbers: ['salary', 'experience', 'skills', 'yearlyFrom', 'yearlyMiddle'],
  names: ['company'],
}

/** What says what a job is: what it is called, or else the function it belongs to. */
export const namingFields = [['title', 'trade'], ['function']] as const

function toDocument(row: IndexRow, words: JobWords): SearchDocument {
  const yearly = paidByYear(row)
  return {
    id: row.id,
    date: row.publishedAt.getTime(),
    texts: {
      title: row.title,
      ...words,
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
      experience: [experienceBands.indexOf(experienceBand(row.experienceMin))],
      premium: [row.premium ? 1 : 0],
      jobTitle: row.jobTitleId === null ? [] : [row.jobTitleId],
    },
    // How many skills are asked for; none is not known rather than zero.
    numbers: {
      salary: yearlySalary(row),
      experience: row.experienceMin,
      skills: row.skills.length || null,
      yearlyFrom: yearly?.from ?? null,
      yearlyMiddle: yearly?.middle ?? null,
    },
    names: { company: words.company },
  }
}

const SAMPLE: IndexRow = {
  id: 1,
  companyId: 2,
  title: 'title',
  jobTitleId: 14,
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
const SAMPLE_WORDS: JobWords = { company: 'company', trade: ['trade'], function: ['function'], facts: ['fact'] }
const VARIANTS: readonly Partial<IndexRow>[] = [
  {},
  { premium: false, subsectorId: null, jobTitleId: null },
  { remote: 'hybride', salaryPeriod: 'mois', salaryMax: null },
  { remote: 'total', salaryPeriod: 'jour', salaryMin: null },
  { salaryMin: null, salaryMax: null },
]

/** Live jobs, as searches find them. Names of trades are part of them, and change with the code. */
export const jobCollection: Collection = {
  name: 'jobs',
  schema,
  samples: [allWordings(), VARIANTS.map((variant) => toDocument({ ...SAMPLE, ...variant }, SAMPLE_WORDS))],
  read: async (db, batch, now) => {
    const rows = await jobs.findForIndex(db, batch, now)
    const wordsOf = await wordsOfJobs(db, rows)
    return rows.map((row) => toDocument(row, wordsOf(row)))
  },
  highestId: jobs.highestId,
  touched: { job: themselves, company: companyJobs.findIdsOfCompanies },
  turned: jobs.findTurned,
}
