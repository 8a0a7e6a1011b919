import { jobRow } from '../../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../../src/features/jobs/server/jobs.repository.ts'
import type { SignedIn } from '../../src/platform/server/endpoints.ts'
import type { TestAccounts } from './accounts.ts'
import type { TestExchange } from './exchange.ts'
import { newPerson, signedIn } from './people.ts'
import type { TestDatabase } from './test-database.ts'
import { smallWorld } from './world.ts'

/** An article that everybody may read. */
export const ARTICLE = 900_000

/** What is written of her wherever a text may be. */
export const MARK = 'zéphyrine'

const past = "now() - interval '3 days'"
const soon = "now() + interval '1 hour'"

type Marked = {
  accountId: number
  /** Stands wherever a text may be. */
  mark: string
  /** Where no text may be, a moment of theirs does. */
  moment: string
  /** Tells apart what must not occur twice. */
  key: string
  /** Where they work, and a job of that company. */
  place: { companyId: number; cityId: number; jobId: number }
}

/** What some of it is known by, so that it can be asked for. */
export const marksOf = ({ accountId, key }: Pick<Marked, 'accountId' | 'key'>) => ({
  passkeyId: Buffer.from(key.padEnd(16)).toString('base64url'),
  photo: `photo-${accountId}`.padEnd(22, '-'),
  alertId: 9_000_000 + accountId,
  cvId: 9_000_000 + accountId,
  cvFile: `cv-${accountId}`.padEnd(22, '-'),
  letterFile: `letter-${accountId}`.padEnd(22, '-'),
  applicationId: 9_000_000 + 2 * accountId,
  elsewhereId: 9_000_001 + 2 * accountId,
  submissionId: 9_000_000 + accountId,
  mailId: 9_000_000 + accountId,
  commentId: 9_000_000 + accountId,
  /** Something they have reported, which waits for a decision. */
  openCaseId: 9_000_000 + 2 * accountId,
  /** Their suspension of once, which they contest. */
  caseId: 9_000_001 + 2 * accountId,
})

/**
 * Writes about somebody in every table that may know of an account, every column of it with something that is not so by itself. Their account
 * and how they sign in are as they were.
 */
export function everythingAbout({ accountId, mark, moment, key, place }: Marked): string {
  const {
    submissionId,
    passkeyId,
    photo,
    alertId,
    mailId,
    openCaseId,
    caseId,
    cvId,
    cvFile,
    letterFile,
    applicationId,
    commentId,
  } = marksOf({
    accountId,
    key,
  })
  return `
    insert into lone_drafts (account_id, fields, version, created_at, saved_at, deleted_at)
      values (${accountId}, '{"titre":"${mark} lone draft"}', 3, '${moment}', '${moment}', '${moment}');
    insert into job_questions (account_id, job_id, kind, due_at, asked_at, reminded_at, answered_at, answer)
      values (${accountId}, ${place.jobId}, 'ouverte', '${moment}', '${moment}', '${moment}', '${moment}', 'fermer');
    insert into files (id, name, purpose, kind, bytes, account_id, state, created_at, changed_at)
      values ('${photo}', '${mark}.jpg', 'photo', 'picture', 4096, ${accountId}, 'claimed', ${past}, ${past});
    update members set first_name = '${mark}', last_name = '${mark} members', title = '${mark} title',
      company_id = ${place.companyId}, school_name = '${mark} school', country_id = 3, city_id = ${place.cityId},
      presentation = '${mark} presentation', skills = '{${mark},skills}', experience_years = 7, verified = true,
      profile_visible = false, public_profile = true, joined_at = ${past}, last_seen_at = ${past}, location = '${mark} location',
      availability = 'employed', 
      experience = '[{"id":1,"title":"${mark} post","company":"${mark}","period":"2020","description":"${mark}"}]',
      education = '[{"id":1,"degree":"${mark}","school":"${mark} studies","year":"2019"}]',
      wanted_title = '${mark} wanted title', wanted_location = '${mark} wanted location', wanted_salary = '40k-50k',
      wanted_contract = 'cdi', photo_file = '${photo}', show_connections = false, show_experience = false, show_education = false,
      show_skills = false, show_contact_info = true, allow_messages = false, show_activity = false, visible_to_recruiters = false,
      cv_saved_at = ${past}, company_name = '${mark} maison', sector = 'banque', education_level = 'bac+5',
      last_course = '${mark} course', languages = '{${mark},languages}', wanted_sector = 'audit', version = 3 where account_id = ${accountId};
    update sessions set agent = 'Mozilla/5.0 (X11; Linux x86_64; ${mark}) Firefox/150.0', address = '${mark}', created_at = ${past},
      remembered = true where account_id = ${accountId};
    update known_devices set seen_at = '${moment}' where account_id = ${accountId};
    insert into account_links (hash, account_id, purpose, email, expires_at)
      values ('link ${key}', ${accountId}, 'email', 'next-${key}@example.org', ${soon});
    insert into sign_in_challenges values ('challenge ${key}', ${accountId}, true, 1, ${soon});
    insert into passkeys (id, account_id, public_key, counter, transports, label, created_at, last_used_at)
      values ('${passkeyId}', ${accountId}, 'public-key', 5, '{usb}', '${mark} key', ${past}, ${past});
    insert into passkey_challenges values ('asked ${key}', ${accountId}, '${mark} challenge', ${soon});
    insert into identities values ('linkedin', '${mark} at linkedin', ${accountId}, '${moment}');
    insert into identity_attempts
      values ('attempt ${key}', 'browser', 'google', '${mark}', '${mark}', '/${mark}', ${accountId}, ${soon});
    insert into pending_identities (hash, provider, subject, account_id, back, expires_at)
      values ('pending ${key}', 'google', '${mark} at google', ${accountId}, '/${mark}', ${soon});
    insert into notifications (account_id, event, title, body, path, created_at, read_at)
      values (${accountId}, 'passkeys', '${mark} told', '${mark} body', '/${mark}', ${past}, ${past});
    insert into outbox (topic, entity_id, account_id) values ('notifications', 0, ${accountId});
    insert into notification_choices values (${accountId}, 'alerts', false, true);
    insert into alerts (id, account_id, title, search, frequency, active, created_at, seen_until, started_at, next_at) overriding system value
      values (${alertId}, ${accountId}, '${mark} alert', '/emploi?keywords=${mark}', 'monthly', false, ${past}, ${past}, ${past},
        ${past});
    insert into blocked_companies (account_id, company_id, blocked_at) values (${accountId}, ${place.companyId}, '${moment}');
    insert into alert_feedback (id, account_id, alert_id, job_id, function_id, relevant, reason, value, label, given_at) overriding system value
      values (${alertId}, ${accountId}, ${alertId}, ${place.jobId}, 3, false, 'company', '${mark}', '${mark} company', '${moment}');
    insert into news_categories (id, libelle) overriding system value values (${ARTICLE}, 'Métiers') on conflict do nothing;
    insert into articles (id, category_id, title, published_at) overriding system value
      values (${ARTICLE}, ${ARTICLE}, 'Ce que l’audit apprend', ${past}) on conflict do nothing;
    insert into article_likes (article_id, account_id, liked_at) values (${ARTICLE}, ${accountId}, '${moment}');
    insert into article_comments (id, article_id, account_id, source, html, rules, version, created_at, edited_at, hidden_at) overriding system value
      values (${commentId}, ${ARTICLE}, ${accountId}, '${mark} comments', '<p>${mark} comments</p>', 1, 2, '${moment}', ${past}, ${past});
    insert into article_comment_versions (comment_id, account_id, version, source, written_at)
      values (${commentId}, ${accountId}, 1, '${mark} commented', '${moment}');
    insert into article_comment_marks (article_id, account_id, mark) values (${ARTICLE}, ${accountId}, md5('${mark} hidden'));
    insert into article_comment_drafts (account_id, article_id, source, kept_at)
      values (${accountId}, ${ARTICLE}, '${mark} begins', '${moment}');
    insert into article_versions (article_id, number, account_id, saved_at, by_itself, begun_at, category_id, title, summary, content, layout,
      cover_alt, author, tags, featured)
      values (${ARTICLE}, ${9_000_000 + accountId}, ${accountId}, ${past}, true, ${past}, ${ARTICLE}, 'Un article', 'Un chapeau', '<p>Le texte.</p>', 2,
        '', 'Rédaction', '{crédit}', true);
    insert into saved_jobs (account_id, job_id, saved_at) values (${accountId}, ${place.jobId}, '${moment}');
    insert into seen_jobs (account_id, job_id, seen_at) values (${accountId}, ${place.jobId}, '${moment}');
    insert into files (id, name, purpose, kind, bytes, account_id, state, created_at, changed_at)
      values ('${cvFile}', '${mark}.pdf', 'cv', 'pdf', 4096, ${accountId}, 'claimed', now(), now()),
        ('${letterFile}', '${mark}.pdf', 'lettre', 'pdf', 4096, ${accountId}, 'claimed', now(), now());
    insert into cvs (id, account_id, file, name, kind, bytes, is_default, created_at) overriding system value
      values (${cvId}, ${accountId}, '${cvFile}', '${mark}.pdf', 'pdf', 4096, true, ${past});
    insert into profile_texts (account_id, cv_id, text, read_at) values (${accountId}, ${cvId}, '${mark} words', ${past});
    insert into unlocked_profiles (company_id, member_id, account_id, unlocked_at, until)
      select ${place.companyId}, id, ${accountId}, '${moment}', ${soon} from members where account_id = ${accountId};
    insert into profile_lists (company_id, name) values (${place.companyId}, 'Vivier ${accountId}');
    insert into profile_list_entries (list_id, member_id, note, added_at)
      select profile_lists.id, members.id, '${mark} noted', '${moment}' from profile_lists, members
      where name = 'Vivier ${accountId}' and account_id = ${accountId};
    insert into applications (id, job_id, company_id, account_id, visitor, title, company_name, place, salary, contract_type, link,
      details, civility, first_name, last_name, email, phone, message, cv_id, letter_file, letter_name, status, stage, next_stage, first_answer_at, notes, notes_at,
      interview_at, interview_place, created_at, sent_at, confirm_hash, confirm_until, answered_at, reminded_at, closed_told_at,
      withdrawal_reason) overriding system value
      values (${applicationId}, ${place.jobId}, ${place.companyId}, ${accountId}, 'browser ${key}', 'Analyste crédit', 'Maison Tercet',
        'Lyon', '45 k€', 'CDI', 'https://jobs.example', '{"description":"Un poste","delayDays":6}', 'Mme', '${mark}',
        '${mark} applications', '${key}-applies@example.org', '${mark} phone', '${mark} letter', ${cvId}, '${letterFile}',
        '${mark} letter.pdf', 'Entretien programmé', 'entretien', 'refusé', ${past}, '${mark} notes', ${past}, ${past}, '${mark} office', ${past}, ${past},
        'confirm ${key}', ${soon}, ${past}, ${past}, ${past}, '');
    insert into application_events (application_id, happened_at, author, kind, detail, account_id, body)
      values (${applicationId}, ${past}, 'candidate', 'reminded', '${mark} reminder', ${accountId}, '${mark} reply');
    insert into application_moves (application_id, account_id, stage, body, slots, interview_at, place, due_at)
      values (${applicationId}, ${accountId}, 'refusé', '${mark} move', '["${mark}"]', ${past}, '${mark} place', ${soon});
    insert into application_proposals (application_id, account_id, slots, place, proposed_at, answered_at, picked)
      values (${applicationId}, ${accountId}, '["2001-01-01T00:00:00Z"]', '${mark} place', ${past}, ${past}, ${past});
    insert into application_notes (application_id, account_id, body, written_at)
      values (${applicationId}, ${accountId}, '${mark} team note', ${past});
    insert into application_ratings (application_id, account_id, rating, rated_at)
      values (${applicationId}, ${accountId}, 4, ${past});
    insert into application_events (application_id, happened_at, author, kind, detail)
      values (${applicationId}, ${past}, 'candidate', 'reminded', '${mark} reminder');
    insert into job_submissions (id, visitor, digest, title, company_name, contact_name, email, phone, fields, city_id, country_id,
      terms_version, created_at, confirm_hash, confirm_until, confirmed_at, decided_at, outcome, reason, company_id, job_id, account_id)
      overriding system value
      values (${submissionId}, 'browser ${key}', 'digest ${key}', '${mark} post', '${mark} house', '${mark} contact',
        '${key}-submits@example.org', '${mark} phone', '{"typeContrat":"cdi","localisation":"${mark}","teletravail":"non","salaire":"",
        "experience":"","formation":"","description":"${mark}","missions":"${mark}","profil":"${mark}","competences":[],"urgente":false,
        "secteur":"","tailleEntreprise":"","siteWeb":"","descriptionEntreprise":"${mark}"}', ${place.cityId}, 2, '2025-02-03', ${past},
        'submission ${key}', ${soon}, ${past}, ${past}, 'accepted', '${mark} reason', ${place.companyId}, ${place.jobId}, ${accountId});
    insert into company_invitations (company_id, email, hash, account_id, created_at, sent_at, expires_at)
      values (${place.companyId}, '${key}-colleague@example.org', 'invitation ${key}', ${accountId}, '${moment}', '${moment}', ${soon});
    insert into company_requests (account_id, company_id, company_name, website, sector_id, structure_id, size, city_id, message, created_at)
      values (${accountId}, ${place.companyId}, '${mark} company', 'https://${key}.example', 1, 1, 'pme', ${place.cityId}, '${mark} asks',
        '${moment}');
    insert into company_reviews (id, company_id, account_id, stars, text, basis, state, published_on, version, written_at, changed_at)
      values (${9_000_000 + accountId}, ${place.companyId}, ${accountId}, 2, '${mark} review, in as many letters as a review has to have',
        'declared', 'hidden', '2001-01-01', 3, ${past}, ${past});
    insert into company_review_answers (review_id, company_id, account_id, text, written_at, hidden_at)
      values (${9_000_000 + accountId}, ${place.companyId}, ${accountId}, '${mark} answer to a review', ${past}, ${past});
    insert into newsletter_subscribers (email, account_id, confirm_hash, confirm_until, asked_at, asked_from, asked_text, consented_at,
      consent_from, consent_text, confirmed_at, confirmed_by, unsubscribed_at, bounced_at, bounce_reason)
      values ('${key}-letter@example.org', ${accountId}, sha256('letter ${key}'), ${soon}, ${past}, 'article', '2025-02-03', ${past}, 'news',
        '2025-02-03', ${past}, 'mail', ${past}, ${past}, '${mark} bounce');
    delete from accepted_terms where account_id = ${accountId};
    insert into accepted_terms (account_id, version, accepted_at) values (${accountId}, '2025-02-03', ${past});
    insert into acts (done_at, actor_id, actor_role, act, object_kind, object_id, account_id, before, after, reason)
      values (${past}, ${accountId}, 'candidate', 'hide', 'account', ${accountId}, ${accountId}, '{"title":"${mark} before"}',
        '{"title":"${mark} after"}', '${mark} reason');
    insert into moderation_cases (id, object_kind, object_id) values (${openCaseId}, 'job', ${9_000_000 + accountId});
    insert into reports (case_id, object_kind, object_id, account_id, reason, text, created_at)
      values (${openCaseId}, 'job', ${9_000_000 + accountId}, ${accountId}, 'injure', '${mark} report', ${past});
    insert into moderation_cases (id, object_kind, object_id, account_id, opened_at, outcome, reason, decided_at)
      values (${caseId}, 'account', ${accountId}, ${accountId}, ${past}, 'hide', '${mark} reason', ${past});
    insert into appeals (case_id, account_id, hash, expires_at, text, sent_at)
      values (${caseId}, ${accountId}, 'appeal ${key}', ${soon}, '${mark} appeal', ${past});
    insert into mails (id, account_id, recipient, kind, subject, html, text, unsubscribe, calendar) overriding system value
      values (${mailId}, ${accountId}, '${key}@example.org', 'alert', '${mark} mail', '${mark}', '${mark}', '/${mark}', '${mark}');`
}

export type FullAccount = {
  email: string
  accountId: number
  exchange: TestExchange
  actor: SignedIn
  passkeyId: string
}

/** Somebody of whom every table and every column knows something, and nothing that is so by itself. */
export async function fullAccount(world: TestAccounts, { database }: TestDatabase): Promise<FullAccount> {
  const { db } = world
  const { fr } = await smallWorld(db)
  const key = MARK.replace('é', 'e')
  const email = `${key}@example.org`
  const accountId = await newPerson(world, email)
  const { exchange, actor } = await signedIn(world, email)
  const { sessionId } = actor
  const [job] = await insertJobs(db, [jobRow(fr)]).returning()
  const place = { ...fr, jobId: job!.id }
  await database.run(everythingAbout({ accountId, mark: MARK, moment: '2001-02-03T04:05:06Z', key, place }))
  const { passkeyId, caseId } = marksOf({ accountId, key })
  await database.run(`
    update accounts set first_name = 'Zéphyrine', last_name = '${MARK} accounts', phone = '+33 6 00 00 00 01', role = 'recruiter',
      company_name = '${MARK} maison', company_id = ${fr.companyId}, client_code = 'FLO-7007', country_id = 2, created_at = ${past},
      updated_at = ${past} where id = ${accountId};
    insert into totp_factors (account_id, secret_sealed, begun_by, begun_at, confirmed_at, last_step)
      values (${accountId}, 'totp-secret', '${sessionId}', ${past}, ${past}, 12345);
    insert into recovery_codes values (${accountId}, 'code-a'), (${accountId}, 'code-b');
    update jobs set account_id = ${accountId} where id = ${place.jobId};
    insert into job_forms (job_id, fields, account_id) values (${place.jobId}, '{}', ${accountId}) on conflict do nothing;
    insert into credit_entries (company_id, amount, kind, account_id) values (${fr.companyId}, 1, 'added', ${accountId});
    insert into credit_quotes (company_id, account_id, credits, settled_at, outcome)
      values (${fr.companyId}, ${accountId}, 5, ${past}, 'declined');
    insert into company_keys (company_id, account_id, name, hash, hint, scopes)
      values (${fr.companyId}, ${accountId}, 'ATS', 'company-key', 'abcd', '{jobs:read}');
    insert into feed_imports (company_id, account_id, format, whole, state) values (${fr.companyId}, ${accountId}, 'json', false, 'done');
    update moderation_cases set decided_by = ${accountId}, review = 'overturn', review_reason = '${MARK} review',
      reviewed_at = ${past}, reviewed_by = ${accountId} where id = ${caseId};`)
  // With its place in the queue.
  await db.transaction((tx) =>
    world.mailer.write(tx, { to: email, kind: 'welcome', subject: MARK, html: MARK, text: MARK, accountId }),
  )
  return { email, accountId, exchange, actor, passkeyId }
}
