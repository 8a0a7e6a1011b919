import type { Answer } from '#features/jobs/lifetime/lifetime.rules.ts'
import { formatDate, shownTitle } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { questionTexts as texts } from '../job-questions.texts.ts'

export type Asked = {
  title: string
  /** Its page in the employer's space. */
  page: string
  validThrough: Date
  /** What may be answered, each with its link. */
  links: { answer: Answer; address: string }[]
}
type About = { firstName: string; jobs: Asked[]; space: string }

const linksOf = ({ links }: Asked) => ({
  links: links.map(({ answer, address }) => ({ label: texts.links[answer], address })),
})
const titleOf = ({ title, page }: Asked) => ({ label: shownTitle(oneLine(title, 150)), address: page })

/** Whether jobs are still open: a line and three answers for each. */
export const stillOpenMail = ({ firstName, jobs, space, again }: About & { again: boolean }): MailParts =>
  composeMail({
    subject: (again ? texts.open.again : texts.open.subject)(jobs.length),
    preheader: texts.open.preheader,
    body: [greeting(firstName), texts.open.body(jobs.length), ...jobs.flatMap((job) => [titleOf(job), linksOf(job)])],
    action: { label: texts.toJobs, address: space },
    reason: texts.open.reason,
  })

/** Jobs that are over soon, with the way to keep them. */
export const endingMail = ({ firstName, jobs, space }: About): MailParts =>
  composeMail({
    subject: texts.ending.subject(jobs.length),
    preheader: texts.ending.preheader,
    body: [
      greeting(firstName),
      texts.ending.body,
      ...jobs.flatMap((job) => [
        titleOf(job),
        [
          texts.ending.until(formatDate(job.validThrough)),
          ...(job.links.some(({ answer }) => answer === 'prolonger') ? [] : [texts.ending.paid]),
        ].join('\n'),
        linksOf(job),
      ]),
    ],
    action: { label: texts.toJobs, address: space },
    reason: texts.ending.reason,
  })
