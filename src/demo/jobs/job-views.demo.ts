import type { Source } from '#features/jobs/audience/audience.rules.ts'
import { daysFrom } from '#features/jobs/audience/audience.rules.ts'
import type { Counted } from '#features/jobs/audience/server/audience.repository.ts'
import { addViews } from '#features/jobs/audience/server/audience.repository.ts'
import { findLiveOfCompany } from '#features/jobs/server/jobs.repository.ts'
import { parisDay } from '#platform/french.ts'
import { seededRandom } from '#platform/random.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { SeededCompany } from '../companies/companies.demo.ts'

/** How the readers of a day are shared out, and how many of a hundred of them open the form. */
const shares: [Source, number, number][] = [
  ['recherche', 0.44, 5],
  ['alerte', 0.21, 8],
  ['moteur', 0.14, 3],
  ['entreprise', 0.09, 7],
  ['partage', 0.06, 4],
  ['accueil', 0.04, 3],
  ['direct', 0.02, 6],
]
const MOST_JOBS = 200

/** Many on the first days, fewer on weekends, and a little of everything after a month. */
function readersOn(nth: number, day: string, size: number, random: () => number): number {
  const weekday = new Date(day).getUTCDay()
  const rest = weekday === 0 || weekday === 6 ? 0.45 : 1
  return Math.round(size * rest * (0.35 + 1.1 * Math.exp(-nth / 6)) * (0.75 + 0.5 * random()))
}

/** The jobs of the company that the sample recruiter works for have been read since they are there. */
export async function seedJobViews(tx: Tx, company: Pick<SeededCompany, 'id'>, now: Date): Promise<void> {
  const rows: Counted[] = []
  for (const { id: jobId, publishedAt } of await findLiveOfCompany(tx, company.id, MOST_JOBS, now)) {
    const random = seededRandom(`views ${jobId}`)
    const size = 30 + 70 * random()
    for (const [nth, day] of daysFrom(parisDay(publishedAt), parisDay(now)).entries()) {
      const readers = readersOn(nth, day, size, random)
      for (const [source, share, opens] of shares) {
        const views = Math.round(readers * share * (0.8 + 0.4 * random()))
        const forms = Math.min(views, Math.round((views * opens) / 100 + random() - 0.5))
        if (views > 0) rows.push({ jobId, day, source, views, forms })
      }
    }
  }
  await addViews(tx, rows)
}
