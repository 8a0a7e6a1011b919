import * as z from 'zod'
import { companyPhoto, countryJobs } from '#features/companies/company-media.contract.ts'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint, id, idList, oneOrMany, textList, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import {
  educationLevels,
  experienceBands,
  jobSorts,
  longestTyped,
  MOST_PLACES,
  PAGE_SIZE,
  postedWithin,
  radii,
  remoteKinds,
  searchKeys,
} from './jobs.rules.ts'

/** What an answer about jobs is made of. */
const JOBS = ['job', 'company']

export const listTradePay = endpoint({
  method: 'GET',
  path: '/v1/jobs/salaries',
  access: 'public',
  summary:
    'Le salaire annuel médian des offres en ligne d’un pays (la France sans autre choix), métier par métier, où vingt offres au moins en disent un.',
  input: z.object({ session_pays: sessionPays }),
  output: z.object({
    data: z.array(z.object({ id: z.int(), name: z.string(), median: z.int(), jobs: z.int() })),
    currency: z.enum(['EUR', 'CHF']),
  }),
  publicFor: 10,
})

const words = (most: number) =>
  z
    .string({ error: 'Un texte est attendu.' })
    .max(most, { error: `${most} caractères au plus.` })
    .optional()

/** A city, a postal code, a department, a region or a country, or several of them. */
const placeList = textList({
  most: MOST_PLACES,
  length: longestTyped.lieu,
  message: `${MOST_PLACES} lieux au plus, de ${longestTyped.lieu} caractères chacun.`,
})

/** Everything that narrows a search; the list and its filters take the same. */
const filters = {
  keywords: words(longestTyped.keywords),
  lieu: placeList,
  rayon: z.enum(radii, { error: 'Un rayon de 10, 25, 50 ou 100 km.' }).optional(),
  secteur_ids: idList,
  sous_secteur_ids: idList,
  contrat_ids: idList,
  sauf_contrat_ids: idList,
  fonction_ids: idList,
  region_ids: idList,
  pays_ids: idList,
  societe_ids: idList,
  session_pays: sessionPays,
  teletravail: oneOrMany(remoteKinds, 'Télétravail\u202f: non, hybride ou total.'),
  experience: z.enum(experienceBands, { error: 'Expérience\u202f: junior, senior ou expert.' }).optional(),
  salaire_min: wireInt('Un salaire annuel en euros.')
    .min(0, { error: 'Un salaire annuel en euros.' })
    .max(1_000_000, { error: 'Un salaire annuel en euros.' })
    .optional(),
  sans_salaire: z.enum(['oui', 'non'], { error: 'oui ou non.' }).optional(),
  depuis: z.enum(postedWithin, { error: 'Publiée depuis 1, 7 ou 30 jours.' }).optional(),
}

const salary = z.object({
  min: z.int().nullable(),
  max: z.int().nullable(),
  period: z.enum(['an', 'mois', 'jour']),
  currency: z.enum(['EUR', 'CHF']),
})

/** A job as lists show it. */
export const jobSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  company_id: z.int(),
  company_name: z.string(),
  logo: z.string(),
  monogram: z.string().nullable(),
  city: z.string(),
  department: z.string().nullable(),
  region: z.string(),
  contract_type: z.string(),
  sector: z.string(),
  subsector: z.string().nullable(),
  experience_level: z.enum(experienceBands),
  /** Null until enough people have said something. */
  company_rating: z.number().nullable(),
  company_reviews_count: z.int().nullable(),
  duration_months: z.int().nullable(),
  remote: z.enum(remoteKinds),
  salary,
  premium: z.union([z.literal(0), z.literal(1)]),
  created_at: z.iso.datetime(),
})

/** A job in a list, with its text. */
const listedJob = jobSummary.extend({ description: z.string() })

const searchInput = z.object({
  ...filters,
  sort: z.enum(jobSorts, { error: 'Tri\u202f: date, relevance, company ou salary.' }).default('date'),
  ...page(PAGE_SIZE),
})

/** A text cut where what was searched begins and ends; joined, the pieces are the text. */
const segments = z.array(z.object({ text: z.string(), marked: z.boolean() }))

const searchOutput = z.object({
  data: z.array(
    listedJob.extend({
      /** Where the keywords stand in its text; null without keywords. An empty extract: they stand in no text. */
      highlight: z.object({ extract: segments }).nullable(),
    }),
  ),
  pagination,
  /** Words that no job has, and what was searched instead. */
  corrections: z.array(z.object({ word: z.string(), correction: z.string() })),
})

export const searchJobs = endpoint({
  method: 'GET',
  path: '/v1/jobs/search',
  access: 'public',
  summary: 'Les offres en ligne\u202f: mots-clés, filtres, tri, pages.',
  input: searchInput,
  output: searchOutput,
  publicFor: 5,
  kept: { until: JOBS },
})

export const listJobs = endpoint({
  method: 'GET',
  path: '/v1/jobs',
  access: 'public',
  summary: 'La même chose que /v1/jobs/search.',
  input: searchInput,
  output: searchOutput,
  publicFor: 5,
  kept: { until: JOBS },
})

const option = z.object({ id: z.int(), name: z.string(), jobs_count: z.int() })
const choice = z.object({ value: z.string(), name: z.string(), jobs_count: z.int() })

export const readFilterOptions = endpoint({
  method: 'GET',
  path: '/v1/filters/options',
  access: 'public',
  summary:
    'Les filtres et leurs comptes exacts\u202f: chacun est compté avec tous les autres filtres, mais sans le sien.',
  input: z.object(filters),
  output: z.object({
    total: z.int(),
    secteurs: z.array(option.extend({ sous_secteurs: z.array(option) })),
    contrats: z.array(option),
    fonctions: z.array(option),
    localisation: z.array(option.extend({ regions: z.array(option) })),
    entreprises: z.array(option),
    teletravail: z.array(choice),
    experience: z.array(choice),
    depuis: z.array(choice),
    currency: z.enum(['EUR', 'CHF']),
    /** Whether `rayon` means something: one of the places is a city. */
    spot: z.boolean(),
    /** Places that lie in another country than the one asked for, and what the same search finds there. */
    abroad: z
      .object({ country_id: z.int(), country: z.string(), places: z.array(z.string()), jobs_count: z.int() })
      .nullable(),
    /** Where nothing is found: how many jobs there would be without one of the filters, and with one alone. */
    without: z.array(z.object({ filter: z.enum(searchKeys), jobs_count: z.int() })),
    alone: z.array(z.object({ filter: z.enum(searchKeys), jobs_count: z.int() })),
    /** Where nothing is found for several words: those that find jobs by themselves, with the same filters. */
    words: z.array(z.object({ word: z.string(), jobs_count: z.int() })),
  }),
  publicFor: 5,
  kept: { until: JOBS },
})

export const searchCompanyOptions = endpoint({
  method: 'GET',
  path: '/v1/filters/entreprises',
  access: 'public',
  summary:
    'Les entreprises par le début des mots de leur nom, comptées comme dans /v1/filters/options, les plus fournies d’abord.',
  input: z.object({
    ...filters,
    q: z
      .string({ error: 'Écrivez au moins une lettre.' })
      .trim()
      .min(1, { error: 'Écrivez au moins une lettre.' })
      .max(100, { error: 'Cent caractères au plus.' }),
  }),
  output: z.object({ data: z.array(option) }),
  publicFor: 5,
})

/** A job that was named: it is live, or it was. */
export const namedJob = listedJob.extend({ state: z.enum(['live', 'closed']) })

export const listNamedJobs = endpoint({
  method: 'GET',
  path: '/v1/jobs/named',
  access: 'public',
  summary: 'Les offres de ces identifiants, dans leur ordre\u202f: celles en ligne, et les closes, marquées.',
  input: z.object({ ids: idList }),
  output: z.object({ data: z.array(namedJob) }),
  publicFor: 5,
  kept: { until: JOBS },
})

export const readJob = endpoint({
  method: 'GET',
  path: '/v1/jobs/:id',
  access: 'public',
  summary:
    'Une offre. Les offres closes restent lisibles, marquées\u202f; brouillons et offres refusées n’existent pas.',
  input: z.object({ id }),
  output: jobSummary.extend({
    state: z.enum(['live', 'closed']),
    description: z.string(),
    missions: z.array(z.string()),
    profile: z.array(z.string()),
    benefits: z.array(z.string()),
    skills: z.array(z.string()),
    function: z.string(),
    function_id: z.int(),
    country: z.string(),
    /** The city that an address names, without its arrondissement, and its postal code where it has one only. */
    locality: z.string(),
    postal_code: z.string().nullable(),
    experience_min: z.int(),
    experience_max: z.int().nullable(),
    education: z.enum(educationLevels),
    starts_on: z.string().nullable(),
    answer_delay_days: z.int().nullable(),
    urgent: z.boolean(),
    valid_through: z.iso.datetime().nullable(),
    /**
     * Yearly salaries of live jobs of the same function, region and band of experience, from five jobs on; of all
     * bands, and `experience_level` null, where there are fewer.
     */
    market: z
      .object({
        low: z.int(),
        high: z.int(),
        median: z.int(),
        jobs: z.int(),
        experience_level: z.enum(experienceBands).nullable(),
      })
      .nullable(),
    company: z.object({
      tagline: z.string(),
      about: z.string(),
      employees: z.int().nullable(),
      foundedYear: z.int().nullable(),
      website: z.string().nullable(),
      city: z.string(),
      /** Null, and none by country, while the search is being prepared; so is the market. */
      offersCount: z.int().nullable(),
      jobs_by_country: z.array(countryJobs),
      photos: z.array(companyPhoto),
    }),
    similar: z.array(jobSummary),
  }),
  publicFor: 5,
  kept: { until: JOBS },
})
