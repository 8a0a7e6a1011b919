import type { newOffers } from '#features/jobs/server/kept-search.service.ts'
import { linkFrom } from '#features/jobs/audience/audience.rules.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { alertMailTexts as texts } from '../alerts.texts.ts'

type Offer = Pick<
  Awaited<ReturnType<typeof newOffers>>[number],
  'id' | 'slug' | 'title' | 'company_name' | 'city' | 'contract_type' | 'salary' | 'match'
>

/** The new offers of an alert, each with what one looks at first, why it is there, and a way to say whether it suits. */
export function alertMail(about: {
  firstName: string
  title: string
  offers: readonly Offer[]
  /** What the reader's answers keep out of it, in words. */
  narrowed: readonly string[]
  links: { search: string; alert: string; unsubscribe: string }
  feedbackLink: (offer: Offer, relevant: boolean) => string
  linkTo: (path: string) => string
}): MailParts {
  const { search, alert, unsubscribe } = about.links
  return composeMail({
    subject: texts.subject(about.offers.length, oneLine(about.title, 100)),
    preheader: texts.preheader,
    body: [
      greeting(about.firstName),
      texts.intro,
      ...about.offers.flatMap((offer) => [
        { label: shownTitle(oneLine(offer.title, 150)), address: about.linkTo(linkFrom('alerte', jobAddress(offer))) },
        [factsOf(offer), ...(offer.match.length > 0 ? [texts.match(offer.match.map((one) => oneLine(one)))] : [])].join(
          '\n',
        ),
        {
          links: [
            { label: texts.relevant, address: about.feedbackLink(offer, true) },
            { label: texts.irrelevant, address: about.feedbackLink(offer, false) },
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

const factsOf = ({ company_name, city, contract_type, salary }: Offer): string =>
  [oneLine(company_name), city, contract_type, formatSalary(salary)].filter(Boolean).join(' · ')
