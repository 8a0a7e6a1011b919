import * as z from 'zod'
import { listCompanies } from '#features/companies/companies.contract.ts'
import { searchJobs } from '#features/jobs/jobs.contract.ts'
import { readMembersTeaser } from '#features/members/members.contract.ts'
import { listNews } from '#features/news/news.contract.ts'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint, oneOrMany, requiredText, wireInt } from '#platform/contract.ts'
import { correctedTypes, longestQuery, mostMembers, searchTypes, shownPerType } from './global-search.rules.ts'

const perType = `De 1 à ${mostMembers}.`

export const searchEverything = endpoint({
  method: 'GET',
  path: '/v1/search',
  access: 'public',
  summary:
    'Offres en ligne, entreprises, profils publics et articles par texte, cinq de chaque si l’on ne demande rien d’autre\u202f; les types non demandés restent vides.',
  input: z.object({
    q: requiredText(longestQuery, 'Écrivez au moins une lettre.'),
    type: oneOrMany(searchTypes, 'Le type est jobs, companies, profiles ou articles.'),
    per_type: wireInt(perType).min(1, { error: perType }).max(mostMembers, { error: perType }).default(shownPerType),
    session_pays: sessionPays,
  }),
  output: z.object({
    data: z.object({
      jobs: searchJobs.output.shape.data,
      companies: listCompanies.output.shape.data,
      profiles: readMembersTeaser.output.shape.data,
      articles: listNews.output.shape.data,
    }),
    totals: z.object({ jobs: z.int(), companies: z.int(), profiles: z.int(), articles: z.int() }),
    /** Each type has words of its own. */
    corrections: z.array(searchJobs.output.shape.corrections.element.extend({ type: z.enum(correctedTypes) })),
  }),
  publicFor: 5,
})
