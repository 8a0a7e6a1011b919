// @module-tag postgres
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startIndex } from '../../../../tests/support/collection.ts'
import type { TestModeration } from '../../../../tests/support/moderation.ts'
import { testModeration } from '../../../../tests/support/moderation.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { elsewhere, keyIn } from '../../../../tests/support/moderation-steps.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { companyPage } from '#features/companies/server/company-page.ts'
import { jobCollection } from '#features/jobs/server/job-collection.ts'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { deleteAccount } from '#features/accounts/server/own-account.ts'
import { readCase as readCaseContract } from '#features/moderation/moderation.contract.ts'
import { sendAppeal } from '#features/moderation/server/appeals.ts'
import { decideCase, reviewCase } from '#features/moderation/server/decisions.ts'
import { listCases, readCase } from '#features/moderation/server/queue.ts'
import { readReportable, sendReport } from '#features/moderation/server/reporting.ts'
import { restoreAccount, suspendAccount } from '#features/moderation/server/suspension.service.ts'
import { actsAbout } from '#platform/server/audit/audit.service.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { PASSWORD, signedIn } from '../../../../tests/support/people.ts'
import { applyTo, publishReview, REVIEW_TEXT } from '../../../../tests/support/reviews.ts'
import { answerReview } from './answering.ts'
import { listCompanyReviews, listReviews } from './reading.ts'
import { changeReview, deleteReview, readOwnReview, writeReview } from './reviewing.ts'

const database = useTestDatabase()
let world: TestModeration
let admin: SignedIn
let companyId: number
let jobId: number
beforeAll(async () => {
  world = await testModeration(database)
  admin = await world.newDecider()
  companyId = world.recruiter.companyId!
  jobId = await world.newJob('Analyste crédit')
})

let people = 0
const newMember = () => world.newMember(`member${++people}@example.org`)
const PAGE = { page: 1, per_page: 50 }
const shown = async (id = companyId) => {
  const { rating, reviews_count, data } = await listReviews(database.db, { id, ...PAGE })
  return { rating, reviews_count, listed: data.length }
}
const NOTHING = { rating: null, reviews_count: null, listed: 0 }

/** A company of which nobody has said anything, and a job of it. */
async function newCompany() {
  const { rows } = await database.db.execute<{ sector: number; structure: number; city: number }>(
    `select sector_id as sector, structure_id as structure, city_id as city from companies where id = ${companyId}`,
  )
  const { sector: sectorId, structure: structureId, city: cityId } = rows[0]!
  const name = `Maison ${++people}`
  const [company] = await insertCompanies(database.db, [
    companyRow({ name, sectorId, structureId, countryId: 1, cityId }),
  ])
  return { id: company!.id, name }
}

/** A company with so many reviews, and who wrote them. */
async function reviewed(count: number, stars = 4) {
  const company = await newCompany()
  const authors: SignedIn[] = []
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const author = await newMember()
    authors.push(author)
    ids.push(await publishReview(database.db, author.accountId, company.id, { stars }))
  }
  return { ...company, authors, ids }
}

/** Somebody who recruits for a company. */
async function recruiterOf(id: number): Promise<SignedIn> {
  const member = await newMember()
  await database.db.execute(`update accounts set role = 'recruiter', company_id = ${id} where id = ${member.accountId}`)
  return { ...member, role: 'recruiter', companyId: id }
}

const caseOf = async (reviewId: number, kind = 'review'): Promise<number> => {
  const { rows } = await database.db.execute<{ id: number }>(
    `select id from moderation_cases where object_kind = '${kind}' and object_id = ${reviewId} order by id desc limit 1`,
  )
  return rows[0]!.id
}
const idOf = async (author: SignedIn, id = companyId): Promise<number> =>
  (await readOwnReview(database.db, author, id)).review!.id
const decide = async (reviewId: number, outcome: 'keep' | 'hide', version = 1, by = admin) =>
  decideCase(world, by, { id: await caseOf(reviewId), outcome, reason: 'Relu.', version })

const written = (stars = 4, id = companyId) => ({ id, stars, text: REVIEW_TEXT })

test('only those review a company who applied to it or worked there, with a confirmed address', async () => {
  const member = await newMember()
  const write = () => codeOf(writeReview(database.db, member, written()))
  expect(await write()).toBe('reviews/stranger')
  expect((await readOwnReview(database.db, member, companyId)).why_not).toBe('stranger')
  // One that was begun and never reached the company, and one to another company, give no right.
  const other = await newCompany()
  await applyTo(database.db, member.accountId, other.id, await world.newJob('Auditeur'))
  await database.db.execute(`insert into applications (job_id, company_id, account_id, title, company_name, stage)
    values (${jobId}, ${companyId}, ${member.accountId}, 'Poste', 'Maison', 'nouveau')`)
  expect(await write()).toBe('reviews/stranger')
  await database.db.execute(`update applications set sent_at = now() where account_id = ${member.accountId}`)
  expect(await codeOf(writeReview(database.db, { ...member, verified: false }, written()))).toBe('reviews/unconfirmed')
  expect(await write()).toBe('nothing refused')

  const worker = async (set: string) => {
    const one = await newMember()
    await database.db.execute(`update members set ${set} where account_id = ${one.accountId}`)
    const { why_not } = await readOwnReview(database.db, one, companyId)
    return why_not
  }
  expect(await worker(`company_id = ${companyId}`)).toBeNull()
  expect(
    await worker(`experience = '[{"title":"Analyste","company":"banque  VALMONT","period":"","description":""}]'`),
  ).toBeNull()
  expect(await worker(`company_id = ${other.id}`)).toBe('stranger')
})

test('a person has one review of a company, even when two are sent at once', async () => {
  const member = await newMember()
  await applyTo(database.db, member.accountId, companyId, jobId)
  const both = await Promise.all([1, 5].map((stars) => codeOf(writeReview(database.db, member, written(stars)))))
  expect(both.toSorted()).toEqual(['nothing refused', 'reviews/already'])
  expect(await codeOf(writeReview(database.db, member, written()))).toBe('reviews/already')
  await expect(publishReview(database.db, member.accountId, companyId)).rejects.toThrow()
})

test('a review is read before anybody sees it, its author is told, and what was changed is read again', async () => {
  const company = await reviewed(5)
  const author = await newMember()
  const address = `member${people}@example.org`
  const recruiter = await recruiterOf(company.id)
  const recruiterAddress = `member${people}@example.org`
  await applyTo(database.db, author.accountId, company.id, jobId)
  await writeReview(database.db, author, written(1, company.id))
  expect(await shown(company.id)).toEqual({ rating: 4, reviews_count: 5, listed: 5 })
  const id = await idOf(author, company.id)
  const waiting = await readCase(world, admin, await caseOf(id))
  expect(waiting).toMatchObject({ kind_label: 'Avis', may: 'decide', thing: { waits: true, version: 1 } })
  expect((await listCases(world, admin, { state: 'waiting', ...PAGE })).data.some(({ waits }) => waits)).toBe(true)

  await changeReview(database.db, author, { ...written(2, company.id), text: `${REVIEW_TEXT} Sauf le parking.` })
  expect(await codeOf(decide(id, 'keep', 1))).toBe('moderation/changed')
  expect(await codeOf(decideCase(world, admin, { id: await caseOf(id), outcome: 'keep', reason: 'Relu.' }))).toBe(
    'moderation/changed',
  )
  await decide(id, 'keep', 2)
  expect(await shown(company.id)).toEqual({ rating: 3.7, reviews_count: 6, listed: 6 })
  expect((await world.mailsTo(address)).at(-1)).toMatchObject({ kind: 'decision', subject: 'Votre texte est publié' })
  expect((await world.mailsTo(recruiterAddress)).map(({ kind }) => kind)).toEqual(['company-review'])
  expect(JSON.stringify(await world.mailsTo(recruiterAddress))).not.toContain(address)

  await changeReview(database.db, author, { ...written(5, company.id), text: `${REVIEW_TEXT} Parking compris.` })
  expect(await shown(company.id)).toEqual({ rating: 4, reviews_count: 5, listed: 5 })
  await decide(id, 'hide', 3)
  expect((await readOwnReview(database.db, author, company.id)).review).toMatchObject({ state: 'hidden', stars: 5 })
  const refusal = (await world.mailsTo(address)).at(-1)!
  expect(refusal.subject).toBe('Votre texte n’est pas publié')
  // The author contests, and somebody else publishes it.
  await sendAppeal(world, visitor, elsewhere(), { key: keyIn(refusal.text), text: 'Relisez.' })
  const second = await world.newDecider()
  await reviewCase(world, second, { id: await caseOf(id), review: 'overturn', reason: 'Rien à redire.', version: 3 })
  expect(await shown(company.id)).toEqual({ rating: 4.2, reviews_count: 6, listed: 6 })
  expect(recruiter.companyId).toBe(company.id)
})

test('below five nothing is told, also of a company that had five', async () => {
  const { id, ids } = await reviewed(3)
  const recruiter = await recruiterOf(id)
  const recruiterAddress = `member${people}@example.org`
  const jobs = startIndex(database, jobCollection)
  onTestFinished(() => jobs.stop())
  const told = async () => {
    const page = await companyPage({ db: database.db, jobs }, id, null)
    const { data } = await listCompanyReviews(database.db, recruiter, PAGE)
    return { ...(await shown(id)), page: [page.rating, page.reviews_count], answerable: data.length }
  }
  const silence = { ...NOTHING, page: [null, null], answerable: 0 }
  expect(await told()).toEqual(silence)
  expect(await codeOf(readReportable(world, visitor, 'avis', ids[0]!))).toBe('platform/not_found')
  expect(await codeOf(answerReview(world, recruiter, { id: ids[0]!, text: 'Merci pour votre retour.' }))).toBe(
    'reviews/not_found',
  )
  const publish = async (stars: number) => {
    const author = await newMember()
    await applyTo(database.db, author.accountId, id, jobId)
    await writeReview(database.db, author, written(stars, id))
    expect(await told()).toEqual(silence)
    await decide(await idOf(author, id), 'keep')
  }
  await publish(4)
  expect(await told()).toEqual(silence)
  expect(await world.mailsTo(recruiterAddress)).toEqual([])
  // The fifth: from now on there is something to tell.
  await publish(5)
  expect(await told()).toEqual({ rating: 4.2, reviews_count: 5, listed: 5, page: [4.2, 5], answerable: 5 })
  expect(await world.mailsTo(recruiterAddress)).toHaveLength(1)

  await sendReport(world, visitor, elsewhere(), {
    kind: 'avis',
    id: ids[0]!,
    reason: 'injure',
    text: '',
    email: 'lectrice@example.org',
  })
  await decide(ids[0]!, 'hide')
  expect(await told()).toEqual(silence)
})

test('no answer says who wrote: no name, no number, no day, and no order of writing', async () => {
  const company = await reviewed(6)
  const recruiter = await recruiterOf(company.id)
  await database.db.execute(`update company_reviews set published_on = ('2026-0' || (1 + id % 2) || '-01')::date
    where company_id = ${company.id}`)
  await answerReview(world, recruiter, { id: company.ids[0]!, text: 'Merci pour votre retour.' })
  const list = await listReviews(database.db, { id: company.id, ...PAGE })
  const employers = await listCompanyReviews(database.db, recruiter, PAGE)
  const reportable = await readReportable(world, visitor, 'avis', company.ids[1]!)
  expect(Object.keys(list.data[0]!).toSorted()).toEqual(['answer', 'id', 'month', 'stars', 'text'])
  expect(list.data.every(({ month }) => /^\d{4}-\d\d$/.test(month))).toBe(true)
  expect(list.data.map(({ month, id }) => [month, id])).toEqual(
    list.data.map(({ month, id }) => [month, id] as const).toSorted((a, b) => b[0].localeCompare(a[0]) || a[1] - b[1]),
  )
  expect(Object.keys(reportable)).not.toContain('owner')
  for (const answer of [list, employers, reportable])
    expect(JSON.stringify(answer)).not.toMatch(/account|author|Ada|Lovelace|example\.org|written|T\d\d:/i)
  // Numbers are drawn by lot: of six, the chance that they come in the order of writing is one in 720.
  const { rows } = await database.db.execute<{ d: string }>(
    `select column_default as d from information_schema.columns where table_name = 'company_reviews' and column_name = 'id'`,
  )
  expect(rows[0]!.d).toContain('random()')
  // As it leaves the door.
  const seen = readCaseContract.output.parse(await readCase(world, admin, await reportedCase(company.ids[1]!)))
  expect(JSON.stringify(seen)).not.toMatch(/Ada|Lovelace|example\.org|accountId/)
})

const reportedCase = async (id: number): Promise<number> => {
  await sendReport(world, admin, elsewhere(), { kind: 'avis', id, reason: 'spam', text: '', email: '' })
  return caseOf(id)
}

test('a company answers a review about it once, and no other company does', async () => {
  const company = await reviewed(5)
  const [own, colleague] = [await recruiterOf(company.id), await recruiterOf(company.id)]
  const id = company.ids[2]!
  const answer = (by: SignedIn, text: string) => codeOf(answerReview(world, by, { id, text }))
  // Their own company has reviews enough to answer.
  const stranger = await recruiterOf((await reviewed(5)).id)
  expect(await answer(stranger, 'Nous ne sommes pas d’accord.')).toBe('reviews/not_found')
  expect(await answer({ ...stranger, companyId: null }, 'Nous ne sommes pas d’accord.')).toBe('reviews/not_found')
  expect(await answer({ ...own, verified: false }, 'Nous vous remercions.')).toBe('reviews/unconfirmed')
  // What is not committed is neither answered nor told.
  const broken = { ...world, db: failingAtCommit(database.db) }
  await expect(answerReview(broken, own, { id, text: 'Merci de votre franchise.' })).rejects.toThrow()
  const both = await Promise.all([
    answer(own, 'Merci de votre franchise.'),
    answer(colleague, 'Merci beaucoup à vous.'),
  ])
  expect(both.toSorted()).toEqual(['nothing refused', 'reviews/answered_once'])
  const author = company.authors[2]!
  const text = `${REVIEW_TEXT} Et j’ajoute ceci.`
  await applyTo(database.db, author.accountId, company.id, jobId)
  expect(await codeOf(changeReview(database.db, author, { id: company.id, stars: 1, text }))).toBe('reviews/answered')
  const { rows } = await database.db.execute(
    `select 1 from mails where account_id = ${author.accountId} and kind = 'review-answer'`,
  )
  expect(rows).toHaveLength(1)
  // What the company says may be hidden as well, and stays its one answer.
  await sendReport(world, admin, elsewhere(), { kind: 'reponse-avis', id, reason: 'injure', text: '', email: '' })
  const other = await world.newDecider()
  await decideCase(world, other, { id: await caseOf(id, 'review_answer'), outcome: 'hide', reason: 'Nomme quelqu’un.' })
  const { data } = await listReviews(database.db, { id: company.id, ...PAGE })
  expect(data.map(({ answer: said }) => said)).toEqual([null, null, null, null, null])
  expect(await answer(own, 'Une seconde réponse alors.')).toBe('reviews/answered_once')
})

test('the reviews of a suspended or deleted author leave count and average, and come back with the account', async () => {
  const company = await reviewed(6, 5)
  const low = await newMember()
  const address = `member${people}@example.org`
  await publishReview(database.db, low.accountId, company.id, { stars: 1 })
  const all = { rating: 4.4, reviews_count: 7, listed: 7 }
  expect(await shown(company.id)).toEqual(all)
  await suspendAccount(world, admin, low.accountId, { reason: 'Démarchage.', until: null })
  expect(await shown(company.id)).toEqual({ rating: 5, reviews_count: 6, listed: 6 })
  await restoreAccount(world, admin, low.accountId, { reason: 'Malentendu.' })
  expect(await shown(company.id)).toEqual(all)
  const { actor, exchange } = await signedIn(world, address)
  await deleteAccount(world, exchange, actor, PASSWORD)
  expect(await shown(company.id)).toEqual({ rating: 5, reviews_count: 6, listed: 6 })
})

test('the counts that are kept are those of the reviews, whatever is done to them at once', async () => {
  const companies = [await reviewed(5), await reviewed(6)]
  const author = await newMember()
  for (const { id } of companies) await publishReview(database.db, author.accountId, id, { stars: 2 })
  await Promise.all([
    suspendAccount(world, admin, author.accountId, { reason: 'Essai.', until: null }),
    suspendAccount(world, admin, companies[0]!.authors[0]!.accountId, { reason: 'Essai.', until: null }),
    deleteReview(database.db, companies[1]!.authors[1]!, companies[1]!.id),
    publishReview(database.db, (await newMember()).accountId, companies[0]!.id, { stars: 5 }),
  ])
  // One that is written for an account that is suspended already is hidden as well.
  await publishReview(database.db, companies[0]!.authors[0]!.accountId, companies[1]!.id, { stars: 1 })
  const { rows } = await database.db.execute(`
    select id from companies left join (
      select company_id, count(*) as count, sum(stars) as stars from company_reviews
      where state = 'published' and account_id not in (select id from accounts where suspended_at is not null) group by 1
    ) as real on company_id = id
    where reviews_count <> coalesce(count, 0) or reviews_stars <> coalesce(stars, 0)`)
  expect(rows).toEqual([])
  expect((await shown(companies[0]!.id)).reviews_count).toBe(5)
})

test('one takes back one’s own review and no other, and what waited to be read goes with it', async () => {
  const [author, other] = [await newMember(), await newMember()]
  await applyTo(database.db, author.accountId, companyId, jobId)
  await writeReview(database.db, author, written())
  const id = await idOf(author)
  expect(await codeOf(deleteReview(database.db, other, companyId))).toBe('reviews/not_found')
  await applyTo(database.db, other.accountId, companyId, jobId)
  expect(await codeOf(changeReview(database.db, other, written()))).toBe('reviews/not_found')
  await writeReview(database.db, other, written())
  await deleteReview(database.db, author, companyId)
  expect(await caseOf(id).catch(() => null)).toBeNull()
  expect(await idOf(other)).toBeGreaterThan(0)
})

test('neither the author nor the recruiters of the company decide about a review', async () => {
  const company = await newCompany()
  const author = await world.newDecider('moderator')
  await applyTo(database.db, author.accountId, company.id, jobId)
  await writeReview(database.db, author, written(3, company.id))
  const id = await idOf(author, company.id)
  expect(await codeOf(decide(id, 'keep', 1, author))).toBe('moderation/party')
  const recruiter = { ...(await recruiterOf(company.id)), flags: ['moderator' as const] }
  await database.db.execute(`update accounts set moderator = true where id = ${recruiter.accountId}`)
  expect(await codeOf(decide(id, 'hide', 1, recruiter))).toBe('moderation/party')
  // Nor does a moderator read of their own company what gave the right to write, or that somebody wrote.
  const seenBy = async (by: SignedIn) => {
    const { data } = await listCases(world, by, { state: 'waiting', ...PAGE })
    return [data.some(({ title }) => title === company.name), await codeOf(readCase(world, by, await caseOf(id)))]
  }
  expect(await seenBy(recruiter)).toEqual([false, 'platform/not_found'])
  expect(await seenBy({ ...recruiter, companyId })).toEqual([true, 'nothing refused'])
  expect(await codeOf(decide(id, 'keep', 1))).toBe('nothing refused')
})

test('what was decided about a review is its author’s to take along, and goes with their account', async () => {
  const company = await reviewed(5)
  const author = await newMember()
  const address = `member${people}@example.org`
  await publishReview(database.db, author.accountId, company.id)
  const id = await idOf(author, company.id)
  await sendReport(world, visitor, elsewhere(), {
    kind: 'avis',
    id,
    reason: 'injure',
    text: '',
    email: 'r@example.org',
  })
  await decideCase(world, admin, { id: await caseOf(id), outcome: 'hide', reason: 'Nomme zzquelquun.', version: 1 })
  expect(JSON.stringify(await actsAbout(database.db, author.accountId))).toContain('zzquelquun')
  const { actor, exchange } = await signedIn(world, address)
  await deleteAccount(world, exchange, actor, PASSWORD)
  const { rows } = await database.db.execute(`
    select reason from acts where reason like '%zzquelquun%'
    union all select reason from moderation_cases where reason like '%zzquelquun%'`)
  expect(rows).toEqual([])
})
