import * as z from 'zod'
import { endpoint, noInput } from '#platform/contract.ts'

export const readOwnCompany = endpoint({
  method: 'GET',
  path: '/v1/employer/company',
  access: 'recruiter',
  summary: 'L’entreprise pour laquelle un recruteur agit.',
  input: noInput,
  output: z.object({ company: z.object({ id: z.int(), name: z.string(), live_jobs: z.int() }).nullable() }),
})
