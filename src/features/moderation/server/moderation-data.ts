import type { Db } from '#platform/server/database/db.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, under } from '#platform/server/personal-data.ts'
import { findAppealsBy } from './appeals.repository.ts'
import { findCasesAbout } from './cases.repository.ts'
import { findReportsBy } from './reports.repository.ts'

const decider = out('who decides for the site is not told')

export const moderationData: PersonalData = {
  tables: {
    moderation_cases: {
      ...under(
        'moderation.cases.0',
        'id object_kind object_id opened_at outcome reason decided_at review review_reason reviewed_at',
      ),
      account_id: same,
      ...all('decided_by reviewed_by', decider),
      untold_after: out('which of those who reported are still to be told'),
    },
    reports: {
      ...under('moderation.reports.0', 'id object_kind object_id reason text created_at'),
      account_id: same,
      case_id: out('who else reported it is nobody’s business'),
      email: out('of visitors only'),
    },
    appeals: {
      ...under('moderation.appeals.0', 'id case_id text sent_at'),
      account_id: same,
      hash: out('opens the appeal'),
      ...all('report_id expires_at', out('how long it can be sent, and of visitors what they reported')),
    },
  },
  explains: {
    moderation: 'ce que vous avez signalé ou contesté, et ce qui a été décidé à votre sujet',
  },
  read: async ({ db }, { accountId }) => ({ moderation: await moderationAbout(db, accountId) }),
}

/** What somebody has reported, contested, and what was decided about them, for them to take along; not by whom. */
async function moderationAbout(db: Db, accountId: number) {
  const [cases, reports, appeals] = await Promise.all([
    findCasesAbout(db, accountId),
    findReportsBy(db, accountId),
    findAppealsBy(db, accountId),
  ])
  return {
    cases: cases.map((one) => ({
      id: one.id,
      object_kind: one.objectKind,
      object_id: one.objectId,
      opened_at: one.openedAt.toISOString(),
      outcome: one.outcome,
      reason: one.reason,
      decided_at: one.decidedAt?.toISOString() ?? null,
      review: one.review,
      review_reason: one.reviewReason,
      reviewed_at: one.reviewedAt?.toISOString() ?? null,
    })),
    reports: reports.map(({ id, objectKind, objectId, reason, text, createdAt }) => ({
      id,
      object_kind: objectKind,
      object_id: objectId,
      reason,
      text,
      created_at: createdAt.toISOString(),
    })),
    appeals: appeals.map(({ id, caseId, text, sentAt }) => ({
      id,
      case_id: caseId,
      text,
      sent_at: sentAt?.toISOString() ?? null,
    })),
  }
}
