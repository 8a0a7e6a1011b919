import type { newOffers } from '#features/jobs/server/kept-search.service.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import type { MailParts } from '#platform/server/mail/mail-layout.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import { alertMailTexts as texts } from '../alerts.texts.ts'

type Offer = Pick<
  Awaited<ReturnType<typeof newOffers>>[number],
  'id' | 'slug' | 'title' | 'company_name' | 'city' | 'contract_type' | 'salary'
>

/** The new offers of an alert, each with what one looks at first. */
export function alertMail(about: {
  firstName: string
  title: string
  offers: readonly Offer[]
  searchLink: string
  unsubscribe: string
  linkTo: (path: string) => string
}): MailParts {
  return composeMail({
    subject: texts.subject(about.offers.length, oneLine(about.title, 100)),
    preheader: texts.preheader,
    body: [
      greeting(about.firstName),
      texts.intro,
      ...about.offers.flatMap((offer) => [
        { label: shownTitle(oneLine(offer.title, 150)), address: about.linkTo(jobAddress(offer)) },
        factsOf(offer),
      ]),
    ],
    action: { label: texts.all, address: about.searchLink },
    after: [{ label: texts.stop, address: about.unsubscribe }],
    reason: texts.reason,
  })
}

const factsOf = ({ company_name, city, contract_type, salary }: Offer): string =>
  [oneLine(company_name), city, contract_type, formatSalary(salary)].filter(Boolean).join(' · ')
