import { buffer } from 'node:stream/consumers'
import { done } from '#platform/contract.ts'
import { documentAddress, isDocument } from '#platform/files.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Files } from '#platform/server/files/files.ts'
import { claimWaiting } from '#platform/server/files/files.ts'
import type { Purpose } from '#platform/server/files/purposes.ts'
import { readText } from '../../cv-text/server/read-text.ts'
import { cvRefusals, cvRule, MOST_CVS, visitorCvRule } from '../cvs.rules.ts'
import { cvTexts as texts } from '../cvs.texts.ts'
import type { Cv } from './cvs.repository.ts'
import * as cvs from './cvs.repository.ts'

/** Whether somebody other than its owner may open a CV: said by the rooms that send it to others. */
export type OpensTo = (db: Db, reader: SignedIn, cvId: number) => Promise<boolean>

const readableBy =
  (opensTo: OpensTo): Purpose['mayRead'] =>
  async (db, who, file) => {
    const cv = await cvs.findCvByFile(db, file)
    const actor = cv && (await who())
    if (!actor || actor.role === 'visitor') return null
    if (cv.accountId === actor.accountId) return 'private'
    return (await opensTo(db, actor, cv.id)) ? 'private' : null
  }

/** CVs that candidates keep: five at most, the first one is the default. */
export const cvPurpose = (opensTo: OpensTo): Purpose => ({
  ...cvRule,
  access: 'candidate',
  keep: async (tx, { accountId }, file) => {
    await lockNamed(tx, 'cvs', accountId)
    const known = await cvs.findCvsOf(tx, accountId)
    if (known.length >= MOST_CVS) throw refuse(cvRefusals['cvs/too_many'])
    await insertClaimed(tx, file, cvRule.name, accountId, known.length === 0)
  },
  mayRead: readableBy(opensTo),
})

/** CVs that visitors send with an application. */
export const visitorCvPurpose = (opensTo: OpensTo): Purpose => ({
  ...visitorCvRule,
  access: 'public',
  keep: null,
  mayRead: readableBy(opensTo),
})

async function insertClaimed(tx: Tx, file: string, purpose: string, accountId: number | null, isDefault: boolean) {
  const sent = await claimWaiting(tx, file, { purpose, accountId })
  if (!sent || !isDocument(sent.kind)) throw refuse(cvRefusals['cvs/file_over'])
  const { name, bytes } = sent
  return cvs.insertCv(tx, { accountId, file, name: name ?? texts.untitled, kind: sent.kind, bytes, isDefault })
}

/** Which CV a file has become, if it has. */
export const cvIdOfFile = async (db: Db, file: string): Promise<number | null> =>
  (await cvs.findCvByFile(db, file))?.id ?? null

/** The CV of a visitor's application. */
export const takeVisitorCv = (tx: Tx, file: string): Promise<number> =>
  insertClaimed(tx, file, visitorCvRule.name, null, false)

/** One of somebody's own, to be sent. */
export async function requireOwnCv(db: Db, accountId: number, id: number): Promise<number> {
  if (!(await cvs.findCvOf(db, accountId, id))) throw notFound()
  return id
}

/** What is in one of somebody's own. */
export async function ownCvFile({ db, files }: { db: Db; files: Pick<Files, 'store'> }, accountId: number, id: number) {
  const cv = await cvs.findCvOf(db, accountId, id)
  const stored = cv && (await files.store.read(`${cv.file}.${cv.kind}`))
  if (!stored) throw notFound()
  return { kind: cv.kind, bytes: await buffer(stored.body) }
}

/** What is in one, whoever sent it; who may open it has been asked before. */
export async function cvFile({ db, files }: { db: Db; files: Pick<Files, 'store'> }, id: number) {
  const [cv] = await cvs.findCvsById(db, [id])
  const stored = cv && (await files.store.read(`${cv.file}.${cv.kind}`))
  if (!stored) throw notFound()
  return { kind: cv.kind, bytes: await buffer(stored.body) }
}

/** Default CVs of members who let recruiters look for them, of which something is so. */
export const soughtCvs = cvs.findSoughtCvs
export const lockSoughtCv = cvs.lockSoughtCv
export const ownerOfDefaultCv = cvs.findOwnerOfDefault

/** Where the default CVs of these accounts are. */
export async function defaultCvAddresses(db: Db, accountIds: number[]): Promise<Map<number, string>> {
  const rows = accountIds.length === 0 ? [] : await cvs.findDefaults(db, accountIds)
  return new Map(rows.map(({ accountId, file, kind }) => [accountId!, documentAddress(file, kind)]))
}

/** The words of a stored CV, for who may have them. */
export async function textOfCv(files: Pick<Files, 'store'>, cv: Pick<Cv, 'file' | 'kind'>): Promise<string> {
  const stored = await files.store.read(`${cv.file}.${cv.kind}`)
  if (!stored) throw notFound()
  return readText(await buffer(stored.body), cv.kind)
}

/** A visitor has an account now: what they sent is theirs, and in their list where there is room. */
export async function claimCv(tx: Tx, id: number, accountId: number): Promise<void> {
  await lockNamed(tx, 'cvs', accountId)
  const known = await cvs.findCvsOf(tx, accountId)
  await cvs.setCvOwner(tx, id, accountId, known.length < MOST_CVS)
}

const shown = ({ id, name, kind, bytes, file, isDefault, createdAt }: Cv) => ({
  id,
  name,
  bytes,
  address: documentAddress(file, kind),
  is_default: isDefault,
  created_at: createdAt.toISOString(),
})

export const listCvs = async (db: Db, accountId: number) => ({
  data: (await cvs.findCvsOf(db, accountId)).map(shown),
})

/** One that an application shows, whether or not it is still in somebody's list. */
export async function describeCv(db: Db, id: number) {
  const [cv] = await cvs.findCvsById(db, [id])
  return cv ? shown(cv) : null
}

export async function setDefaultCv(db: Db, accountId: number, id: number) {
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'cvs', accountId)
    if (!(await cvs.setDefault(tx, accountId, id))) throw notFound()
  })
  return done(texts.madeDefault)
}

/** Takes one out of the list; an application that was sent with it still shows it. */
export async function removeCv(db: Db, accountId: number, id: number) {
  await db.transaction(async (tx) => {
    await lockNamed(tx, 'cvs', accountId)
    if (!(await cvs.setRemoved(tx, accountId, id))) throw notFound()
    const [next] = await cvs.findCvsOf(tx, accountId)
    if (next && !next.isDefault) await cvs.setDefault(tx, accountId, next.id)
  })
  return done(texts.removed)
}
