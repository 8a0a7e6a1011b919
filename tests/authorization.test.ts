// @module-tag long
import { isDeepStrictEqual } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '../src/app/back-office.ts'
import { archives } from '../src/app/own-archive.ts'
import { actions, pages } from '../src/app/pages.ts'
import { personalData } from '../src/app/personal-data.ts'
import { endpointKey } from '../src/platform/contract.ts'
import { flags } from '../src/platform/flags.ts'
import { ABOUT, DOES } from '../src/platform/forms.ts'
import { hashOf } from '../src/platform/server/secrets.ts'
import type { Employer } from './support/authorization-employers.ts'
import { newEmployers } from './support/authorization-employers.ts'
import type { Person } from './support/authorization-people.ts'
import { everybody, missing, newPerson, roles, shownToMembers, strangersIn } from './support/authorization-people.ts'
import { guarded, things } from './support/authorization-pages.ts'
import type { Who } from './support/authorization-rows.ts'
import * as matrix from './support/authorization-rows.ts'
import { call } from './support/authorization-call.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'

const { rows, showsOthers } = matrix
const database = useTestDatabase()
let site: Site
let employers: [Employer, Employer]
/** Everybody, for calls that change nothing. */
const cast = {} as Record<Who, Person>

beforeAll(async () => {
  employers = await newEmployers(database)
  site = await openSite(database)
  for (const who of everybody) cast[who] = await newOne(who)
})

/** Whoever has no session that counts is a visitor. */
const isOutside = (who: Who): boolean => ['visitor', 'suspended', 'expired'].includes(who)
/** A person whom calls may ruin. */
const newOne = (who: Who): Promise<Person> => newPerson(database, who, employers)
/** Those whom no call has ruined yet. */
const unharmed = new Map<Who, Person>()

/** Texts without a mark, and why they have none. */
const unmarked = {
  'one of a few words': `account_links.purpose accounts.role acts.act acts.actor_role acts.object_kind alert_feedback.reason
    alerts.frequency files.kind
    files.purpose files.state application_events.author application_events.kind company_reviews.basis company_reviews.state applications.civility applications.stage
    applications.employer_stage applications.next_stage application_moves.stage applications.status company_requests.size cvs.kind identities.provider identity_attempts.provider mails.kind mails.status members.availability
    members.education_level members.sector members.wanted_contract members.wanted_salary members.wanted_sector
    moderation_cases.object_kind moderation_cases.outcome moderation_cases.review
    notification_choices.event notifications.event job_submissions.outcome outbox.topic passkeys.transports pending_identities.provider
    reports.object_kind reports.reason sessions.kind credit_entries.kind credit_quotes.outcome jobs.education jobs.remote jobs.salary_period jobs.status
    job_questions.kind job_questions.answer company_keys.scopes newsletter_recipients.state newsletter_subscribers.asked_from newsletter_subscribers.confirmed_by newsletter_subscribers.state
    newsletter_subscribers.consent_from feed_imports.format feed_imports.state feed_items.outcome`,
  'made by the site': `article_comment_marks.mark company_keys.hint accounts.client_code accounts.password_hash applications.letter_file cvs.file files.id members.photo_file job_submissions.logo_file
    passkeys.id`,
  'what a job says': `applications.details feed_items.fields job_forms.fields jobs.benefits jobs.fingerprint jobs.missions
    jobs.profile jobs.reference jobs.refusal_reason jobs.salary_text jobs.skills`,
  'what an article of the site says': `article_versions.author article_versions.content article_versions.cover_alt article_versions.cover_file
    article_versions.summary article_versions.tags article_versions.title`,
  moments: 'application_proposals.slots',
  'empty until it is withdrawn': 'applications.withdrawal_reason',
  'of visitors alone': 'reports.email',
}

test('every text that is kept about people bears the mark of whom it is about, or holds none of their words', async () => {
  const tables = personalData.flatMap((room) => Object.keys(room.tables))
  const { rows: texts } = await database.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${sql.param(tables)}::text[])
      and data_type in ('text', 'jsonb', 'ARRAY') order by 1, 2`)
  const bare: string[] = []
  for (const { table, column } of texts) {
    const { rows: found } = await database.db.execute(
      `select from ${table} t where to_jsonb(t) ->> '${column}' ~ 'mq[0-9]{5}qm' limit 1`,
    )
    if (found.length === 0) bare.push(`${table}.${column}`)
  }
  expect(bare).toEqual(Object.values(unmarked).join(' ').split(/\s+/).toSorted())
})

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(site.served.map(({ endpoint }) => endpointKey(endpoint)).toSorted())
})

test('what is read by members only is about the one who asks, or it is said why not', () => {
  const closed = Object.keys(rows).filter((key) => key.startsWith('GET ') && !rows[key]!.allowed.includes('visitor'))
  const { showsOwn, showsCompany, showsNobody } = matrix
  const told = [...showsOwn, ...showsCompany, ...Object.keys(showsOthers), ...Object.keys(showsNobody)]
  expect(told.filter((key) => !rows[key]!.allowed.includes('visitor')).toSorted()).toEqual(closed.toSorted())
})

describe.each(Object.entries(rows))('%s', (key, row) => {
  test('lets in whom it should, is not there for the others, and tells nobody of anybody else', async () => {
    for (const who of everybody) {
      const invited = row.allowed.includes(who)
      // What is refused changes nothing, so the same people serve all along.
      const changes = invited && !key.startsWith('GET ')
      const person = changes ? (unharmed.get(who) ?? (await newOne(who))) : cast[who]
      const answer = await call(site, key, row.input?.(person.objects) ?? {}, person)
      if (changes && answer.status < 400) unharmed.delete(who)
      else if (changes) unharmed.set(who, person)
      const found = invited && row.answers.includes(answer.status) ? 'let in' : answer.status
      expect([who, found], answer.body).toEqual([who, invited ? 'let in' : isOutside(who) ? 401 : 404])
      const sees = (mark: string): boolean =>
        matrix.showsMembers.includes(key) &&
        (who === 'administrator' || (matrix.candidates.includes(who) && shownToMembers.has(mark)))
      const others = strangersIn(answer.body, person).filter((mark) => !sees(mark))
      if (invited && key in showsOthers) expect(others.length, showsOthers[key]).toBeGreaterThan(1)
      else expect([who, others]).toEqual([who, []])
    }
  })
})

test.each(matrix.showsOwn)('%s shows members what is theirs', async (key) => {
  for (const who of rows[key]!.allowed.filter((one) => !isOutside(one))) {
    const person = cast[who]
    const { body } = await call(site, key, rows[key]!.input?.(person.objects) ?? {}, person)
    expect([who, person.marks.some((mark) => body.includes(mark))], body).toEqual([who, true])
  }
})

test.each(matrix.showsCompany)('%s shows recruiters what is of their company', async (key) => {
  for (const who of rows[key]!.allowed) {
    const { body } = await call(site, key, rows[key]!.input?.(cast[who].objects) ?? {}, cast[who])
    const shown = employers.filter(({ name, moment }) => body.includes(name) || body.includes(moment))
    expect([who, shown.map(({ name }) => name)], body).toEqual([who, [cast[who].company?.name]])
  }
})

const owned = Object.entries(rows).filter(([, row]) => row.ownerOnly)
test('an endpoint about one thing is about somebody’s, or is named as being nobody’s', () => {
  const one = (key: string) => key.includes('/:')
  const known = [...owned.map(([key]) => key).filter(one), ...matrix.nobodys]
  expect(Object.keys(rows).filter(one).toSorted()).toEqual(known.toSorted())
})

describe.each(owned)('%s', (key, { input, allowed, exceptFor = [] }) => {
  test('another’s object answers exactly like a missing one', async () => {
    for (const who of allowed) {
      const nothing = await call(site, key, input!(missing), cast[who])
      // What belongs to a company is of each of those who work for it.
      const shared = (one: Who): boolean => isDeepStrictEqual(input!(cast[one].objects), input!(cast[who].objects))
      for (const other of everybody.filter((one) => roles[one] !== null && one !== who && !shared(one))) {
        const theirs = await call(site, key, input!(cast[other].objects), cast[who])
        if (exceptFor.includes(who)) expect([who, other, theirs.status]).toEqual([who, other, 200])
        else expect([who, other, theirs]).toEqual([who, other, nothing])
      }
    }
  })
})

describe('pages', () => {
  test('whatever is not public is in the table', () => {
    const closed = [...pages, ...actions].filter(({ access }) => access !== 'public').map(({ path }) => path)
    expect(closed.toSorted()).toEqual(Object.keys(guarded).toSorted())
  })

  test('the candidate’s space asks to confirm the address as long as it is not', async () => {
    const { cookie, objects } = await newOne('candidateA')
    const asks = async () => {
      const { body } = await site.http.inject({ url: '/espace-candidat', headers: { cookie } })
      return body.includes('value="renvoi"')
    }
    expect(await asks()).toBe(true)
    await database.db.execute(`update accounts set email_verified_at = now() where id = ${objects.accountId}`)
    expect(await asks()).toBe(false)
  })

  test.each(Object.entries(guarded))('%s', async (pattern, { allowed, login, file, about, others, named }) => {
    for (const who of everybody) {
      const person = cast[who]
      const path = pattern.replace(':id', String(about?.(person.objects)))
      for (const url of file ? [path] : [path, `${path}.data`]) {
        const response = await site.http.inject({ url, headers: { cookie: person.cookie } })
        const outside = isOutside(who)
        if (allowed.includes(who)) {
          const { body } = response
          expect([who, url, response.statusCode]).toEqual([who, url, 200])
          expect(response.headers['cache-control']).toBe('private, no-store')
          // What is drawn is not read here: `cv-reading.test.ts` does.
          if (file === 'pdf') {
            expect(body.startsWith('%PDF-')).toBe(true)
            continue
          }
          if (file === 'table') {
            expect([who, url, strangersIn(body, person)]).toEqual([who, url, []])
            continue
          }
          expect(body).toContain(person.mark)
          if (allowed === matrix.recruiters)
            expect(employers.filter(({ id, name }) => id !== person.company?.id && body.includes(name))).toEqual([])
          if (others) expect(strangersIn(body, person).length, others).toBeGreaterThan(1)
          else expect([who, url, strangersIn(body, person).slice(named ? 1 : 0)]).toEqual([who, url, []])
          continue
        }
        // For whom it is not: neither its content nor a hint of it.
        expect([who, strangersIn(response.body, person)]).toEqual([who, []])
        if (outside && url === path) {
          expect([who, response.statusCode, response.headers.location]).toEqual([
            who,
            302,
            `${login}?retour=${encodeURIComponent(path)}`,
          ])
        } else if (outside) expect([who, url, response.statusCode]).toEqual([who, url, 202])
        else {
          expect([who, url, response.statusCode]).toEqual([who, url, 404])
          expect([who, response.body.includes('Oops! Page not found')]).toEqual([who, url === path])
        }
      }
    }
  })

  test.each(listFiles.map(({ path, access }) => [path, access] as const))('%s', async (path, access) => {
    const allowed = access === 'editing' ? matrix.editors : ['administrator']
    for (const who of everybody) {
      const { statusCode, headers, body } = await site.http.inject({ url: path, headers: { cookie: cast[who].cookie } })
      const outside = isOutside(who)
      expect([who, statusCode]).toEqual([who, allowed.includes(who) ? 200 : outside ? 302 : 404])
      if (outside) expect(headers.location).toBe(`/login?retour=${encodeURIComponent(path)}`)
      if (who !== 'administrator') expect([who, strangersIn(body, { marks: [] })]).toEqual([who, []])
      if (allowed.includes(who))
        expect([headers['cache-control'], body.startsWith('\ufeffN°;')]).toEqual(['private, no-store', true])
    }
  })

  test.each(archives)('$path is the archive of $access, each their own', async ({ path, access }) => {
    for (const who of everybody) {
      const person = cast[who]
      const { statusCode, headers, rawPayload } = await site.http.inject({
        url: path,
        headers: { cookie: person.cookie },
      })
      const outside = isOutside(who)
      const allowed = !outside && roles[who] === access
      expect([who, statusCode]).toEqual([who, allowed ? 200 : outside ? 302 : 404])
      const login = access === 'recruiter' ? '/espace-entreprise' : '/login'
      if (outside) expect(headers.location).toBe(`${login}?retour=${encodeURIComponent(path)}`)
      const body = allowed ? firstFileOf(rawPayload) : rawPayload.toString()
      expect([who, strangersIn(body, person)]).toEqual([who, []])
      if (allowed) expect([headers['cache-control'], body.includes(person.mark)]).toEqual(['private, no-store', true])
      if (allowed && access === 'recruiter')
        expect(employers.filter(({ id, name }) => id !== person.company?.id && body.includes(name))).toEqual([])
    }
  })

  const open = pages.filter(({ access }) => access === 'public').map(({ path }) => path)
  test.each(open)('%s, which is for everybody, tells nobody of anybody else', async (pattern) => {
    for (const who of everybody) {
      const person = cast[who]
      const path = pattern.includes(':') ? things[pattern]!(person.objects) : pattern
      const data = path === '/' ? '/_.data' : `${path}.data`
      // What a page is drawn from is in its data; two of them are looked at as they are drawn.
      for (const url of ['visitor', 'candidateA'].includes(who) ? [path, data] : [data]) {
        const { body, statusCode } = await site.http.inject({ url, headers: { cookie: person.cookie } })
        if (!pattern.includes(':')) expect([url, statusCode < 400], body).toEqual([url, true])
        expect([who, url, strangersIn(body, person)]).toEqual([who, url, []])
      }
    }
  })

  test.each(flags)(
    'an administrator makes somebody a %s on the page of their account, and takes it back',
    async (flag) => {
      const { objects, cookie } = await newOne('candidateA')
      await database.db.execute(`update accounts set email_verified_at = now() where id = ${objects.accountId}`)
      const url = `/admin/comptes/${objects.accountId}`
      const send = async (fields: Record<string, string>) => {
        const { headers } = await site.http.inject({
          method: 'POST',
          url,
          headers: {
            cookie: cast.administrator.cookie,
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
          },
          payload: new URLSearchParams(fields).toString(),
        })
        return headers.location
      }
      const has = async () => {
        const { body } = await site.http.inject({ url: '/v1/auth/session', headers: { cookie } })
        return (JSON.parse(body) as { viewer: { flags: string[] } }).viewer.flags
      }
      for (const [does, then] of [
        [flag, [flag]],
        [`fin-${flag}`, []],
      ] as const) {
        const { body } = await site.http.inject({ url, headers: { cookie: cast.administrator.cookie } })
        expect(body).toContain(`value="${does}"`)
        expect(await send({ [DOES]: does, [ABOUT]: String(objects.accountId) })).toBe(`${url}?fait=${does}`)
        expect(await has()).toEqual(then)
      }
    },
  )
})

/** What is in the first file of an archive. */
const firstFileOf = (zip: Buffer): string =>
  inflateRawSync(zip.subarray(30 + zip.readUInt16LE(26) + zip.readUInt16LE(28))).toString()

test('outside of a demonstration administrators administer once they have a second factor', async () => {
  const { cookie } = await newOne('administrator')
  const { accountId } = (await newOne('administrator')).objects
  const ask = async (url: string) => {
    const { statusCode, headers } = await site.http.inject({ url, headers: { cookie, accept: 'text/html' } })
    return [statusCode, headers.location]
  }
  site.strict = true
  try {
    const closed = [302, '/admin/parametres?besoin=double-authentification#double-authentification']
    for (const url of ['/admin', '/admin/comptes', `/admin/comptes/${accountId}`, '/admin/moderation']) {
      expect([url, ...(await ask(url))]).toEqual([url, ...closed])
    }
    for (const url of ['/v1/admin/stats', '/v1/moderation/cases']) expect(await ask(url)).toEqual([403, undefined])
    expect((await ask('/admin/comptes.csv'))[0]).toBe(404)
    // Where it is set up, and what everybody has.
    for (const url of ['/admin/parametres', '/', '/v1/account']) expect((await ask(url))[0]).toBe(200)

    const { rows: found } = await database.db.execute<{ id: number }>(
      sql`select account_id as id from sessions join session_tokens on session_id = sessions.id
        where hash = ${hashOf(/__Host-florin=([^;]+)/.exec(cookie)![1]!)}`,
    )
    const id = found[0]!.id
    await database.db.execute(sql`insert into totp_factors (account_id, secret_sealed) values (${id}, 'begun')`)
    expect((await ask('/admin'))[0]).toBe(302)
    await database.db.execute(sql`update totp_factors set confirmed_at = now() where account_id = ${id}`)
    for (const url of ['/admin', '/v1/admin/stats', '/admin/comptes.csv']) expect((await ask(url))[0]).toBe(200)
  } finally {
    site.strict = false
  }
})
