import type { jobFacts } from '#features/jobs/server/job-facts.service.ts'
import { formatSalary } from '#platform/french.ts'

type Job = NonNullable<Awaited<ReturnType<typeof jobFacts>>>

/** What the job says today, kept with the application. */
export const thatDay = (job: Job) => ({
  jobId: job.id,
  companyId: job.company_id,
  title: job.title.slice(0, 200),
  companyName: job.company_name.slice(0, 200),
  place: job.city,
  salary: formatSalary(job.salary) ?? '',
  contractType: job.contract_type,
  stage: 'nouveau' as const,
  details: {
    description: job.description,
    missions: job.missions,
    profil: job.profile,
    avantages: job.benefits,
    remote: job.remote,
    experience: [job.experienceMin, job.experienceMax] as [number, number | null],
    startsOn: job.startsOn,
    validThrough: job.validThrough,
    delayDays: job.answerDelayDays,
  },
})
