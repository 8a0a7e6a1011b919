import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { APPLICATIONS_CHANGED, applicationRefusals } from '../../applications.rules.ts'
import * as events from '../../server/application-events.repository.ts'
import type { Application } from '../../server/applications.repository.ts'
import * as applications from '../../server/applications.repository.ts'
import { tell } from '#platform/server/live/tell.ts'
import type * as contract from '../applicants.contract.ts'
import { applicantRefusals, MOST_NOTES } from '../applicants.rules.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'
import * as team from './team.repository.ts'
import { tellTeam } from './telling-team.ts'

const words: Limit = { name: 'team notes', most: 600, seconds: 3_600 }

/** What the company of whoever asks has received, held until the change is done; another company's is not there. */
async function ofOwnCompany<T>(
  site: Site,
  actor: SignedIn,
  id: number,
  change: (held: Inside, row: Application) => Promise<T>,
): Promise<T> {
  await countTry(site.db, [{ limit: words, subject: String(actor.accountId) }])
  return inside(site, async (held) => {
    const row = await applications.lockOfCompany(held.db, actor, id)
    if (!row) throw notFound()
    const result = await change(held, row)
    await tellTeam(held, row)
    return result
  })
}

/** « Profil consulté », once: the second time, or by a colleague, changes nothing. */
export async function viewApplicant(site: Site, actor: SignedIn, id: number) {
  await inside(site, async (held) => {
    const row = await applications.lockOfCompany(held.db, actor, id)
    if (!row) throw notFound()
    if (row.withdrawnAt || row.stage !== 'nouveau' || (await events.hasHappened(held.db, id, 'vu'))) return
    const now = new Date()
    await applications.updateApplication(held.db, id, { stage: 'vu', answeredAt: now })
    await events.insertEvent(held.db, id, 'employer', 'vu', '', now, { accountId: actor.accountId })
    if (row.accountId !== null) await tell(held.db, row.accountId, APPLICATIONS_CHANGED, id)
    await tellTeam(held, row)
  })
  return done('Profil consulté')
}

export const rateApplicant = (
  site: Site,
  actor: SignedIn,
  { id, rating }: ParsedInputOf<typeof contract.rateApplicant>,
) =>
  ofOwnCompany(site, actor, id, async ({ db: tx }) => {
    if (rating === 0) await team.deleteRating(tx, id, actor.accountId)
    else await team.upsertRating(tx, id, actor.accountId, rating)
    return done(texts.rated)
  })

export const addTeamNote = (site: Site, actor: SignedIn, { id, body }: ParsedInputOf<typeof contract.addTeamNote>) =>
  ofOwnCompany(site, actor, id, async ({ db: tx }, row) => {
    if (row.withdrawnAt) throw refuse(applicationRefusals['applications/withdrawn'])
    if ((await team.countNotes(tx, id)) >= MOST_NOTES) throw refuse(applicantRefusals['applicants/too_many_notes'])
    await team.insertNote(tx, { applicationId: id, accountId: actor.accountId, body })
    return done(texts.noted)
  })

/** One's own, in the company that one works for now. */
export async function removeTeamNote(site: Site, actor: SignedIn, id: number) {
  await inside(site, async (held) => {
    const applicationId = await team.deleteOwnNote(held.db, actor.accountId, id)
    const row = applicationId === null ? null : await applications.lockOfCompany(held.db, actor, applicationId)
    if (!row) throw notFound()
    await tellTeam(held, row)
  })
  return done(texts.noteRemoved)
}
