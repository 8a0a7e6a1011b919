import { companiesById, companyCalled } from '#features/companies/server/company-names.service.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { memberRefusals, MOST_BLOCKED } from '../members.rules.ts'
import { visibilityTexts } from '../visibility.texts.ts'
import type { Choices } from '../visibility.rules.ts'
import * as blocked from './blocked-companies.repository.ts'
import { findChoices, setChoices } from './visibility.repository.ts'

// Each change drops kept pages.
const changes: Limit = { name: 'visibility', most: 300, seconds: 3_600 }
const countChange = (db: Db, accountId: number) => countTry(db, [{ limit: changes, subject: String(accountId) }])

type Chosen = Omit<Choices, 'cvSaved' | 'suspended'>

export async function readVisibility(db: Db, accountId: number) {
  const [choices, companies, rows] = await Promise.all([
    findChoices(db, accountId),
    companiesById(db),
    blocked.findBlocked(db, accountId),
  ])
  if (!choices) throw notFound()
  const { cvSaved, suspended: _, id, ...chosen } = choices
  return {
    ...chosen,
    profile_id: id,
    cv_saved: cvSaved,
    blocked_companies: rows.flatMap(({ companyId }) => {
      const company = companies.get(companyId)
      return company ? [{ id: company.id, name: company.name }] : []
    }),
  }
}

export async function changeVisibility(db: Db, accountId: number, chosen: Partial<Chosen>) {
  await countChange(db, accountId)
  if (!(await setChoices(db, accountId, chosen))) throw notFound()
  return done(visibilityTexts.saved)
}

/** So many companies at most; blocking one again changes nothing. */
export async function blockCompany(db: Db, accountId: number, name: string) {
  const company = await companyCalled(db, name)
  if (!company) throw refuse(memberRefusals['members/unknown_company'])
  await countChange(db, accountId)
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'blocked_companies', accountId)
    if ((await blocked.countBlocked(tx, accountId)) >= MOST_BLOCKED)
      throw refuse(memberRefusals['members/too_many_blocked'])
    await blocked.insertBlocked(tx, accountId, company.id)
  })
  return done(visibilityTexts.blocked(company.name))
}

export async function unblockCompany(db: Db, accountId: number, companyId: number) {
  await countChange(db, accountId)
  await blocked.deleteBlocked(db, accountId, companyId)
  return done(visibilityTexts.unblocked)
}
