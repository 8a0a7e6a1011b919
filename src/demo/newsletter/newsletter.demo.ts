import { jobSlug } from '#features/jobs/jobs.rules.ts'
import { liveJobsOfCompany } from '#features/jobs/server/jobs.service.ts'
import { articleMerits, articlesNamed } from '#features/news/server/letter-articles.service.ts'
import { insertIssue } from '#features/newsletter/server/issues.repository.ts'
import { insertSettled } from '#features/newsletter/server/recipients.repository.ts'
import { insertSubscribers } from '#features/newsletter/server/subscribers.repository.ts'
import { CONSENT_TEXT, merit } from '#features/newsletter/newsletter.rules.ts'
import { formatDate } from '#platform/french.ts'
import type { Tx } from '#platform/server/database/db.ts'

type Company = { id: number; name: string }

const DAY = 86_400_000
const names =
  `alix.bonnet amine.haddad anouk.delmas basile.roche camille.vidal chloe.marchand damien.lefort elsa.guerin fanny.picard
  gaspard.morel hugo.tessier ines.carpentier jade.lambert karim.benali lea.fontaine louise.perrot malo.kervella nadia.saidi
  octave.renaud pauline.garnier quentin.bailly rose.delcourt samuel.ohayon tiphaine.legall victor.masson yasmine.cherif`
    .split(/\s+/)
    .map((name) => `${name}@messagerie.example`)

/** The lately best articles, and a job of each of some companies. */
async function parts(tx: Tx, companies: readonly Company[], now: Date) {
  const merits = await articleMerits(tx, new Date(now.getTime() - 30 * DAY))
  const articleIds = merits.toSorted((a, b) => merit(b) - merit(a)).map(({ id }) => id)
  const jobs: { id: number; slug: string; title: string; about: string }[] = []
  for (const { id: companyId, name } of companies.slice(0, 8)) {
    for (const { id, title } of await liveJobsOfCompany(tx, companyId, 1)) {
      jobs.push({ id, title, slug: jobSlug(title, name, ''), about: name })
    }
  }
  return { articleIds, jobs }
}

/** Readers of the letter, one that was sent a week ago, and the one of this week, which waits to be read over. */
export async function seedNewsletter(tx: Tx, companies: readonly Company[], now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  const readers = await insertSubscribers(
    tx,
    names.map((email, at) => {
      const askedAt = ago(12 + at)
      const asked = { email, askedAt, askedFrom: at % 3 === 0 ? ('article' as const) : ('news' as const) }
      return {
        ...asked,
        askedText: CONSENT_TEXT,
        consentedAt: askedAt,
        consentFrom: asked.askedFrom,
        consentText: CONSENT_TEXT,
        confirmedAt: new Date(askedAt.getTime() + 600_000),
        confirmedBy: 'mail' as const,
        unsubscribedAt: at === 5 ? ago(3) : null,
        bouncedAt: at === 11 ? ago(7) : null,
        bounceReason: at === 11 ? 'EENVELOPE RCPT TO 550' : '',
      }
    }),
  )
  const { articleIds, jobs } = await parts(tx, companies, now)
  const [sentArticles, sentJobs] = [articleIds.slice(5, 9), jobs.slice(0, 4)]
  const introduction =
    'Bonjour,\n\nCette semaine, on parle de primes, de contrôles et de ceux qui changent de métier sans changer de bureau.'
  const subject = `La lettre du ${formatDate(ago(7))}`
  const articles = await articlesNamed(tx, sentArticles)
  const content = { subject, introduction, articles, jobs: sentJobs }
  const sent = await insertIssue(tx, {
    subject,
    introduction,
    articleIds: sentArticles,
    jobIds: sentJobs.map(({ id }) => id),
    state: 'sent',
    content,
    createdAt: ago(8),
    changedAt: ago(7),
    startedAt: ago(7),
    sentAt: ago(7),
  })
  await insertSettled(
    tx,
    readers.map(({ id, bouncedAt }) => ({
      issueId: sent!,
      subscriberId: id,
      state: bouncedAt ? ('refused' as const) : ('sent' as const),
      settledAt: ago(7),
    })),
  )
  await insertIssue(tx, {
    subject: `La lettre du ${formatDate(now)}`,
    introduction:
      'Bonjour,\n\nVoici les articles que vous avez le plus lus cette semaine, et des offres qui viennent de paraître.',
    articleIds: articleIds.slice(0, 5),
    jobIds: jobs.slice(3, 8).map(({ id }) => id),
    createdAt: ago(1),
    changedAt: ago(1),
  })
}
