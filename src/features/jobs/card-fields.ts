import type { OutputOf } from '#platform/contract.ts'
import type { searchJobs } from './jobs.contract.ts'

export type CardFields = Pick<
  OutputOf<typeof searchJobs>['data'][number],
  | 'id'
  | 'slug'
  | 'title'
  | 'company_name'
  | 'logo'
  | 'monogram'
  | 'city'
  | 'department'
  | 'contract_type'
  | 'duration_months'
  | 'remote'
  | 'salary'
  | 'premium'
  | 'created_at'
>

/** What a card shows of a job: a page of cards carries no more. */
export const cardFields = (job: CardFields): CardFields => ({
  id: job.id,
  slug: job.slug,
  title: job.title,
  company_name: job.company_name,
  logo: job.logo,
  monogram: job.monogram,
  city: job.city,
  department: job.department,
  contract_type: job.contract_type,
  duration_months: job.duration_months,
  remote: job.remote,
  salary: job.salary,
  premium: job.premium,
  created_at: job.created_at,
})
