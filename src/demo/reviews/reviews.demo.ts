import { upsertOpenCase } from '#features/moderation/server/cases.repository.ts'
import { insertReport } from '#features/moderation/server/reports.repository.ts'
import { hasSentTo } from '#features/applications/server/applications.repository.ts'
import type { Basis, ReviewState } from '#features/reviews/reviews.rules.ts'
import { REVIEW_KIND } from '#features/reviews/reviews.rules.ts'
import { insertAnswer } from '#features/reviews/server/reviews.repository.ts'
import { parisDay } from '#platform/french.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { SeededCompany } from '../companies/companies.demo.ts'
import { insertRead } from './read-reviews.repository.ts'
import type { SampleReview } from './review-texts.ts'
import { answers, ofOthers, ofOwnCompany, ofQuietOnes, waiting } from './review-texts.ts'

/** Which companies have reviews enough, in the order of their texts, and which have too few. */
const SHOWN = ['Banque des Abers', 'Galion Capital', 'Hélianthe Assurances']
const QUIET = ['Groupe Castelnaud', 'Cordeval Assurances']
const WAITED_FOR = 'Crédit Montsauve'

/** The first of a month, so many months ago. */
function monthsAgo(now: Date, months: number): string {
  const [year = 0, month = 1] = parisDay(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

const bases: Basis[] = ['applied', 'declared', 'declared', 'verified']

type People = { candidateId: number; recruiterId: number; members: { id: number }[] }

/**
 * What members say of companies: of a few enough to be shown, of others too few; some waits to be read, and one is reported. The company
 * of the demonstration has answered the first.
 */
export async function seedReviews(
  tx: Tx,
  companies: SeededCompany[],
  { candidateId, recruiterId, members }: People,
  now: Date,
): Promise<void> {
  const idOf = (name: string): number => companies.find((one) => one.name === name)!.id
  let next = 0
  const write = (companyId: number, samples: SampleReview[], state: ReviewState) =>
    insertRead(
      tx,
      samples.map(([stars, text], at) => ({
        companyId,
        accountId: members[next++ % members.length]!.id,
        stars,
        text,
        state,
        basis: bases[at % bases.length]!,
        publishedOn: state === 'published' ? monthsAgo(now, at) : null,
      })),
    )
  const queueUp = async (written: { id: number; accountId: number }[]): Promise<void> => {
    for (const { id, accountId } of written)
      await upsertOpenCase(tx, { objectKind: REVIEW_KIND, objectId: id, accountId })
  }

  const own = await write(companies[0]!.id, ofOwnCompany, 'published')
  for (const [at, text] of answers.entries())
    await insertAnswer(tx, { reviewId: own[at]!.id, companyId: companies[0]!.id, accountId: recruiterId, text })
  for (const [at, samples] of ofOthers.entries()) await write(idOf(SHOWN[at]!), samples, 'published')
  for (const [at, samples] of ofQuietOnes.entries()) await write(idOf(QUIET[at]!), samples, 'published')

  const [mine, ...others] = waiting
  await queueUp(await write(idOf(WAITED_FOR), others, 'pending'))
  // The candidate of the demonstration has written about a company they applied to.
  for (const { id: companyId } of companies) {
    if (!(await hasSentTo(tx, candidateId, companyId))) continue
    const [stars, text] = mine!
    const row = { companyId, accountId: candidateId, stars, text, basis: 'applied' as const }
    await queueUp(await insertRead(tx, [row]))
    break
  }

  const object = { objectKind: REVIEW_KIND, objectId: own.at(6)!.id }
  const caseId = await upsertOpenCase(tx, object)
  const text = 'Cet avis vise une seule équipe, que l’on reconnaît.'
  await insertReport(tx, {
    caseId,
    ...object,
    accountId: null,
    email: 'lectrice@visiteurs.example',
    reason: 'autre',
    text,
  })
}
