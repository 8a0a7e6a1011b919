import type { SeededCompany } from '../companies/companies.demo.ts'
import { findLiveOfCompany } from '#features/jobs/server/jobs.repository.ts'
import type { ReportReason } from '#features/moderation/moderation.rules.ts'
import { upsertOpenCase } from '#features/moderation/server/cases.repository.ts'
import { insertReport } from '#features/moderation/server/reports.repository.ts'
import type { Tx } from '#platform/server/database/db.ts'

type Sample = { company: number; email: string; reason: ReportReason; text: string }

const samples: Sample[] = [
  {
    company: 4,
    email: 'lectrice@visiteurs.example',
    reason: 'discrimination',
    text: 'L’annonce parle d’une «\u202féquipe jeune\u202f» et demande l’année du diplôme.',
  },
  { company: 4, email: 'lecteur@visiteurs.example', reason: 'discrimination', text: '' },
  {
    company: 7,
    email: 'lectrice@visiteurs.example',
    reason: 'fausse_offre',
    text: 'On m’a dit au téléphone que le poste était pourvu depuis un mois.',
  },
  { company: 11, email: 'voisin@visiteurs.example', reason: 'spam', text: 'La même offre paraît trois fois.' },
]

/** Something waits in the moderation queue: reports of visitors about a job of a few companies. */
export async function seedReports(tx: Tx, companies: SeededCompany[], now: Date): Promise<void> {
  for (const { company, ...report } of samples) {
    const [job] = await findLiveOfCompany(tx, companies[company]!.id, 1, now)
    if (!job) continue
    const object = { objectKind: 'job', objectId: job.id }
    const caseId = await upsertOpenCase(tx, object)
    await insertReport(tx, { caseId, ...object, accountId: null, ...report })
  }
}
