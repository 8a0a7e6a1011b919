import * as z from 'zod'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint } from '#platform/contract.ts'

const featuredJob = z.object({
  id: z.int(),
  title: z.string(),
  salary: z.object({
    min: z.int().nullable(),
    max: z.int().nullable(),
    period: z.enum(['an', 'mois', 'jour']),
    currency: z.enum(['EUR', 'CHF']),
  }),
})

export const listFeaturedCompanies = endpoint({
  method: 'GET',
  path: '/v1/companies/featured',
  access: 'public',
  summary: 'The recruiter of the week, then four recruiting companies.',
  input: z.object({ session_pays: sessionPays }),
  output: z.object({
    total: z.int(),
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        monogram: z.string(),
        tagline: z.string(),
        sector: z.string(),
        city: z.string(),
        employees: z.int().nullable(),
        trades: z.string(),
        recruiter_of_the_week: z.boolean(),
        quote: z.object({ text: z.string(), author: z.string(), role: z.string() }).nullable(),
        offers_count: z.int(),
        jobs: z.array(featuredJob),
      }),
    ),
  }),
  publicFor: 10,
})
