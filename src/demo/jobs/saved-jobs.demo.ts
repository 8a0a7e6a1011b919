import type { SeededCompany } from '../companies/companies.demo.ts'
import { findLiveOfCompany } from '#features/jobs/server/jobs.repository.ts'
import { insertSaved } from '#features/jobs/saved/server/saved-jobs.repository.ts'
import type { Tx } from '#platform/server/database/db.ts'

const SAVED = 4

/** The sample candidate has saved a few jobs of her trade, each of another company. */
export async function seedSavedJobs(tx: Tx, accountId: number, companies: SeededCompany[], now: Date): Promise<void> {
  const chosen: number[] = []
  for (const { id } of companies) {
    const live = await findLiveOfCompany(tx, id, 50, now)
    const fitting = live.find(({ title }) => /^Contrôleu(se|r)( \/ Contrôleur)? de gestion/.test(title))
    if (fitting && chosen.push(fitting.id) === SAVED) break
  }
  await insertSaved(tx, accountId, chosen)
}
