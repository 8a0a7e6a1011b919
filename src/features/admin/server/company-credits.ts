import { mainAccountOf } from '#features/accounts/server/client-accounts.service.ts'
import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { namesByAccount, reachableAccounts, recruitersOf } from '#features/accounts/server/users.service.ts'
import { companyNames } from '#features/companies/server/company-card.service.ts'
import { companiesById, companyCalled } from '#features/companies/server/company-names.service.ts'
import { creditRefusals as refusals, creditsEvent, creditsPath } from '#features/credits/credits.rules.ts'
import { readBalance, readBalances } from '#features/credits/server/credits.service.ts'
import * as quotes from '#features/credits/server/quotes.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { parisDay, plural } from '#platform/french.ts'
import type { PageInput } from '#platform/pagination.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../credits.contract.ts'
import { creditsAddedMail, quoteDeclinedMail } from './credits.mails.ts'

/** The quotes that wait, and what was added so far. */
export async function listAddedCredits(db: Db, page: PageInput) {
  const [open, { rows, pagination }, companies] = await Promise.all([
    quotes.openQuotes(db),
    quotes.addedCredits(db, page),
    companiesById(db),
  ])
  const idsOf = (some: { accountId: number | null }[]): number[] => some.flatMap(({ accountId }) => accountId ?? [])
  const [names, reachable, balances] = await Promise.all([
    namesByAccount(db, idsOf([...open, ...rows])),
    reachableAccounts(db, idsOf(open)),
    readBalances(
      db,
      open.map(({ companyId }) => companyId),
    ),
  ])
  return {
    quotes: open.map(({ id, companyId, accountId, credits, createdAt }) => ({
      id,
      company: companies.get(companyId)?.name ?? '',
      credits,
      asked_by: names.get(accountId ?? 0) ?? '',
      email: reachable.get(accountId ?? 0)?.email ?? '',
      asked_at: createdAt.toISOString(),
      balance: balances.get(companyId)!,
    })),
    data: rows.map(({ id, companyId, amount, label, accountId, createdAt }) => ({
      id,
      company: companies.get(companyId)?.name ?? '',
      amount,
      reference: label,
      by: names.get(accountId ?? 0) ?? '',
      at: createdAt.toISOString(),
    })),
    pagination,
  }
}

/** The last day of this month, by the clock of Paris: credits are not carried over. */
function endOfMonth(now: Date): Date {
  const [year, month] = parisDay(now).split('-').map(Number)
  return new Date(Date.UTC(year!, month, 0, 12))
}

/** Whoever asked, if they still recruit for the company: what it has is not for those who left. */
const stillThere = async (tx: Tx, companyId: number, accountId: number | null): Promise<number | null> =>
  (await recruitersOf(tx, companyId)).find((one) => one === accountId) ?? null

/** Adds the credits of a quote, in one transaction with the act and with what the company is told. */
export async function addCompanyCredits(
  site: Site,
  actor: SignedIn,
  { company: named, credits, reference, reason }: ParsedInputOf<typeof contract.addCompanyCredits>,
) {
  const company = await companyCalled(site.db, named)
  if (!company) throw refuse(refusals['credits/unknown_company'])
  await inside(site, async (held) => {
    const { db: tx } = held
    const { askedBy } = await quotes.addCredits(tx, company.id, {
      amount: credits,
      reference,
      accountId: actor.accountId,
    })
    const balance = await readBalance(tx, company.id)
    const after = { credits, balance, reference }
    await recordAct(tx, actor, 'add_credits', { kind: 'company', id: company.id }, { after, reason })
    const about = { company: company.name, credits, reference, balance, until: endOfMonth(new Date()) }
    const main = await mainAccountOf(tx, company.id)
    const asker = await stillThere(tx, company.id, askedBy)
    for (const accountId of new Set([main, asker].filter((one) => one !== null)))
      await tellMember(held, accountId, creditsEvent, {
        body: `${plural(credits, 'crédit', 'crédits')}, devis ${reference}. Solde\u202f: ${balance}.`,
        path: creditsPath,
        kind: 'credits',
        mail: (firstName) => creditsAddedMail(firstName, { ...about, link: held.linkTo(creditsPath) }),
      })
  })
  return done(`${plural(credits, 'crédit ajouté', 'crédits ajoutés')} à ${company.name}.`)
}

/** Closes a request without credits; whoever asked reads why. */
export async function declineCredits(site: Site, actor: SignedIn, { id, reason }: { id: number; reason: string }) {
  await inside(site, async (held) => {
    const quote = await quotes.declineQuote(held.db, id)
    if (!quote) throw notFound()
    await recordAct(held.db, actor, 'decline_quote', { kind: 'company', id: quote.companyId }, { reason })
    const asker = await stillThere(held.db, quote.companyId, quote.accountId)
    if (asker === null) return
    const company = (await companyNames(held.db, [quote.companyId])).get(quote.companyId) ?? ''
    await tellMember(held, asker, creditsEvent, {
      body: reason,
      path: creditsPath,
      kind: 'credits',
      mail: (firstName) => quoteDeclinedMail(firstName, { company, reason, link: held.linkTo(creditsPath) }),
    })
  })
  return done('La demande est close.')
}
