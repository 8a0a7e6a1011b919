import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out } from '#platform/server/personal-data.ts'

/** Keys, feeds and their reports are the company's; a key ends with the account of whoever made it. */
export const multipostingData: PersonalData = {
  tables: {
    company_keys: all(
      'id company_id account_id name hash hint scopes created_at last_used_at revoked_at',
      out('a key of the company'),
    ),
    feed_imports: all(
      'id company_id account_id format whole state closed created_at finished_at',
      out('a feed of the company'),
    ),
    feed_items: all(
      'import_id position reference title fields hash outcome reason job_id',
      out('a feed of the company'),
    ),
  },
  explains: {},
  read: () => Promise.resolve({}),
}
