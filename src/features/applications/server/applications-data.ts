import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, at, out, same, underCamel } from '#platform/server/personal-data.ts'
import * as events from './application-events.repository.ts'
import * as applications from './applications.repository.ts'

export const applicationsData: PersonalData = {
  tables: {
    applications: {
      ...underCamel(
        'applications.0',
        `id job_id company_id title company_name place salary contract_type link details civility first_name last_name email
        phone message cv_id letter_name status stage notes notes_at interview_at interview_place created_at sent_at answered_at
        reminded_at withdrawn_at withdrawal_reason first_answer_at promised_days employer_stage`,
      ),
      letter_file: at('applications.0.letterFile'),
      account_id: same,
      visitor: out('recognises a browser'),
      ...all('confirm_hash confirm_until', out('sends the application')),
      next_stage: out('not told yet, for ten seconds'),
      closed_told_at: out('when the end of the job was told'),
    },
    application_events: {
      ...all('id application_id happened_at author kind detail body', out('told with its application')),
      account_id: out('who of the employer did it is between colleagues'),
    },
  },
  explains: { applications: 'vos candidatures, leur suivi et vos notes' },
  read: async ({ db }, { accountId }) => {
    const rows = await applications.findAll(db, accountId)
    const ids = rows.map(({ id }) => id)
    const told = ids.length > 0 ? await events.findEventsOf(db, ids) : []
    return {
      applications: rows.map(
        ({
          accountId: _account,
          visitor: _visitor,
          confirmHash: _hash,
          confirmUntil: _until,
          closedToldAt: _told,
          ...row
        }) => ({
          ...row,
          events: told
            .filter(({ applicationId }) => applicationId === row.id)
            .map(({ author, kind, detail, body, happenedAt }) => ({
              author,
              kind,
              detail,
              body,
              at: happenedAt.toISOString(),
            })),
        }),
      ),
    }
  },
  anonymise: async (tx, { accountId }) => {
    await events.emptyEvents(tx, accountId)
    await applications.setNameless(tx, accountId)
  },
}
