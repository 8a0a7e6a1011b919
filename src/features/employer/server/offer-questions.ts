import { tellMember } from '#features/accounts/server/news.service.ts'
import { recruitersOf } from '#features/accounts/server/users.service.ts'
import type { Answer, QuestionKind } from '#features/jobs/lifetime/lifetime.rules.ts'
import {
  answerPath,
  answersTo,
  askedSince,
  endingEvent,
  MOST_ASKED,
  stillOpenEvent,
} from '#features/jobs/lifetime/lifetime.rules.ts'
import * as lifetime from '#features/jobs/lifetime/server/lifetime.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { questionKeyOf } from './offer-question-keys.ts'
import type { Asked } from './offer-questions.mails.ts'
import { endingMail, stillOpenMail } from './offer-questions.mails.ts'

const LOOKED_AT = 1_000

type Offer = Awaited<ReturnType<typeof lifetime.findToAsk>>[number]
type Question = Offer & { id: number }

/** Who is asked about an offer: whoever wrote it and still recruits for the company, or else its first recruiter. */
async function recipientsOf(db: Db, offers: readonly Offer[]): Promise<Map<number | null, Offer[]>> {
  const recruiters = new Map<number, number[]>()
  const byAccount = new Map<number | null, Offer[]>()
  for (const offer of offers) {
    const { companyId, authorId } = offer
    if (!recruiters.has(companyId)) recruiters.set(companyId, await recruitersOf(db, companyId))
    const known = recruiters.get(companyId)!
    const accountId = known.find((one) => one === authorId) ?? known[0] ?? null
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), offer])
  }
  return byAccount
}

const parts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, nth) => all.slice(nth * most, (nth + 1) * most))

/** An extension is free once; beyond that it is bought in the space. */
const answersOf = (kind: QuestionKind, { extendedAt }: Offer): readonly Answer[] =>
  answersTo[kind].filter((answer) => answer !== 'prolonger' || extendedAt === null)

function askedIn(site: Inside, kind: QuestionKind, question: Question): Asked {
  const key = questionKeyOf(question.id, site.secret)
  return {
    title: question.title,
    page: site.linkTo(`/voir-offre/${question.jobId}`),
    validThrough: question.validThrough!,
    links: answersOf(kind, question).map((answer) => ({
      answer,
      address: site.linkTo(`${answerPath}?question=${question.id}&cle=${key}&reponse=${answer}`),
    })),
  }
}

async function tellAsked(site: Inside, accountId: number, kind: QuestionKind, questions: Question[], again = false) {
  const offers = questions.map((one) => askedIn(site, kind, one))
  const about = { offers, space: site.linkTo('/espace-recruteurs') }
  await tellMember(site, accountId, kind === 'fin' ? endingEvent : stillOpenEvent, {
    body: questions
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 200),
    path: questions.length === 1 ? `/voir-offre/${questions[0]!.jobId}` : '/espace-recruteurs',
    kind: kind === 'fin' ? 'offers-ending' : 'offers-still-open',
    mail: (firstName) =>
      kind === 'fin' ? endingMail({ ...about, firstName }) : stillOpenMail({ ...about, firstName, again }),
  })
}

/** Asks about some offers of one person, in one mail. What another instance has asked meanwhile is left out. */
const ask = (
  site: Site,
  accountId: number | null,
  kind: QuestionKind,
  offers: Offer[],
  dueOf: (offer: Offer) => Date,
) =>
  inside(site, async (held) => {
    const rows = offers.map((offer) => ({ jobId: offer.jobId, accountId, kind, dueAt: dueOf(offer) }))
    const made = await lifetime.insertQuestions(held.db, rows)
    const questions = made.map(({ id, jobId }) => ({ id, ...offers.find((offer) => offer.jobId === jobId)! }))
    if (accountId !== null && questions.length > 0) await tellAsked(held, accountId, kind, questions)
  })

async function askAll(site: Site, kind: QuestionKind, offers: Offer[], dueOf: (offer: Offer) => Date): Promise<void> {
  for (const [accountId, theirs] of await recipientsOf(site.db, offers))
    for (const some of parts(theirs, MOST_ASKED)) await ask(site, accountId, kind, some, dueOf)
}

/** Whether live offers are still open, every thirty days; and once more a week later, if nobody says so. */
export async function askStillOpen(site: Site): Promise<void> {
  const now = new Date()
  const due = (offer: Offer): Date | null => askedSince(offer.publishedAt!, offer.validThrough!, now)
  const offers = (await lifetime.findToAsk(site.db, LOOKED_AT)).filter((offer) => due(offer) !== null)
  await askAll(site, 'ouverte', offers, (offer) => due(offer)!)
  const unanswered = Map.groupBy(await lifetime.findUnanswered(site.db, LOOKED_AT), ({ accountId }) => accountId!)
  for (const [accountId, questions] of unanswered)
    for (const some of parts(questions, MOST_ASKED))
      await inside(site, async (held) => {
        const taken = await lifetime.takeReminded(
          held.db,
          some.map(({ id }) => id),
        )
        const again = some.filter(({ id }) => taken.includes(id))
        if (again.length > 0) await tellAsked(held, accountId, 'ouverte', again, true)
      })
}

/** Offers that end within a week are told of, once for each end. */
export async function tellEnding(site: Site): Promise<void> {
  const offers = await lifetime.findEnding(site.db, LOOKED_AT)
  await askAll(site, 'fin', offers, ({ validThrough }) => validThrough!)
}
