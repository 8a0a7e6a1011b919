import * as z from 'zod'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint } from '#platform/contract.ts'

const scoped = z.object({ session_pays: sessionPays })

const counted = z.object({ id: z.int(), name: z.string(), jobs_count: z.int() })

const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) })

const PUBLIC_SECONDS = 10
/** What is counted may be so many seconds old when it is kept. */
const COUNTED_FOR = 2

export const listSectors = endpoint({
  method: 'GET',
  path: '/v1/reference/secteurs',
  access: 'public',
  summary: 'Les secteurs avec leurs sous-secteurs et le nombre d’offres en ligne.',
  input: scoped,
  output: listOf(counted.extend({ sous_secteurs: z.array(counted) })),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: COUNTED_FOR },
})

export const listRegions = endpoint({
  method: 'GET',
  path: '/v1/reference/regions',
  access: 'public',
  summary: 'Les pays avec leurs régions et le nombre d’offres en ligne.',
  input: scoped,
  output: listOf(counted.extend({ regions: z.array(counted) })),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: COUNTED_FOR },
})

export const listContracts = endpoint({
  method: 'GET',
  path: '/v1/reference/contrats',
  access: 'public',
  summary: 'Les types de contrat et le nombre d’offres en ligne.',
  input: scoped,
  output: listOf(counted.extend({ type: z.enum(['emploi', 'stage', 'autre']) })),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: COUNTED_FOR },
})

export const listFunctions = endpoint({
  method: 'GET',
  path: '/v1/reference/fonctions',
  access: 'public',
  summary: 'Les fonctions et le nombre d’offres en ligne.',
  input: scoped,
  output: listOf(counted),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: COUNTED_FOR },
})

export const listStructures = endpoint({
  method: 'GET',
  path: '/v1/reference/structures',
  access: 'public',
  summary: 'Les types d’employeur et le nombre d’offres en ligne.',
  input: scoped,
  output: listOf(counted),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: COUNTED_FOR },
})

export const listCompanyReferences = endpoint({
  method: 'GET',
  path: '/v1/reference/entreprises',
  access: 'public',
  summary: 'Les entreprises, par nom, et le nombre d’offres en ligne.',
  input: scoped,
  output: listOf(counted.extend({ logo: z.string(), website: z.string().nullable() })),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company'], for: COUNTED_FOR },
})

export const readStats = endpoint({
  method: 'GET',
  path: '/v1/stats',
  access: 'public',
  summary: 'Les quatre chiffres publics du site.',
  input: scoped,
  output: z.object({
    total_jobs: z.int(),
    total_professionals: z.int(),
    total_companies: z.int(),
    active_users_month: z.int(),
  }),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['job', 'company', 'member'], for: COUNTED_FOR },
})
