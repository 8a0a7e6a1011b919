import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, underCamel } from '#platform/server/personal-data.ts'
import { findAllOf } from './lone-drafts.repository.ts'

/** Jobs and drafts are the company's, and stay when whoever wrote them leaves. */
export const publishingData: PersonalData = {
  tables: {
    jobs: all(
      `id company_id title job_title_id function_id sector_id subsector_id contract_id country_id region_id city_id description
      missions profile benefits skills salary_min salary_max salary_period remote experience_min experience_max education
      starts_on duration_months premium urgent answer_delay_days status created_at published_at valid_through hidden_at updated_at
      words account_id salary_text deleted_at filled_at extended_at refusal_reason reference fingerprint edition edition_by edition_at`,
      out('a job of the company'),
    ),
    lone_drafts: {
      ...underCamel('job_drafts.0', 'id fields version created_at saved_at deleted_at'),
      account_id: same,
    },
    job_forms: all('job_id fields version account_id saved_at', out('a draft of the company')),
  },
  explains: { job_drafts: 'les offres que vous avez écrites sans être rattaché à une entreprise' },
  read: async ({ db }, { accountId }) => ({ job_drafts: await findAllOf(db, accountId) }),
}
