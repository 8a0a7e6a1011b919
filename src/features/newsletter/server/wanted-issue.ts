import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { newsletterRefusals as refusals } from '../newsletter.rules.ts'
import type { Issue } from './issues.repository.ts'
import { findIssue } from './issues.repository.ts'

/** An issue as acts call it. */
export const thing = (id: number) => ({ kind: 'newsletter', id })

export async function wanted(db: Db, id: number): Promise<Issue> {
  const issue = await findIssue(db, id)
  if (!issue) throw notFound()
  return issue
}

/** Why a change found no issue that it fits. */
export async function whyNot(db: Db, id: number): Promise<Error> {
  const { state } = await wanted(db, id)
  return refuse(refusals[state === 'draft' ? 'newsletter/changed' : 'newsletter/not_a_draft'])
}
