import { insertAccount } from '../../src/features/accounts/server/accounts.repository.ts'
import { identifyBy, openBrowserSession } from '../../src/features/accounts/sessions/server/sessions.ts'
import { createProfile } from '../../src/features/members/server/member-profile.service.ts'
import type { Employer } from './authorization-employers.ts'
import type { Objects, Who } from './authorization-rows.ts'
import { testExchange } from './exchange.ts'
import { ARTICLE, everythingAbout, marksOf } from './full-account.ts'
import type { TestDatabase } from './test-database.ts'

export const roles: Record<Who, 'candidate' | 'recruiter' | 'administrator' | null> = {
  visitor: null,
  candidateA: 'candidate',
  candidateB: 'candidate',
  recruiter1: 'recruiter',
  recruiter2: 'recruiter',
  moderator: 'candidate',
  editor: 'candidate',
  administrator: 'administrator',
  suspended: 'candidate',
  expired: 'candidate',
}
export const everybody = Object.keys(roles) as Who[]

const NONE = 999_999_999
/** Nobody has these. */
export const missing: Objects = {
  accountId: NONE,
  memberId: NONE,
  sessionId: '00000000-0000-4000-8000-000000000000',
  passkeyId: 'AAAAAAAAAAAAAAAAAAAAAA',
  alertId: NONE,
  cvId: NONE,
  applicationId: NONE,
  elsewhereId: NONE,
  mailId: NONE,
  openCaseId: NONE,
  caseId: NONE,
  companyId: NONE,
  jobId: NONE,
  draftId: NONE,
  profileListId: NONE,
  submissionId: NONE,
  waitingId: NONE,
  letterId: NONE,
  feedId: NONE,
  articleId: NONE,
  commentId: NONE,
}

/** `mark` is written wherever something is said of them, `marks` are all that tell of them or of the company they work for. */
export type Person = {
  who: Who
  cookie: string
  mark: string
  marks: string[]
  company: Employer | null
  objects: Objects
}

const MARKS = /mq\d{5}qm|2001-\d\d-\d\dT\d\d:\d\d:00\.000Z/g
/** Of whom, but this person, an answer says something. */
export const strangersIn = (text: string, { marks }: Pick<Person, 'marks'>): string[] => [
  ...new Set((text.match(MARKS) ?? []).filter((found) => !marks.includes(found))),
]

let people = 0

/** Marks of those who show themselves to members. */
export const shownToMembers = new Set<string>()

async function memberOf({ db }: TestDatabase, accountId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(`select id from members where account_id = ${accountId}`)
  return rows[0]!.id
}

/** A person nobody has met, signed in, who has something in every list, marked as theirs. */
export async function newPerson(test: TestDatabase, who: Who, employers: [Employer, Employer]): Promise<Person> {
  const { db, database } = test
  const role = roles[who]
  const employer = employers[who === 'recruiter2' ? 1 : 0]
  const shared = {
    companyId: employer.id,
    jobId: employer.jobId,
    waitingId: employer.waitingId,
    letterId: employer.letterId,
    articleId: ARTICLE,
    draftId: role === null || role === 'recruiter' ? employer.draftId : NONE,
    profileListId: role === null || role === 'recruiter' ? employer.profileListId : NONE,
    feedId: role === null || role === 'recruiter' ? employer.feedId : NONE,
  }
  if (role === null)
    return { who, cookie: '', mark: 'nobody', marks: [], company: null, objects: { ...missing, ...shared } }
  const number = ++people
  const mark = `mq${String(number).padStart(5, '0')}qm`
  const moment = new Date(Date.UTC(2001, 0, 1) + number * 60_000).toISOString()
  const names = { firstName: mark, lastName: mark }
  const account = await insertAccount(db, {
    role,
    email: `${mark}@example.org`,
    ...names,
    phone: mark,
    companyName: mark,
    moderator: who === 'moderator',
    editor: who === 'editor',
    companyId: role === 'recruiter' ? employer.id : null,
  })
  const accountId = account!.id
  await createProfile(db, { accountId, countryId: 1, ...names })
  const memberId = await memberOf(test, accountId)
  if (who === 'candidateB') shownToMembers.add(mark).add(moment)
  const exchange = testExchange()
  await openBrowserSession(db, exchange, accountId, false)
  const actor = await identifyBy(db)(exchange)
  const sessionId = actor.role === 'visitor' ? '' : actor.sessionId
  const place = { companyId: employers[0].id, cityId: employers[0].cityId, jobId: employers[0].jobId }
  const ending = {
    suspended: `update accounts set suspended_at = now(), suspension_reason = '${mark}' where id = ${accountId};`,
    expired: `update sessions set expires_at = now() - interval '1 second' where account_id = ${accountId};
      update moderation_cases set review = 'uphold', review_reason = '${mark}', reviewed_at = now() where account_id = ${accountId};`,
    // They work where they recruit for, and block nobody else's company.
    recruiter2: `update members set company_id = ${employer.id} where account_id = ${accountId};
      update blocked_companies set company_id = ${employer.id} where account_id = ${accountId};`,
    // Shown to members, but not to visitors; the others are shown to nobody.
    candidateB: `update members set profile_visible = true, public_profile = false where account_id = ${accountId};`,
  }
  const { elsewhereId } = marksOf({ accountId, key: mark })
  await database.run(`${everythingAbout({ accountId, mark, moment, key: mark, place })}
    insert into applications (id, account_id, title, company_name, place, salary, contract_type, link) overriding system value
      values (${elsewhereId}, ${accountId}, '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', 'https://${mark}.example');
    -- Those who recruit for either company have somebody to read.
    insert into applications (job_id, company_id, account_id, title, company_name, first_name, last_name, email, stage, sent_at)
      values (${employers[1].jobId}, ${employers[1].id}, ${accountId}, 'Analyste crédit', 'Ailleurs', '${mark}', '${mark}',
        '${mark}-also@example.org', 'nouveau', now());
    insert into credit_quotes (company_id, account_id, credits)
      select ${employer.id}, ${accountId}, 5 where '${role}' = 'recruiter' on conflict do nothing;
    ${who in ending ? ending[who as keyof typeof ending] : ''}`)
  const company = role === 'recruiter' ? employer : null
  return {
    who,
    cookie: `__Host-florin=${exchange.set.get('__Host-florin')}`,
    mark,
    marks: [mark, moment, ...(company ? [company.mark, company.moment] : [])],
    company,
    objects: { accountId, memberId, sessionId, ...marksOf({ accountId, key: mark }), ...shared },
  }
}
