import { insertAccount } from '../../src/features/accounts/server/accounts.repository.ts'
import { identifyBy, openBrowserSession } from '../../src/features/accounts/sessions/server/sessions.ts'
import { insertAlert } from '../../src/features/alerts/server/alerts.repository.ts'
import { createProfile } from '../../src/features/members/server/member-profile.service.ts'
import type { Objects, Who } from './authorization-rows.ts'
import { testExchange } from './exchange.ts'
import type { TestDatabase } from './test-database.ts'

export const roles: Record<Who, 'candidate' | 'recruiter' | 'administrator' | null> = {
  visitor: null,
  candidateA: 'candidate',
  candidateB: 'candidate',
  recruiter1: 'recruiter',
  recruiter2: 'recruiter',
  moderator: 'candidate',
  administrator: 'administrator',
  suspended: 'candidate',
  expired: 'candidate',
}
export const everybody = Object.keys(roles) as Who[]

/** Nobody has these. */
export const missing: Objects = {
  accountId: 999_999_999,
  sessionId: '00000000-0000-4000-8000-000000000000',
  passkeyId: 'AAAAAAAAAAAAAAAAAAAAAA',
  alertId: 999_999_999,
  openCaseId: 999_999_999,
  caseId: 999_999_999,
}

export type Person = { who: Who; cookie: string; mark: string; moment: string; objects: Objects }

const MARKS = /mq\d{5}qm|2001-\d\d-\d\dT\d\d:\d\d:00\.000Z/g
/** Of whom, but this person, an answer says something. */
export const strangersIn = (text: string, { mark, moment }: Pick<Person, 'mark' | 'moment'>): string[] => [
  ...new Set((text.match(MARKS) ?? []).filter((found) => found !== mark && found !== moment)),
]

let people = 0

/** A person nobody has met, signed in, who has something in every list, marked as theirs. */
export async function newPerson({ db, database }: TestDatabase, who: Who, companies: number[]): Promise<Person> {
  const role = roles[who]
  if (role === null) return { who, cookie: '', mark: 'nobody', moment: 'never', objects: missing }
  const number = ++people
  const mark = `mq${String(number).padStart(5, '0')}qm`
  // Where no text is shown, a moment tells who it is about.
  const moment = new Date(Date.UTC(2001, 0, 1) + number * 60_000).toISOString()
  const account = await insertAccount(db, {
    role,
    email: `${mark}@example.org`,
    firstName: 'Ada',
    lastName: mark,
    moderator: who === 'moderator',
    companyId: role === 'recruiter' ? companies[who === 'recruiter1' ? 0 : 1]! : null,
  })
  const accountId = account!.id
  await createProfile(db, { accountId, countryId: 1, firstName: 'Ada', lastName: mark, title: mark, location: mark })
  const alertId = await insertAlert(db, {
    accountId,
    title: mark,
    search: `/emploi?keywords=${mark}`,
    frequency: 'weekly',
  })
  const exchange = testExchange()
  await openBrowserSession(db, exchange, accountId, false)
  const actor = await identifyBy(db)(exchange)
  const sessionId = actor.role === 'visitor' ? '' : actor.sessionId
  const passkeyId = Buffer.from(mark.padEnd(16)).toString('base64url')
  const ending = {
    suspended: `update accounts set suspended_at = now(), suspension_reason = '${mark}' where id = ${accountId};`,
    expired: `update sessions set expires_at = now() - interval '1 second' where account_id = ${accountId};`,
  }
  const [openCaseId, caseId] = [accountId * 2, accountId * 2 + 1]
  await database.run(`
    insert into moderation_cases (id, object_kind, object_id) values (${openCaseId}, 'job', ${9_000_000 + accountId});
    insert into reports (case_id, object_kind, object_id, account_id, reason, text)
      values (${openCaseId}, 'job', ${9_000_000 + accountId}, ${accountId}, 'spam', '${mark}');
    insert into moderation_cases (id, object_kind, object_id, account_id, outcome, reason, decided_at)
      values (${caseId}, 'account', ${accountId}, ${accountId}, 'hide', '${mark}', now());
    insert into appeals (case_id, account_id, hash, expires_at, text, sent_at)
      values (${caseId}, ${accountId}, 'appeal ${mark}', now() + interval '1 day', '${mark}', now());
    insert into passkeys (id, account_id, public_key, counter, label)
      values ('${passkeyId}', ${accountId}, '\\x00', 0, '${mark}');
    insert into identities (provider, subject, account_id, created_at)
      values ('google', '${mark}', ${accountId}, '${moment}');
    insert into notifications (account_id, event, title, body, path)
      values (${accountId}, 'alerts', '${mark}', '${mark}', '/emploi?keywords=${mark}');
    insert into account_links (hash, account_id, purpose, email, expires_at)
      values ('${mark}', ${accountId}, 'email', 'next-${mark}@example.org', now() + interval '1 hour');
    insert into mails (account_id, recipient, kind, subject, html, text)
      values (${accountId}, '${mark}@example.org', 'alert', '${mark}', '', '${mark}');
    update sessions set address = '${mark}' where account_id = ${accountId};
    update known_devices set seen_at = '${moment}' where account_id = ${accountId};
    ${who === 'suspended' || who === 'expired' ? ending[who] : ''}`)
  const cookie = `__Host-florin=${exchange.set.get('__Host-florin')}`
  return {
    who,
    cookie,
    mark,
    moment,
    objects: { accountId, sessionId, passkeyId, alertId: alertId!, openCaseId, caseId },
  }
}
