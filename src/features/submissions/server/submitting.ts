import { createHash } from 'node:crypto'
import { clientAddressOf } from '#features/accounts/server/client-accounts.service.ts'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { countryIn } from '#features/reference/reference.rules.ts'
import { findPlace } from '#features/reference/server/place-names.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, notFound, refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry, mailboxSubject } from '#platform/server/database/limits.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { claimWaiting } from '#platform/server/files/files.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../submissions.contract.ts'
import {
  CONFIRM_HOURS,
  dueAt,
  firstNameOf,
  referenceOf,
  submissionLogo,
  submissionRefusals,
} from '../submissions.rules.ts'
import { sentTexts, submissionFaults } from '../submissions.texts.ts'
import { confirmationMail } from './submissions.mails.ts'
import type { Submission } from './submissions.repository.ts'
import * as submissions from './submissions.repository.ts'

const HOUR = 3_600
const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })
// An agency publishes for many.
const ofAddress = limit('submissions address', 20, HOUR)
// Whoever has the mailbox may have asked for none of it.
const toAddress = limit('submissions mailed', 5, HOUR)
const links = limit('submissions links', 60, HOUR)

const VISITOR = 'offre'
const VISITOR_SECONDS = 30 * 24 * HOUR

type Sent = ParsedInputOf<typeof contract.sendSubmission>

/** Two forms that say the same are the same form, whoever sends it and however often. */
const digestOf = ({ logo: _logo, ...said }: Sent): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(said, Object.keys(said).toSorted()))
    .digest()

/** Keeps what a visitor has sent, and mails the link that confirms it. Sent twice, at once or later, it is one. */
export async function sendSubmission(site: Site, exchange: Exchange, input: Sent) {
  await countTry(site.db, [
    { limit: ofAddress, subject: addressSubject(exchange.address) },
    { limit: toAddress, subject: mailboxSubject(input.emailContact) },
  ])
  const cookie = hostCookieOf(exchange, VISITOR) ?? newToken()
  const country = countryIn(exchange.cookies)
  const cityId = await cityMeant(site.db, input.localisation, country.id)
  await inside(site, (held) => keep(held, input, { visitor: hashOf(cookie), cityId, countryId: country.id }))
  exchange.setCookie(hostCookie(VISITOR, cookie, VISITOR_SECONDS))
  return done(sentTexts.toConfirm)
}

/** The one city that a typed place means, the largest where several are called so. What is no city is left to the review. */
export async function cityMeant(db: Db, typed: string, countryId: number | null): Promise<number | null> {
  const place = await findPlace(db, typed, countryId)
  return place?.kind === 'city' && place.spot ? place.ids[0]! : null
}

async function keep(
  held: Inside,
  input: Sent,
  where: { visitor: Buffer; cityId: number | null; countryId: number },
): Promise<void> {
  const { db: tx } = held
  const { titre, nomEntreprise, nomContact, emailContact, telephoneContact, logo, ...fields } = input
  const token = newToken()
  const digest = digestOf(input)
  const row = await submissions.insertSubmission(
    tx,
    {
      ...where,
      digest,
      title: titre,
      companyName: nomEntreprise,
      contactName: nomContact,
      email: emailContact,
      phone: telephoneContact,
      fields,
      termsVersion: TERMS_VERSION,
      confirmHash: hashOf(token),
    },
    CONFIRM_HOURS,
  )
  if (!row) return submissions.setVisitor(tx, digest, where.visitor)
  if (logo !== '') await takeLogo(tx, row.id, logo)
  return mailLink(held, row, token)
}

/** The logo of a form: claimed with it, so that both are kept or neither. */
async function takeLogo(tx: Tx, id: number, file: string): Promise<void> {
  const sent = await claimWaiting(tx, file, { purpose: submissionLogo.name, accountId: null })
  if (sent?.kind !== 'picture') throw invalidInput({ logo: submissionFaults.logo })
  await submissions.updateSubmission(tx, id, { logoFile: file })
}

const mailLink = (site: Inside, row: Submission, token: string): Promise<void> =>
  site.mailer.write(site.db, {
    to: row.email,
    kind: 'submission-confirmation',
    ...confirmationMail({ ...row, link: site.linkTo(`/confirmer-offre?cle=${token}`) }),
  })

const linkOver = () => refuse(submissionRefusals['submissions/link_over'])

/** By the link in the mail: from now on it is in the queue. Whoever opens it again is told so. */
export async function confirmSubmission(site: Site, exchange: Exchange, token: string) {
  await countTry(site.db, [{ limit: links, subject: addressSubject(exchange.address) }])
  return inside(site, async ({ db: tx }) => {
    const row = await submissions.lockByKey(tx, hashOf(token))
    if (!row || (!row.confirmedAt && row.confirmUntil < new Date())) throw linkOver()
    const said = (state: 'confirmed' | 'known' | 'address', since: Date | null) => ({
      state,
      reference: referenceOf(row.id),
      titre: row.title,
      due: since && dueAt(since).toISOString(),
    })
    if (row.confirmedAt) return said('known', row.confirmedAt)
    // Only now that somebody has shown to have the mailbox: nobody else learns whose address it is.
    if ((await clientAddressOf(tx, row.email)) === 'taken') return said('address', null)
    const confirmedAt = new Date()
    await submissions.updateSubmission(tx, row.id, { confirmedAt })
    return said('confirmed', confirmedAt)
  })
}

const cookieOf = (exchange: Exchange): Buffer | null => {
  const cookie = hostCookieOf(exchange, VISITOR)
  return cookie === null ? null : hashOf(cookie)
}

/** The one that this browser has sent and that waits for its link. */
async function waitingHere(db: Db, exchange: Exchange): Promise<Submission> {
  const visitor = cookieOf(exchange)
  const row = visitor && (await submissions.findOfVisitor(db, visitor))
  if (!row || row.confirmedAt) throw notFound()
  return row
}

/** Another mail with a new link; the one before opens nothing any more. */
async function mailAgain(site: Site, id: number, email: string): Promise<void> {
  await countTry(site.db, [{ limit: toAddress, subject: mailboxSubject(email) }])
  await inside(site, async (held) => {
    const row = await submissions.lockSubmission(held.db, id)
    if (!row || row.confirmedAt) throw notFound()
    const token = newToken()
    const renewed = await submissions.setKey(held.db, id, { email, confirmHash: hashOf(token) }, CONFIRM_HOURS)
    await mailLink(held, renewed, token)
  })
}

export async function resendSubmission(site: Site, exchange: Exchange) {
  const { id, email } = await waitingHere(site.db, exchange)
  await mailAgain(site, id, email)
  return done(sentTexts.resent)
}

/** Another address for the contact: by whoever has the mailbox of the first one, or sent the form. */
export async function changeSubmissionEmail(
  site: Site,
  exchange: Exchange,
  { token, emailContact }: ParsedInputOf<typeof contract.changeSubmissionEmail>,
) {
  await countTry(site.db, [{ limit: links, subject: addressSubject(exchange.address) }])
  if (token === '') {
    const { id } = await waitingHere(site.db, exchange)
    await mailAgain(site, id, emailContact)
  } else {
    const row = await site.db.transaction((tx) => submissions.lockByKey(tx, hashOf(token)))
    if (!row || row.confirmedAt || row.confirmUntil < new Date()) throw linkOver()
    await mailAgain(site, row.id, emailContact)
  }
  return done(sentTexts.changed)
}

const stateOf = ({ outcome, confirmedAt }: Submission) =>
  outcome ?? (confirmedAt ? ('in_review' as const) : ('to_confirm' as const))

export async function readOwnSubmission(db: Db, exchange: Exchange) {
  const visitor = cookieOf(exchange)
  const row = visitor && (await submissions.findOfVisitor(db, visitor))
  if (!row) return { submission: null }
  return {
    submission: {
      state: stateOf(row),
      reference: referenceOf(row.id),
      titre: row.title,
      contact: firstNameOf(row.contactName),
      email: row.email,
      until: (row.confirmedAt ? dueAt(row.confirmedAt) : row.confirmUntil).toISOString(),
    },
  }
}
