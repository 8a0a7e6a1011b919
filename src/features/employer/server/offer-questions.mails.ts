import type { Answer } from '#features/jobs/lifetime/lifetime.rules.ts'
import { formatDate, shownTitle } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { questionTexts as texts } from '../offer-questions.texts.ts'

export type Asked = {
  title: string
  /** Its page in the employer's space. */
  page: string
  validThrough: Date
  /** What may be answered, each with its link. */
  links: { answer: Answer; address: string }[]
}
type About = { firstName: string; offers: Asked[]; space: string }

const linksOf = ({ links }: Asked) => ({
  links: links.map(({ answer, address }) => ({ label: texts.links[answer], address })),
})
const titleOf = ({ title, page }: Asked) => ({ label: shownTitle(oneLine(title, 150)), address: page })

/** Whether offers are still open: a line and three answers for each. */
export const stillOpenMail = ({ firstName, offers, space, again }: About & { again: boolean }): MailParts =>
  composeMail({
    subject: (again ? texts.open.again : texts.open.subject)(offers.length),
    preheader: texts.open.preheader,
    body: [
      greeting(firstName),
      texts.open.body(offers.length),
      ...offers.flatMap((offer) => [titleOf(offer), linksOf(offer)]),
    ],
    action: { label: texts.toOffers, address: space },
    reason: texts.open.reason,
  })

/** Offers that are over soon, with the way to keep them. */
export const endingMail = ({ firstName, offers, space }: About): MailParts =>
  composeMail({
    subject: texts.ending.subject(offers.length),
    preheader: texts.ending.preheader,
    body: [
      greeting(firstName),
      texts.ending.body,
      ...offers.flatMap((offer) => [
        titleOf(offer),
        [
          texts.ending.until(formatDate(offer.validThrough)),
          ...(offer.links.some(({ answer }) => answer === 'prolonger') ? [] : [texts.ending.paid]),
        ].join('\n'),
        linksOf(offer),
      ]),
    ],
    action: { label: texts.toOffers, address: space },
    reason: texts.ending.reason,
  })
