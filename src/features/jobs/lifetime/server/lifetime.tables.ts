import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Answer, QuestionKind } from '../lifetime.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const jobQuestions = pgTable('job_questions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobId: integer('job_id').notNull(),
  accountId: integer('account_id'),
  kind: text('kind').$type<QuestionKind>().notNull(),
  dueAt: time('due_at').notNull(),
  askedAt: time('asked_at').notNull().defaultNow(),
  remindedAt: time('reminded_at'),
  answeredAt: time('answered_at'),
  answer: text('answer').$type<Answer>(),
})
