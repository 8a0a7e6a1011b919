import { sql } from 'drizzle-orm'
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/server/database/limits.tables.ts'
import type { AskedFrom, IssueState } from '../newsletter.rules.ts'
import type { SubscriberState } from '../subscribers-list.rules.ts'
import type { LetterContent } from './newsletter.mails.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const numbered = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: numbered(),
  email: text('email').notNull(),
  accountId: integer('account_id'),
  confirmHash: bytea('confirm_hash'),
  confirmUntil: time('confirm_until'),
  askedAt: time('asked_at').notNull().defaultNow(),
  askedFrom: text('asked_from').$type<AskedFrom>().notNull(),
  askedText: date('asked_text', { mode: 'string' }).notNull(),
  consentedAt: time('consented_at'),
  consentFrom: text('consent_from').$type<AskedFrom>(),
  consentText: date('consent_text', { mode: 'string' }),
  confirmedAt: time('confirmed_at'),
  confirmedBy: text('confirmed_by').$type<'mail' | 'session'>(),
  unsubscribedAt: time('unsubscribed_at'),
  bouncedAt: time('bounced_at'),
  bounceReason: text('bounce_reason').notNull().default(''),
  state: text('state').$type<SubscriberState>().notNull()
    .generatedAlwaysAs(sql`case when unsubscribed_at is not null then 'unsubscribed' when bounced_at is not null then 'bounced'
        when confirmed_at is not null then 'active' else 'waiting' end`),
  since: time('since')
    .notNull()
    .generatedAlwaysAs(sql`coalesce(unsubscribed_at, bounced_at, confirmed_at, asked_at)`),
})

export const newsletterIssues = pgTable('newsletter_issues', {
  id: numbered(),
  week: date('week', { mode: 'string' }),
  subject: text('subject').notNull(),
  introduction: text('introduction').notNull().default(''),
  articleIds: integer('article_ids').array().notNull().default([]),
  jobIds: integer('job_ids').array().notNull().default([]),
  state: text('state').$type<IssueState>().notNull().default('draft'),
  version: integer('version').notNull().default(1),
  sendAt: time('send_at'),
  content: jsonb('content').$type<LetterContent>(),
  createdAt: time('created_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
  startedAt: time('started_at'),
  sentAt: time('sent_at'),
})

export const newsletterRecipients = pgTable('newsletter_recipients', {
  id: numbered(),
  issueId: integer('issue_id').notNull(),
  subscriberId: integer('subscriber_id'),
  mailKey: uuid('mail_key').notNull().defaultRandom(),
  state: text('state')
    .$type<'waiting' | 'written' | 'sent' | 'refused' | 'given_up' | 'left_out'>()
    .notNull()
    .default('waiting'),
  settledAt: time('settled_at'),
})
