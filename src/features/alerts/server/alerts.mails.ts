import type { newJobs } from '#features/jobs/server/kept-search.service.ts'
import { linkFrom } from '#features/jobs/audience/audience.rules.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { alertMailTexts as texts } from '../alerts.texts.ts'

type Job = Pick<
  Awaited<ReturnType<typeof newJobs>>[number],
  'id' | 'slug' | 'title' | 'company_name' | 'city' | 'contract_type' | 'salary' | 'match'
>

/** The new jobs of an alert, each with what one looks at first, why it is there, and a way to say whether it suits. */
export function alertMail(about: {
  firstName: string
  title: string
  jobs: readonly Job[]
  /** What the reader's answers keep out of it, in words. */
  narrowed: readonly string[]
  links: { search: string; alert: string; unsubscribe: string }
  feedbackLink: (job: Job, relevant: boolean) => string
  linkTo: (path: string) => string
}): MailParts {
  const { search, alert, unsubscribe } = about.links
  return composeMail({
    subject: texts.subject(about.jobs.length, oneLine(about.title, 100)),
    preheader: texts.preheader,
    body: [
      greeting(about.firstName),
      texts.intro,
      ...about.jobs.flatMap((job) => [
        { label: shownTitle(oneLine(job.title, 150)), address: about.linkTo(linkFrom('alerte', jobAddress(job))) },
        [factsOf(job), ...(job.match.length > 0 ? [texts.match(job.match.map((one) => oneLine(one)))] : [])].join('\n'),
        {
          links: [
            { label: texts.relevant, address: about.feedbackLink(job, true) },
            { label: texts.irrelevant, address: about.feedbackLink(job, false) },
          ],
        },
      ]),
    ],
    action: { label: texts.all, address: search },
    after: [
      ...(about.narrowed.length > 0 ? [texts.narrowed(about.narrowed)] : []),
      { label: texts.change, address: alert },
      { label: texts.stop, address: unsubscribe },
    ],
    reason: texts.reason,
  })
}

const factsOf = ({ company_name, city, contract_type, salary }: Job): string =>
  [oneLine(company_name), city, contract_type, formatSalary(salary)].filter(Boolean).join(' · ')
