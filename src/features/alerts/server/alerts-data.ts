import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, at, out, same, under } from '#platform/server/personal-data.ts'
import { allAlerts } from './alerts.service.ts'

export const alertsData: PersonalData = {
  tables: {
    alerts: {
      ...under('alerts.0', 'title search frequency created_at'),
      active: at('alerts.0.is_active'),
      ...all('id account_id', same),
      ...all('seen_until started_at next_at', out('when it runs, which follows from its frequency')),
    },
    alert_feedback: {
      ...under('alerts.0.feedback.0', 'job_id relevant reason given_at'),
      label: at('alerts.0.feedback.0.about'),
      value: out('the same as its label, as a query compares it'),
      function_id: out('follows from the job'),
      ...all('id account_id alert_id', same),
    },
    alert_jobs: all('alert_id job_id', out('each was told by mail or on the site')),
  },
  explains: {
    alerts: 'vos alertes d’offres, et vos avis sur celles qu’elles ont annoncées',
  },
  read: async ({ db }, { accountId }) => ({ alerts: await allAlerts(db, accountId) }),
}
