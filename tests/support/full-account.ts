import { sql } from 'drizzle-orm'
import { jobRow } from '../../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../../src/features/jobs/server/jobs.repository.ts'
import type { SignedIn } from '../../src/platform/server/endpoints.ts'
import type { TestAccounts } from './accounts.ts'
import type { TestExchange } from './exchange.ts'
import { newPerson, signedIn } from './people.ts'
import { smallWorld } from './world.ts'

/** What is written of her wherever a text may be. */
export const MARK = 'zéphyrine'

const PHOTO = 'photo-of-a-full-person'

export type FullAccount = { email: string; accountId: number; exchange: TestExchange; actor: SignedIn }

/** Somebody of whom every table and every column knows something, and nothing that is so by itself. */
export async function fullAccount(world: TestAccounts): Promise<FullAccount> {
  const { db } = world
  const { fr } = await smallWorld(db)
  const email = `${MARK.replace('é', 'e')}@example.org`
  const accountId = await newPerson(world, email)
  const { exchange, actor } = await signedIn(world, email)
  const past = sql`now() - interval '3 days'`
  const soon = sql`now() + interval '1 hour'`
  await db.execute(sql`update accounts set first_name = 'Zéphyrine', last_name = ${`${MARK} accounts`},
    phone = '+33 6 00 00 00 01', role = 'recruiter', company_name = ${`${MARK} maison`}, company_id = ${fr.companyId},
    client_code = 'FLO-7007', country_id = 2, created_at = ${past}, updated_at = ${past} where id = ${accountId}`)
  await db.execute(sql`update members set first_name = 'Zéphyrine', last_name = ${`${MARK} members`},
    title = ${`${MARK} title`}, company_id = ${fr.companyId}, school_name = ${`${MARK} school`}, country_id = 3,
    city_id = ${fr.cityId}, presentation = ${`${MARK} presentation`}, skills = '{zéphyrine,skills}', experience_years = 7,
    verified = true, profile_visible = false, public_profile = true, joined_at = ${past}, last_seen_at = ${past},
    location = ${`${MARK} location`}, availability = 'employed', experience = '[{"title":"zéphyrine post"}]',
    education = '[{"school":"zéphyrine studies"}]', wanted_title = ${`${MARK} wanted title`},
    wanted_location = ${`${MARK} wanted location`}, wanted_salary = '40k-50k', wanted_contract = 'cdi'
    where account_id = ${accountId}`)
  await db.execute(sql`insert into files (id, purpose, kind, bytes, account_id, state, created_at, changed_at)
    values (${PHOTO}, 'photo', 'picture', 4096, ${accountId}, 'claimed', ${past}, ${past})`)
  await db.execute(sql`update members set photo_file = ${PHOTO} where account_id = ${accountId}`)
  await db.execute(sql`update sessions set agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', address = '203.0.113.77',
    created_at = ${past}, remembered = true where account_id = ${accountId}`)
  await db.execute(sql`update known_devices set seen_at = ${past} where account_id = ${accountId}`)
  await db.execute(sql`insert into account_links (hash, account_id, purpose, email, expires_at)
    values ('link', ${accountId}, 'email', 'zephyrine-next@example.org', ${soon})`)
  await db.execute(sql`insert into sign_in_challenges values ('challenge', ${accountId}, true, 1, ${soon})`)
  await db.execute(sql`insert into totp_factors (account_id, secret_sealed, begun_by, begun_at, confirmed_at, last_step)
    values (${accountId}, 'totp-secret', ${actor.sessionId}, ${past}, ${past}, 12345)`)
  await db.execute(sql`insert into recovery_codes values (${accountId}, 'code-a'), (${accountId}, 'code-b')`)
  await db.execute(sql`insert into passkeys
    (id, account_id, public_key, counter, transports, label, created_at, last_used_at)
    values ('credential-id', ${accountId}, 'public-key', 5, '{usb}', ${`${MARK} key`}, ${past}, ${past})`)
  await db.execute(sql`insert into passkey_challenges values ('asked', ${accountId}, 'passkey-challenge', ${soon})`)
  await db.execute(sql`insert into identities values ('linkedin', 'subject-at-linkedin', ${accountId}, ${past})`)
  await db.execute(sql`insert into identity_attempts
    values ('attempt', 'browser', 'google', 'verifier', 'nonce', ${`/${MARK}`}, ${accountId}, ${soon})`)
  await db.execute(sql`insert into pending_identities (hash, provider, subject, account_id, back, expires_at)
    values ('pending', 'google', 'subject-at-google', ${accountId}, ${`/${MARK}`}, ${soon})`)
  await db.execute(sql`insert into notifications (account_id, event, title, body, path, created_at, read_at)
    values (${accountId}, 'passkeys', ${`${MARK} told`}, ${`${MARK} body`}, ${`/${MARK}`}, ${past}, ${past})`)
  await db.execute(sql`insert into outbox (topic, entity_id, account_id) values ('notifications', 0, ${accountId})`)
  await db.execute(sql`insert into notification_choices values (${accountId}, 'alerts', false, true)`)
  await db.execute(sql`insert into alerts
    (account_id, title, search, frequency, active, created_at, seen_until, started_at, next_at)
    values (${accountId}, ${`${MARK} alert`}, '/emploi?keywords=zephyrine', 'monthly', false, ${past}, ${past}, ${past}, ${past})`)
  await insertJobs(db, [jobRow({ ...fr, id: 70_707 })])
  await db.execute(sql`insert into saved_jobs values (${accountId}, 70707, ${past})`)
  await db.execute(
    sql`update accepted_terms set version = '2025-02-03', accepted_at = ${past} where account_id = ${accountId}`,
  )
  await db.execute(sql`insert into acts
    (done_at, actor_id, actor_role, act, object_kind, object_id, account_id, before, after, reason)
    values (${past}, ${accountId}, 'candidate', 'hide', 'job', 7, ${accountId}, '{"title":"zéphyrine before"}',
      '{"title":"zéphyrine after"}', ${`${MARK} reason`})`)
  await db.execute(sql`insert into moderation_cases (object_kind, object_id, account_id, opened_at, outcome, reason, decided_at,
    decided_by, review, review_reason, reviewed_at, reviewed_by) values ('account', ${accountId}, ${accountId}, ${past}, 'hide',
    ${`${MARK} reason`}, ${past}, ${accountId}, 'overturn', ${`${MARK} review`}, ${past}, ${accountId})`)
  await db.execute(sql`insert into moderation_cases (id, object_kind, object_id) values (70707, 'job', 7)`)
  await db.execute(sql`insert into reports (case_id, object_kind, object_id, account_id, reason, text, created_at)
    values (70707, 'job', 7, ${accountId}, 'injure', ${`${MARK} report`}, ${past})`)
  await db.execute(sql`insert into appeals (case_id, account_id, hash, expires_at, text, sent_at)
    values (70707, ${accountId}, 'appeal', ${soon}, ${`${MARK} appeal`}, ${past})`)
  await db.transaction((tx) =>
    world.mailer.write(tx, { to: email, kind: 'welcome', subject: MARK, html: MARK, text: MARK, accountId }),
  )
  return { email, accountId, exchange, actor }
}
