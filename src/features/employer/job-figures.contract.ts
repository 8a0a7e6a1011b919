import * as z from 'zod'
import { stages } from '#features/applications/applications.rules.ts'
import { sources } from '#features/jobs/audience/audience.rules.ts'
import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { jobActs } from '#features/jobs/publishing/publishing.rules.ts'
import { endpoint, id } from '#platform/contract.ts'

export const readJobFigures = endpoint({
  method: 'GET',
  path: '/v1/employer/jobs/:id/figures',
  access: 'recruiter',
  summary:
    'Les chiffres d’une offre de son entreprise, depuis sa publication et sur 120 jours au plus\u202f: lectures et candidatures par jour, provenance des lecteurs, de la lecture à la réponse.',
  input: z.object({ id }),
  output: z.object({
    job: z.object({
      id: z.int(),
      title: z.string(),
      /** Its public page. */
      page: z.string(),
      city: z.string(),
      contract_type: z.string(),
      salary: z.object({
        min: z.int().nullable(),
        max: z.int().nullable(),
        period: z.enum(['an', 'mois', 'jour']),
        currency: z.enum(['EUR', 'CHF']),
      }),
      status: z.enum(jobStatuses),
      live: z.boolean(),
      /** What may be done with it now. */
      acts: z.array(z.enum(jobActs)),
      extension_is_free: z.boolean(),
      refusal_reason: z.string(),
      deleted: z.boolean(),
      created_at: z.string(),
      published_at: z.string().nullable(),
      valid_through: z.string().nullable(),
      filled_at: z.string().nullable(),
    }),
    days: z.array(z.object({ day: z.iso.date(), views: z.int(), applications: z.int() })),
    /** Sums of the days; `answered` and `unread` are of all applications, up to 10 000. */
    totals: z.object({
      views: z.int(),
      forms: z.int(),
      applications: z.int(),
      answered: z.int(),
      unread: z.int(),
      saved: z.int(),
    }),
    sources: z.array(z.object({ source: z.enum(sources), views: z.int(), forms: z.int() })),
    recent: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        sent_at: z.string(),
        stage: z.enum(stages),
        withdrawn: z.boolean(),
      }),
    ),
  }),
})
