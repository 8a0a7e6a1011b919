import type { offerFacts } from '#features/jobs/server/offer-facts.service.ts'
import { formatSalary } from '#platform/french.ts'

type Offer = NonNullable<Awaited<ReturnType<typeof offerFacts>>>

/** What the offer says today, kept with the application. */
export const thatDay = (offer: Offer) => ({
  jobId: offer.id,
  companyId: offer.company_id,
  title: offer.title.slice(0, 200),
  companyName: offer.company_name.slice(0, 200),
  place: offer.city,
  salary: formatSalary(offer.salary) ?? '',
  contractType: offer.contract_type,
  stage: 'nouveau' as const,
  details: {
    description: offer.description,
    missions: offer.missions,
    profil: offer.profile,
    avantages: offer.benefits,
    remote: offer.remote,
    experience: [offer.experienceMin, offer.experienceMax] as [number, number | null],
    startsOn: offer.startsOn,
    validThrough: offer.validThrough,
    delayDays: offer.answerDelayDays,
  },
})
