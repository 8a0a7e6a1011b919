import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Flag } from '#platform/flags.ts'
import { bytea } from '#platform/server/database/limits.tables.ts'
import type { SignupAnswers } from '../signing-up/signup.contract.ts'
import type { SocialProvider } from '../accounts.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const accounts = pgTable('accounts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  role: text('role').$type<'candidate' | 'recruiter' | 'administrator'>().notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phone: text('phone'),
  companyName: text('company_name').notNull().default(''),
  companyId: integer('company_id'),
  clientCode: text('client_code'),
  countryId: smallint('country_id').notNull().default(1),
  emailVerifiedAt: time('email_verified_at'),
  suspendedAt: time('suspended_at'),
  suspensionReason: text('suspension_reason'),
  suspendedUntil: time('suspended_until'),
  moderator: boolean('moderator').notNull().default(false),
  editor: boolean('editor').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})

/** The columns of what an administrator gives to single members, by its name. */
export const flagColumns = { moderator: accounts.moderator, editor: accounts.editor } satisfies Record<Flag, unknown>

export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    accountId: integer('account_id').notNull(),
    version: date('version', { mode: 'string' }).notNull(),
    acceptedAt: time('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
)

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: integer('account_id').notNull(),
  kind: text('kind').$type<'browser' | 'api'>().notNull(),
  remembered: boolean('remembered').notNull().default(false),
  agent: text('agent').notNull().default(''),
  address: text('address').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
  lastSeenAt: time('last_seen_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})

export const sessionTokens = pgTable('session_tokens', {
  hash: bytea('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: time('expires_at').notNull(),
  rotatedAt: time('rotated_at'),
  successorSealed: bytea('successor_sealed'),
})

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: integer('account_id').notNull(),
    hash: bytea('hash').notNull(),
    seenAt: time('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

export const accountLinks = pgTable('account_links', {
  hash: bytea('hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  purpose: text('purpose').$type<'verification' | 'reset' | 'email' | 'email-undo'>().notNull(),
  /** The address that opening the link gives to the account. */
  email: text('email'),
  expiresAt: time('expires_at').notNull(),
})

export const signupDrafts = pgTable('signup_drafts', {
  hash: bytea('hash').primaryKey(),
  answers: jsonb('answers').$type<SignupAnswers>().notNull(),
  passwordHash: text('password_hash').notNull(),
  termsVersion: date('terms_version', { mode: 'string' }),
  expiresAt: time('expires_at').notNull(),
})

export const signInChallenges = pgTable('sign_in_challenges', {
  hash: bytea('hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  remembered: boolean('remembered').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: time('expires_at').notNull(),
})

export const totpFactors = pgTable('totp_factors', {
  accountId: integer('account_id').primaryKey(),
  secretSealed: bytea('secret_sealed').notNull(),
  begunBy: uuid('begun_by'),
  begunAt: time('begun_at').notNull().defaultNow(),
  confirmedAt: time('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: integer('account_id').notNull(), hash: bytea('hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports')
    .array()
    .notNull()
    .default(sql`'{}'`),
  label: text('label').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  lastUsedAt: time('last_used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  hash: bytea('hash').primaryKey(),
  accountId: integer('account_id'),
  challenge: text('challenge').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    accountId: integer('account_id').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

export const identityAttempts = pgTable('identity_attempts', {
  hash: bytea('hash').primaryKey(),
  browser: bytea('browser').notNull(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  back: text('back').notNull(),
  accountId: integer('account_id'),
  expiresAt: time('expires_at').notNull(),
})

export const pendingIdentities = pgTable('pending_identities', {
  hash: bytea('hash').primaryKey(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  subject: text('subject').notNull(),
  accountId: integer('account_id').notNull(),
  back: text('back').notNull(),
  tries: smallint('tries').notNull().default(0),
  challenge: bytea('challenge'),
  expiresAt: time('expires_at').notNull(),
})
