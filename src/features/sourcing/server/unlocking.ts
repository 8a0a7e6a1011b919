import { tellMember } from '#features/accounts/server/tell-member.service.ts'
import { companyNames } from '#features/companies/server/company-card.service.ts'
import { companiesById } from '#features/companies/server/company-names.service.ts'
import { companyFace } from '#features/companies/companies.rules.ts'
import { spendCredit } from '#features/credits/server/credits.service.ts'
import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import { accountOfMember, isSoughtBy, memberIdOf } from '#features/members/server/sought-members.service.ts'
import { done } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { composeMail, greeting, oneLine } from '#platform/server/mail/mail-layout.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { openedEvent, UNLOCKED_DAYS } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'
import { cardsOf } from './profile-cards.ts'
import { companyOf } from './profile-search.ts'
import { findOpeners, insertUnlocked } from './unlocking.repository.ts'
import { hasUnlocked } from './unlocking.service.ts'

const OPENED_PATH = '/espace-candidat?section=settings#ouvertures'

/** The member is told which company has opened their profile. */
async function tellOpened(held: Inside, memberId: number, companyId: number): Promise<void> {
  const accountId = await accountOfMember(held.db, memberId)
  // By its key: what is kept of all companies is kept for the database, not for a transaction.
  const known = (await companyNames(held.db, [companyId])).get(companyId)
  if (accountId === null || known === undefined) return
  const name = oneLine(known, 100)
  await tellMember(held, accountId, openedEvent, {
    body: texts.openedNewsText(name),
    path: OPENED_PATH,
    kind: 'profile-opened',
    mail: (firstName) =>
      composeMail({
        subject: texts.openedNews(name),
        preheader: texts.openedTitle,
        body: [greeting(firstName), texts.openedNewsText(name)],
        action: { label: texts.openedTitle, address: held.linkTo(OPENED_PATH) },
        reason: texts.openedReason,
      }),
  })
}

/**
 * Lets a company see somebody by name: one credit and the unlocked profile are one transaction. Those of one company and member wait
 * for each other, so that the second finds it unlocked and pays nothing.
 */
export async function unlockProfile(site: Site, elsewhere: Elsewhere, caller: Actor, id: number) {
  const { actor, companyId } = companyOf(caller)
  const { accountId } = actor
  const [card] = await cardsOf(site.db, elsewhere, actor, [id])
  if (!card) throw notFound()
  await inside(site, async (held) => {
    const tx = held.db
    await lockNamed(tx, `unlock ${companyId}`, id)
    // Who is no longer to be found is not to be paid for.
    if (!(await isSoughtBy(tx, actor, id))) throw notFound()
    if (await hasUnlocked(tx, actor, id)) return
    await spendCredit(tx, companyId, { kind: 'unlock', subjectId: id, label: card.title.slice(0, 200), accountId })
    await insertUnlocked(tx, { companyId, memberId: id, accountId }, UNLOCKED_DAYS)
    await tellOpened(held, id, companyId)
  })
  const [profile] = await cardsOf(site.db, elsewhere, actor, [id])
  if (!profile?.unlocked) throw notFound()
  return { ...done(texts.unlocked(profile.unlocked.name)), profile }
}

/** Which companies have opened somebody's profile. */
export async function openedBy(db: Db, accountId: number) {
  const memberId = await memberIdOf(db, accountId)
  const [rows, companies] = await Promise.all([memberId === null ? [] : findOpeners(db, memberId), companiesById(db)])
  return {
    data: rows.flatMap(({ companyId, unlockedAt, until }) => {
      const company = companies.get(companyId)
      if (!company) return []
      const { id, name } = company
      return [
        {
          company: { id, name, ...companyFace(company) },
          opened_at: unlockedAt.toISOString(),
          until: until.toISOString(),
        },
      ]
    }),
  }
}
