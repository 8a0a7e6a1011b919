import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry } from '#platform/server/database/limits.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { isKey } from '#platform/server/secrets.ts'
import type { Site } from '#platform/server/site.ts'
import type { Application } from '../../server/applications.repository.ts'
import * as applications from '../../server/applications.repository.ts'
import { applicantRefusals, closedStages } from '../applicants.rules.ts'
import type { Door, Proposed } from './picking.ts'
import { declineThrough, freeOf, pickThrough } from './picking.ts'
import * as proposals from './proposals.repository.ts'
import { slotKeyOf } from './slot-keys.ts'

// Whoever applied without an account answers by the key of the mail that proposed the moments.

const readings: Limit = { name: 'slot links', most: 120, seconds: 3_600 }

type Asked = { id: number; key: string }

/**
 * The last proposal of an application that no account has, that stands, and that has neither a yes nor a no. Nothing tells apart what
 * it is not: a key that was made up, is of another proposal, or came too late.
 */
async function proposed<T extends Db>(
  db: T,
  { id, key }: Asked,
  secret: string,
  find: (db: T, id: number) => Promise<Application | null>,
): Promise<Proposed> {
  const named = await proposals.findNamed(db, id)
  const known = named !== null && isKey(key, slotKeyOf(named, secret))
  const row = known ? await find(db, named.applicationId) : null
  const proposal = row && (await proposals.findProposal(db, row.id))
  const over = !row || row.accountId !== null || row.withdrawnAt !== null || closedStages.includes(row.stage!)
  if (over || proposal?.id !== id) throw refuse(applicantRefusals['applicants/link_over'])
  return { row, proposal }
}

const byKey = ({ secret }: Site, asked: Asked, { address }: Exchange): Door => ({
  subject: addressSubject(address),
  open: (tx) => proposed(tx, asked, secret, applications.lockById),
})

export async function readSlots({ db, secret }: Site, asked: Asked, { address }: Exchange) {
  await countTry(db, [{ limit: readings, subject: addressSubject(address) }])
  const { row, proposal } = await proposed(db, asked, secret, applications.findById)
  const at = proposal.picked && row.interviewAt
  return {
    application_id: row.id,
    job_id: row.jobId!,
    poste: row.title,
    entreprise: row.companyName,
    answered: proposal.answeredAt !== null,
    at: at?.toISOString() ?? null,
    place: at ? row.interviewPlace : proposal.place,
    slots: proposal.answeredAt ? [] : (await freeOf(db, proposal)).map((moment) => moment.toISOString()),
  }
}

export const pickByKey = (site: Site, { at, ...asked }: Asked & { at: string }, exchange: Exchange) =>
  pickThrough(site, byKey(site, asked, exchange), at)

export const declineByKey = (site: Site, { word, ...asked }: Asked & { word: string }, exchange: Exchange) =>
  declineThrough(site, byKey(site, asked, exchange), word)
