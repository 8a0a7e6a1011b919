import * as z from 'zod'
import { endpoint, noInput } from '#platform/contract.ts'

export const readAdminStats = endpoint({
  method: 'GET',
  path: '/v1/admin/stats',
  access: 'administrator',
  summary: 'Les chiffres de tout le site.',
  input: noInput,
  output: z.object({
    total_users: z.int(),
    total_jobs: z.int(),
    total_companies: z.int(),
    total_applications: z.int(),
    active_users_30d: z.int(),
    job_posts_30d: z.int(),
  }),
})
