import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CompanySize } from '#features/companies/companies.rules.ts'
import { bytea } from '#platform/server/database/limits.tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const companyInvitations = pgTable('company_invitations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer('company_id').notNull(),
  email: text('email').notNull(),
  hash: bytea('hash').notNull(),
  accountId: integer('account_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  sentAt: time('sent_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
})

export const companyRequests = pgTable('company_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id').notNull(),
  companyId: integer('company_id'),
  companyName: text('company_name').notNull(),
  website: text('website'),
  sectorId: integer('sector_id'),
  structureId: integer('structure_id'),
  size: text('size').$type<CompanySize>(),
  cityId: integer('city_id'),
  message: text('message').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
})
