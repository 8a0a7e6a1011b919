import { namesByAccount } from '#features/accounts/server/users.service.ts'
import { countByJob, waitingByJob } from '#features/applications/server/applications.service.ts'
import { currentFace, removeLogo } from '#features/companies/server/company-logo.service.ts'
import { readLedger } from '#features/credits/server/credits.service.ts'
import { openQuoteOf } from '#features/credits/server/quotes.service.ts'
import { lastViewsOf } from '#features/jobs/audience/server/audience.service.ts'
import { countJobsOfCompany } from '#features/jobs/server/company-counts.service.ts'
import type { LiveJobs } from '#features/jobs/server/live-counts.service.ts'
import { listLoneDrafts } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import { listOwnJobs } from '#features/jobs/publishing/server/own-jobs.service.ts'
import { entryWords } from '#features/credits/credits.rules.ts'
import { parisDay } from '#platform/french.ts'
import type { PageInput } from '#platform/pagination.ts'
import { csvMoment, csvText } from '#platform/server/back-office/list-csv.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served, SignedIn } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../employer.contract.ts'
import { askForCredits } from './quote-request.ts'

/** Whoever works for no company has the ledger of none. */
async function ledgerOf(db: Db, { companyId }: SignedIn, page: PageInput) {
  const { entries, renewsOn, ...ledger } = await readLedger(db, companyId ?? 0, page)
  const names = await namesByAccount(
    db,
    entries.flatMap(({ accountId }) => accountId ?? []),
  )
  return {
    ...ledger,
    renews_on: renewsOn,
    data: entries.map(({ id, createdAt, kind, label, accountId, amount, balance }) => ({
      id,
      at: createdAt.toISOString(),
      kind,
      label,
      by: names.get(accountId ?? 0) ?? '',
      amount,
      balance,
    })),
  }
}

/** More entries than a company writes in years. */
const MOST_ENTRIES = 10_000

/** The ledger as a spreadsheet opens it. */
async function exportLedger(db: Db, actor: SignedIn) {
  const { data } = await ledgerOf(db, actor, { page: 1, per_page: MOST_ENTRIES })
  const lines = data.map(({ at, kind, label, by, amount, balance }) => [
    csvMoment(at),
    entryWords[kind],
    label,
    by,
    // What a spreadsheet takes for a formula would become text: no minus.
    amount > 0 ? String(amount) : '',
    amount < 0 ? String(-amount) : '',
    String(balance),
  ])
  return {
    name: `credits-${parisDay(new Date())}.csv`,
    text: csvText(['Date', 'Mouvement', 'Objet', 'Par', 'Reçus', 'Dépensés', 'Solde'], lines),
  }
}

export const employerRoutes = ({ db, jobs }: LiveJobs): Served[] => [
  serve(contract.readOwnCompany, async (_input, actor) => {
    const [face, counts] = await Promise.all([currentFace(db, actor), countJobsOfCompany(jobs, actor.companyId ?? 0)])
    return { company: face && { ...face, live_jobs: counts?.total ?? null } }
  }),
  serve(contract.removeOwnLogo, (_input, actor) => removeLogo(db, actor)),
  serve(contract.listOwnJobs, async ({ statut, ...asked }, actor) => {
    const waiting = await waitingByJob(db, actor)
    const first = waiting.map(({ jobId }) => jobId)
    const [list, face] = await Promise.all([
      actor.companyId === null
        ? listLoneDrafts(db, actor, { ...asked, statuts: statut })
        : listOwnJobs(db, actor, { ...asked, first, statuts: statut }),
      currentFace(db, actor),
    ])
    const ids = list.data.map(({ id }) => id)
    const [counts, views] = await Promise.all([countByJob(db, ids), lastViewsOf(db, ids)])
    const data = list.data.map((one) => ({
      ...one,
      ...(counts.get(one.id) ?? { candidatures: 0, nouvelles: 0 }),
      vues: one.datePublication === null ? [] : (views.get(one.id) ?? []),
    }))
    return {
      ...list,
      data,
      entreprise: face?.name ?? '',
      waiting: waiting.reduce((sum, { unanswered }) => sum + unanswered, 0),
    }
  }),
  serve(contract.readCredits, async (page, actor) => {
    const [ledger, quote] = await Promise.all([ledgerOf(db, actor, page), openQuoteOf(db, actor.companyId ?? 0)])
    return { ...ledger, quote: quote && { credits: quote.credits, asked_at: quote.createdAt.toISOString() } }
  }),
  serve(contract.askForCredits, ({ credits }, actor) => askForCredits(db, actor, credits)),
  serve(contract.exportCredits, (_input, actor) => exportLedger(db, actor)),
]
