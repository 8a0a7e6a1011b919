import type { Reportable } from '#platform/server/reportable.ts'
import { jobAddress, jobPageState } from '../jobs.rules.ts'
import { describeJobs } from './jobs-search.service.ts'
import * as jobs from './jobs.repository.ts'

/** Jobs can be reported; those of a company are its recruiters'. */
export const reportableJobs: Reportable = {
  kind: 'job',
  word: 'offre',
  label: 'Offre',
  named: 'cette offre',
  describe: async (db, id) => {
    const job = await jobs.findById(db, id)
    if (!job) return null
    const [card] = await describeJobs(db, [{ ...job, publishedAt: job.publishedAt ?? job.createdAt }], [id])
    const visible = jobPageState(job, new Date()) !== null
    return {
      title: job.title,
      detail: [card!.company_name, card!.city].filter(Boolean).join(', '),
      text: [job.description, ...job.missions, ...job.profile].join('\n\n'),
      path: visible ? jobAddress({ id, slug: card!.slug }) : null,
      visible,
      hidden: job.hiddenAt !== null,
      owner: { companyId: job.companyId },
    }
  },
  setHidden: jobs.setHidden,
}
