import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const profileTexts = pgTable('profile_texts', {
  accountId: integer('account_id').primaryKey(),
  cvId: integer('cv_id').notNull(),
  text: text('text').notNull(),
  readAt: time('read_at').notNull().defaultNow(),
})

export const unlockedProfiles = pgTable('unlocked_profiles', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  memberId: integer('member_id').notNull(),
  accountId: integer('account_id'),
  unlockedAt: time('unlocked_at').notNull().defaultNow(),
  until: time('until').notNull(),
})

export const profileLists = pgTable('profile_lists', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const profileListEntries = pgTable(
  'profile_list_entries',
  {
    listId: integer('list_id').notNull(),
    memberId: integer('member_id').notNull(),
    note: text('note').notNull().default(''),
    addedAt: time('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.memberId] })],
)

export const profileSearches = pgTable('profile_searches', {
  id: identity(),
  companyId: integer('company_id').notNull(),
  name: text('name').notNull(),
  search: text('search').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
