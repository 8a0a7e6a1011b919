import { reachableAccount } from '#features/accounts/server/users.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, countTry, mailboxSubject } from '#platform/server/database/limits.ts'
import type { Actor, Exchange } from '#platform/server/endpoints.ts'
import { hashOf, isKey, newToken } from '#platform/server/secrets.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import type * as contract from '../newsletter.contract.ts'
import { CONFIRM_HOURS, CONFIRM_PAGE, newsletterRefusals, PROOF_DAYS } from '../newsletter.rules.ts'
import type { AskedFrom } from '../newsletter.rules.ts'
import { askedTexts, confirmTexts, unsubscribeTexts } from '../newsletter.texts.ts'
import { confirmationMail, knownMail } from './newsletter.mails.ts'
import { stopKeyOf, stopLink } from './newsletter-keys.ts'
import * as subscribers from './subscribers.repository.ts'

const HOUR = 3_600
const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })
const DAY = 86_400
const ofSender = limit('newsletter sender', 20, HOUR)
const ofSenderADay = limit('newsletter sender a day', 60, DAY)
// Whoever has the mailbox may have asked for none of it. Counted whether or not the address is known.
const toAddress = limit('newsletter mailed', 3, HOUR)
const toAddressADay = limit('newsletter mailed a day', 6, DAY)
const ofAccount = limit('newsletter account', 30, HOUR)
const links = limit('newsletter links', 60, HOUR)

type Asked = ParsedInputOf<typeof contract.subscribe>

/** Somebody asks for the letter. What is answered says nothing about the address: only its mailbox learns whether it was known. */
export async function subscribe(site: Site, actor: Actor, exchange: Exchange, { email, from }: Asked) {
  if (actor.role !== 'visitor') {
    const own = await reachableAccount(site.db, actor.accountId)
    // Nobody else's tries keep members from their own address.
    if (own?.email === email) {
      await countTry(site.db, [{ limit: ofAccount, subject: String(actor.accountId) }])
      await site.db.transaction((tx) => subscribers.upsertConfirmed(tx, email, actor.accountId, from))
      return { ...done(askedTexts.confirmed), state: 'confirmed' as const }
    }
  }
  const sender = addressSubject(exchange.address)
  const mailbox = mailboxSubject(email)
  await countTry(site.db, [
    { limit: ofSender, subject: sender },
    { limit: ofSenderADay, subject: sender },
    { limit: toAddress, subject: mailbox },
    { limit: toAddressADay, subject: mailbox },
  ])
  await inside(site, (held) => mailLink(held, email, from))
  return { ...done(askedTexts.toConfirm), state: 'to_confirm' as const }
}

async function mailLink(held: Inside, email: string, from: AskedFrom): Promise<void> {
  const known = await subscribers.lockByEmail(held.db, email)
  if (known && subscribers.isActive(known)) {
    await held.mailer.write(held.db, { to: email, kind: 'newsletter-known', ...knownMail(stopLink(held, known.id)) })
    return
  }
  const token = newToken()
  await subscribers.upsertAsked(held.db, { email, confirmHash: hashOf(token), askedFrom: from }, CONFIRM_HOURS)
  const link = held.linkTo(`${CONFIRM_PAGE}?cle=${token}`)
  await held.mailer.write(held.db, { to: email, kind: 'newsletter-confirmation', ...confirmationMail(link) })
}

const linkOver = () => refuse(newsletterRefusals['newsletter/link_over'])

/** By the link of the mail, which is good once. */
export async function confirmSubscription(site: Site, exchange: Exchange, token: string) {
  await countTry(site.db, [{ limit: links, subject: addressSubject(exchange.address) }])
  const confirmed = await site.db.transaction((tx) => subscribers.setConfirmed(tx, hashOf(token)))
  if (!confirmed) throw linkOver()
  return done(confirmTexts.doneLead)
}

/** By the key of a letter, from its page or by a mail program's own button. */
export async function unsubscribe(site: Pick<Site, 'db' | 'secret'>, { id, key }: { id: number; key: string }) {
  if (!isKey(key, stopKeyOf(id, site.secret))) throw linkOver()
  // Of somebody who is forgotten already there is nothing to end.
  await subscribers.setUnsubscribed(site.db, id)
  return done(unsubscribeTexts.doneLead)
}

/** Addresses that nobody confirmed, and after a year those whose letters ended. */
export const forgetSubscribers = (db: Db): Promise<void> => subscribers.deleteOver(db, PROOF_DAYS)
