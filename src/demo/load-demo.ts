import { countCompanies } from '#features/companies/server/companies.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'

/** Loads the sample site into an empty database. A site that already has companies is left as it is. */
export async function loadDemo(
  db: Db,
  now: Date,
  report: (line: string) => void,
  files: Files | null = null,
): Promise<void> {
  if ((await countCompanies(db, null)) > 0) return
  // A hundred files of sample texts, read once in the life of a site.
  const { fillDemo } = await import('./fill-demo.ts')
  await fillDemo(db, now, report, files)
}
