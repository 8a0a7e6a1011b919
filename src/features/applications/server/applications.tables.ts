import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '#platform/server/database/limits.tables.ts'
import type { Remote } from '#features/jobs/jobs.rules.ts'
import type { civilities, Stage, Status } from '../applications.rules.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What the job said on the day of the application. */
export type JobThatDay = {
  description?: string
  missions?: string[]
  profil?: string[]
  avantages?: string[]
  remote?: Remote
  experience?: [number, number | null]
  startsOn?: string | null
  validThrough?: string | null
  delayDays?: number | null
}

export const applications = pgTable('applications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobId: integer('job_id'),
  companyId: integer('company_id'),
  accountId: integer('account_id'),
  visitor: bytea('visitor'),
  title: text('title').notNull(),
  companyName: text('company_name').notNull(),
  place: text('place').notNull().default(''),
  salary: text('salary').notNull().default(''),
  contractType: text('contract_type').notNull().default(''),
  link: text('link').notNull().default(''),
  details: jsonb('details').$type<JobThatDay>().notNull().default({}),
  civility: text('civility').$type<(typeof civilities)[number]>(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  email: text('email'),
  phone: text('phone'),
  message: text('message').notNull().default(''),
  cvId: integer('cv_id'),
  letterFile: text('letter_file'),
  letterName: text('letter_name'),
  status: text('status').$type<Status>().notNull().default('En cours'),
  stage: text('stage').$type<Stage>(),
  nextStage: text('next_stage').$type<Stage>(),
  employerStage: text('employer_stage')
    .$type<Stage>()
    .generatedAlwaysAs(sql`coalesce(next_stage, stage)`),
  promisedDays: integer('promised_days')
    .notNull()
    .generatedAlwaysAs(sql`coalesce((details ->> 'delayDays')::integer, 10)`),
  firstAnswerAt: time('first_answer_at'),
  notes: text('notes').notNull().default(''),
  notesAt: time('notes_at'),
  interviewAt: time('interview_at'),
  interviewPlace: text('interview_place').notNull().default(''),
  createdAt: time('created_at').notNull().defaultNow(),
  sentAt: time('sent_at'),
  confirmHash: bytea('confirm_hash'),
  confirmUntil: time('confirm_until'),
  answeredAt: time('answered_at'),
  remindedAt: time('reminded_at'),
  closedToldAt: time('closed_told_at'),
  withdrawnAt: time('withdrawn_at'),
  withdrawalReason: text('withdrawal_reason').notNull().default(''),
})

export const applicationEvents = pgTable('application_events', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  applicationId: integer('application_id').notNull(),
  happenedAt: time('happened_at').notNull().defaultNow(),
  author: text('author').$type<'candidate' | 'employer' | 'site'>().notNull(),
  kind: text('kind').notNull(),
  detail: text('detail').notNull().default(''),
  accountId: integer('account_id'),
  body: text('body').notNull().default(''),
})
