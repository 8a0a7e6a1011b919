import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out } from '#platform/server/personal-data.ts'

/** The ledger is the company's: whoever leaves is taken out of it, and it still adds up. */
export const creditsData: PersonalData = {
  tables: {
    credit_entries: all(
      'id company_id month position balance amount kind subject_id label account_id refunds created_at',
      out('the ledger of a company, without the name of whoever has left'),
    ),
    credit_quotes: all(
      'id company_id account_id credits created_at settled_at outcome',
      out('a request of the company, without the name of whoever has left'),
    ),
  },
  explains: {},
  read: () => Promise.resolve({}),
}
