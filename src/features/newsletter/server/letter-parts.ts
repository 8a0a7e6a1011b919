import { articleMerits, articlesNamed } from '#features/news/server/letter-articles.service.ts'
import { newOffers } from '#features/jobs/server/kept-search.service.ts'
import { offersNamed } from '#features/jobs/server/offer-facts.service.ts'
import { formatSalary } from '#platform/french.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import { oneLine } from '#platform/server/mail/mail-layout.ts'
import { chooseOffers, merit, OFFERED_CHOICES, WEEK_DAYS } from '../newsletter.rules.ts'
import type { Issue } from './issues.repository.ts'
import type { LetterContent } from './newsletter.mails.ts'

const DAY = 86_400_000
// Enough to choose from, with one of a company.
const LOOKED_AT = 200
const weekAgo = (): Date => new Date(Date.now() - WEEK_DAYS * DAY)

type Offer = Awaited<ReturnType<typeof offersNamed>>[number]

const offerPart = (
  offer: Pick<Offer, 'id' | 'slug' | 'title' | 'company_name' | 'city' | 'contract_type' | 'salary'>,
) => ({
  id: offer.id,
  slug: offer.slug,
  title: offer.title,
  about: [oneLine(offer.company_name), offer.city, offer.contract_type, formatSalary(offer.salary)]
    .filter(Boolean)
    .join(' · '),
})

/** Articles of the week, the best first. */
export async function bestArticles(db: Db) {
  const found = (await articleMerits(db, weekAgo())).toSorted((a, b) => merit(b) - merit(a))
  return articlesNamed(
    db,
    found.slice(0, OFFERED_CHOICES).map(({ id }) => id),
  )
}

/** Offers of the week that are live, one of a company, those that say what they pay first. */
export async function bestOffers(db: Db, index: IndexedCollection) {
  return chooseOffers(await newOffers(db, index, '/emploi', weekAgo(), LOOKED_AT), OFFERED_CHOICES).map(offerPart)
}

/** Live offers by their numbers, in that order; others are left out. */
export const liveOffers = async (db: Db, ids: readonly number[]) =>
  (await offersNamed(db, [...ids])).filter(({ state }) => state === 'live').map(offerPart)

/** What a letter says at this moment: nothing that is not published, no offer that has closed. */
export async function contentOf(
  db: Db,
  { subject, introduction, articleIds, offerIds }: Pick<Issue, 'subject' | 'introduction' | 'articleIds' | 'offerIds'>,
): Promise<LetterContent> {
  const [articles, offers] = await Promise.all([articlesNamed(db, articleIds), liveOffers(db, offerIds)])
  return { subject, introduction, articles, offers }
}
