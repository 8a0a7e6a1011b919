import * as z from 'zod'
import { remoteKinds } from '#features/jobs/jobs.rules.ts'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint, id, idList, oneOrMany, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { companyPhoto, countryJobs } from './company-media.contract.ts'
import { MOST_JOBS } from './companies-jobs.rules.ts'
import { companySizes } from './companies.rules.ts'

const PUBLIC_SECONDS = 10

const salary = z.object({
  min: z.int().nullable(),
  max: z.int().nullable(),
  period: z.enum(['an', 'mois', 'jour']),
  currency: z.enum(['EUR', 'CHF']),
})

const featuredJob = z.object({ id: z.int(), title: z.string(), salary })

/** Where its picture is; a company without a logo of its own has a monogram, which stands in a ring. */
const face = { logo: z.string(), monogram: z.string().nullable() }

/** What a company makes or sells where that is not finance; its sector is then the one of its jobs. */
const industry = z.string().nullable()

/** Null while there are fewer reviews than are shown. */
const rating = { rating: z.number().nullable(), reviews_count: z.int().nullable() }

const quote = z.object({ text: z.string(), author: z.string(), role: z.string() }).nullable()

export const listFeaturedCompanies = endpoint({
  method: 'GET',
  path: '/v1/companies/featured',
  access: 'public',
  summary: 'Le recruteur de la semaine, puis quatre entreprises qui recrutent.',
  input: z.object({ session_pays: sessionPays }),
  output: z.object({
    total: z.int(),
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        ...face,
        tagline: z.string(),
        sector: z.string(),
        industry,
        city: z.string(),
        employees: z.int().nullable(),
        trades: z.string(),
        recruiter_of_the_week: z.boolean(),
        quote,
        offersCount: z.int(),
        jobs: z.array(featuredJob),
      }),
    ),
  }),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: 2 },
})

const facet = z.object({ id: z.int(), name: z.string(), companies_count: z.int() })

export const listCompanies = endpoint({
  method: 'GET',
  path: '/v1/companies',
  access: 'public',
  summary:
    'Les entreprises par texte, secteur, taille et structure\u202f; chaque facette est comptée sans son propre filtre.',
  input: z.object({
    q: z.string({ error: 'Un texte est attendu.' }).max(100, { error: '100 caractères au plus.' }).optional(),
    secteur_ids: idList,
    taille: oneOrMany(companySizes, 'La taille est startup, pme, eti ou ge.'),
    structure_ids: idList,
    session_pays: sessionPays,
    ...page(24),
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        ...face,
        tagline: z.string(),
        sector: z.string(),
        industry,
        city: z.string(),
        size: z.enum(companySizes),
        employees: z.int().nullable(),
        offersCount: z.int(),
        trades: z.string(),
        description: z.string(),
        website: z.string().nullable(),
        location: z.string(),
        benefits: z.array(z.string()),
        created_at: z.iso.datetime(),
        ...rating,
      }),
    ),
    pagination,
    facets: z.object({
      secteurs: z.array(facet),
      tailles: z.array(facet.extend({ id: z.enum(companySizes) })),
      structures: z.array(facet),
    }),
    corrections: z.array(z.object({ word: z.string(), correction: z.string() })),
  }),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'] },
})

const counted = z.object({ id: z.int(), name: z.string(), jobs_count: z.int() })

const jobsWanted = `Un nombre d’offres de 0 à ${MOST_JOBS}.`

export const readCompany = endpoint({
  method: 'GET',
  path: '/v1/companies/:id',
  access: 'public',
  summary:
    'Une entreprise avec ses images, ses membres publics et ses offres en ligne les plus récentes, autant que voulu et 50 au plus\u202f; secteurs et fonctions comptés dans le pays nommé, ou dans tous si elle n’y a rien.',
  input: z.object({
    id,
    session_pays: sessionPays,
    /** How many of its jobs are wanted. */
    offres: wireInt(jobsWanted).min(0, { error: jobsWanted }).max(MOST_JOBS, { error: jobsWanted }).optional(),
  }),
  output: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    about: z.string(),
    tagline: z.string(),
    trades: z.string(),
    ...face,
    website: z.string().nullable(),
    sector: z.string(),
    industry,
    structure: z.string(),
    size: z.enum(companySizes),
    employees: z.int().nullable(),
    foundedYear: z.int().nullable(),
    location: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
    country_code: z.enum(['fr', 'be', 'lu', 'ch']),
    street: z.string().nullable(),
    postal_code: z.string().nullable(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    revenue: z.object({ amount: z.int(), currency: z.enum(['EUR', 'CHF']) }).nullable(),
    socialNetworks: z.object({
      linkedin: z.string().nullable(),
      x: z.string().nullable(),
      facebook: z.string().nullable(),
      instagram: z.string().nullable(),
      youtube: z.string().nullable(),
    }),
    coverImage: z.string(),
    photos: z.array(companyPhoto),
    video: z
      .object({
        url: z.string(),
        type: z.enum(['video/webm', 'video/mp4']),
        poster: z.string(),
        captions: z.string(),
        title: z.string(),
        summary: z.string(),
        seconds: z.int(),
        width: z.int(),
        height: z.int(),
      })
      .nullable(),
    benefits: z.array(z.string()),
    quote,
    created_at: z.iso.datetime(),
    ...rating,
    /** Null, and nothing counted below, while the search is being prepared. */
    offersCount: z.int().nullable(),
    jobs_by_country: z.array(countryJobs),
    team: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        initials: z.string(),
        position: z.string(),
        photo: z.string().nullable(),
        linkedin: z.string().nullable(),
        verified: z.boolean(),
      }),
    ),
    jobs: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        location: z.string(),
        department: z.string().nullable(),
        country: z.string(),
        type: z.string(),
        remote: z.enum(remoteKinds),
        salary,
        posted: z.iso.datetime(),
      }),
    ),
    sectors: z.array(counted.extend({ sous_secteurs: z.array(counted) })),
    functions: z.array(counted),
  }),
  publicFor: PUBLIC_SECONDS,
})
