import { recruitersOf } from '#features/accounts/server/users.service.ts'
import type { Answer } from '#features/jobs/lifetime/lifetime.rules.ts'
import { answersTo, lifetimeRefusals } from '#features/jobs/lifetime/lifetime.rules.ts'
import { findQuestion, setAnswered } from '#features/jobs/lifetime/server/lifetime.service.ts'
import type { JobAct } from '#features/jobs/publishing/publishing.rules.ts'
import { actOnJob } from '#features/jobs/publishing/server/job-acts.service.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { isKey } from '#platform/server/secrets.ts'
import type { Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { questionTexts } from '../job-questions.texts.ts'
import { questionKeyOf } from './job-question-keys.ts'

const tries: Limit = { name: 'job questions', most: 60, seconds: 3_600 }

const acts: Record<Answer, JobAct | null> = {
  ouverte: null,
  pourvue: 'fill',
  fermer: 'deactivate',
  prolonger: 'extend',
}

type Asked = { id: number; key: string }

/** An open question about a live job, to somebody who still recruits for its company; nothing tells apart what it is not. */
async function openQuestion(db: Db, { id, key }: Asked, secret: string) {
  const question = isKey(key, questionKeyOf(id, secret)) ? await findQuestion(db, id) : null
  const { accountId } = question ?? { accountId: null }
  if (!question || accountId === null || question.answeredAt || !question.live)
    throw refuse(lifetimeRefusals['lifetime/link_over'])
  if (!(await recruitersOf(db, question.companyId)).includes(accountId))
    throw refuse(lifetimeRefusals['lifetime/link_over'])
  return { ...question, accountId }
}

const answersOf = ({ kind, extendedAt }: Awaited<ReturnType<typeof openQuestion>>): Answer[] =>
  answersTo[kind].filter((answer) => answer !== 'prolonger' || extendedAt === null)

export async function readQuestion({ db, secret }: Site, asked: Asked, { address }: Exchange) {
  await countTry(db, [{ limit: tries, subject: addressSubject(address) }])
  const question = await openQuestion(db, asked, secret)
  return {
    job_id: question.jobId,
    title: question.title,
    kind: question.kind,
    valid_through: question.validThrough!.toISOString(),
    answers: answersOf(question),
  }
}

/** Does what was answered, once, as the person who was asked. The answer and what it does are kept together or not at all. */
export async function answerQuestion(
  site: Site,
  { answer, ...asked }: Asked & { answer: Answer },
  { address }: Exchange,
) {
  await countTry(site.db, [{ limit: tries, subject: addressSubject(address) }])
  return inside(site, async (held) => {
    const question = await openQuestion(held.db, asked, site.secret)
    if (!answersOf(question).includes(answer)) throw refuse(lifetimeRefusals['lifetime/ended'])
    if (!(await setAnswered(held.db, question.id, answer))) throw refuse(lifetimeRefusals['lifetime/link_over'])
    const act = acts[answer]
    const { accountId, companyId, jobId } = question
    const actor: SignedIn = { role: 'recruiter', accountId, companyId, sessionId: '', verified: true, flags: [] }
    if (act) await actOnJob(held, actor, { id: jobId, act })
    return done(questionTexts.done[answer])
  })
}
