import { ownJob } from '#features/jobs/publishing/server/job-head.service.ts'
import { parisDay } from '#platform/french.ts'
import { notFound } from '#platform/refusals.ts'
import { csvMoment, csvText } from '#platform/server/back-office/list-csv.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { stageWords } from '../applicants.texts.ts'
import { linesOf } from './applicant-lines.ts'
import * as applicants from './applicants.repository.ts'

/** A job with more applicants than this is read in the table. */
const MOST_ROWS = 5_000
const AT_ONCE = 500

const head =
  'N°;Nom;E-mail;Téléphone;Titre;Lieu;Expérience;Salaire souhaité;Étape;Reçue le;Note de l’équipe;Entretien;Message'

const moment = (iso: string | null): string => (iso ? csvMoment(iso) : '')

/** The applicants of one job as a spreadsheet opens them: what looks like a formula is only text. */
export async function exportApplicants(db: Db, actor: SignedIn, jobId: number) {
  const job = await ownJob(db, actor, jobId)
  if (!job) throw notFound()
  const lines: string[][] = []
  for (let offset = 0; offset < MOST_ROWS; offset += AT_ONCE) {
    const rows = await applicants.findReceived(db, actor, { jobId }, { sort: 'date', offset, limit: AT_ONCE })
    const shown = await linesOf(db, actor, rows)
    for (const [at, one] of shown.entries()) {
      const { email, phone, message, withdrawnAt } = rows[at]!
      lines.push([
        String(one.id),
        one.nom,
        email ?? '',
        phone ?? '',
        one.titre,
        one.localisation,
        one.experience === null ? '' : String(one.experience),
        one.souhait,
        withdrawnAt ? 'Retirée' : stageWords[one.statut],
        moment(one.date),
        one.rating === null ? '' : one.rating.toFixed(1).replace('.', ','),
        moment(one.interview_at),
        withdrawnAt ? '' : message,
      ])
    }
    if (rows.length < AT_ONCE) break
  }
  return { name: `candidatures-${jobId}-${parisDay(new Date())}.csv`, text: csvText(head.split(';'), lines) }
}
