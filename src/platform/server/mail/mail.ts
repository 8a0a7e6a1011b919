import type { Config } from '../settings/config.ts'
import type { Database, Tx } from '../database/db.ts'
import * as mails from './mail.repository.ts'
import type { Metrics } from '../watching/metrics.ts'
import type { Queue } from '../queue/queue.ts'
import { TryLater } from '../queue/queue.ts'
import type { Smtp } from './smtp.ts'
import { openSmtp } from './smtp.ts'

export type Mail = {
  to: string
  kind: string
  subject: string
  html: string
  text: string
  accountId?: number
  /** Where a POST ends mails like this one, for those that somebody can do without. */
  unsubscribe?: string
  /** An appointment, as calendars take it. */
  calendar?: string
}

export type Mailer = {
  /** In the caller's transaction: the mail exists if and only if the transaction commits. */
  write: (tx: Tx, mail: Mail) => Promise<void>
  /** After the queue has stopped: closes what mails were sent through. */
  stop: () => Promise<void>
}

export type MailerOptions = {
  database: Pick<Database, 'db'>
  queue: Queue
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>
  log: { warn: (details: object, message: string) => void }
  metrics?: Pick<Metrics, 'countMail'>
}

const JOB = 'mail'
const TIDY = 'mail-tidy'
const GIVE_UP_AFTER = 2 * 86_400_000
// With an hour between two tries at most, these outlast the time after which a mail is given up.
const TRIES = 100
const RECEIPT = 'deletion-receipt'
const RECEIPT_KEPT = 'Le contenu de cet accusé de suppression n’est pas conservé.'
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

/**
 * Sends what was written, after the commit and at least once. Through an SMTP server where one is set: what it accepted
 * leaves no trace here. Otherwise mails stay in the local mailbox for a week.
 */
export async function startMailer({ database, queue, config, log, metrics }: MailerOptions): Promise<Mailer> {
  const { db } = database
  const { smtpUrl, mailFrom } = config
  // Opened by the first mail, so that a start never waits for it.
  let opened: Promise<Smtp> | null = null
  const smtp = smtpUrl && mailFrom ? () => (opened ??= openSmtp(smtpUrl, mailFrom)) : null
  // Handed over, but the database went away before the row could: not handed over again by this process.
  const accepted = new Set<number>()

  const remove = async (id: number): Promise<void> => {
    await mails.removeMail(db, id)
    accepted.delete(id)
  }

  const keepHere = async (mail: mails.WaitingMail): Promise<void> => {
    if (mail.kind === RECEIPT) {
      await mails.setDeliveredAnonymously(db, mail.id, maskAddress(mail.recipient), RECEIPT_KEPT)
    } else await mails.setDelivered(db, mail.id)
    metrics?.countMail('kept')
  }

  const deliver = async ({ id }: { id: number }): Promise<void> => {
    if (accepted.has(id)) return remove(id)
    const mail = await mails.findWaiting(db, id)
    if (!mail) return
    if (!smtp) return keepHere(mail)
    const outcome = await (await smtp()).send(mail)
    if (outcome.accepted) {
      accepted.add(id)
      metrics?.countMail('accepted')
      return remove(id)
    }
    const about = { mail: id, kind: mail.kind, reason: outcome.reason }
    const late = Date.now() - mail.writtenAt.getTime() > GIVE_UP_AFTER
    if (outcome.forGood || late) {
      await mails.setFailed(db, id, maskAddress(mail.recipient))
      metrics?.countMail(outcome.forGood ? 'refused' : 'abandoned')
      log.warn(about, outcome.forGood ? 'mail refused for good' : 'mail given up after two days')
      return
    }
    metrics?.countMail('postponed')
    log.warn(about, 'mail not accepted yet, tried again later')
    throw new TryLater()
  }

  await queue.work(JOB, deliver)
  await queue.schedule(TIDY, '17 3 * * *', () => mails.pruneMails(db).then(() => undefined))
  return {
    write: async (tx, { to, kind, subject, html, text, accountId, unsubscribe, calendar }) => {
      if (!ONE_ADDRESS.test(to) || to.length > 254) throw new Error('a mail is written to one address')
      const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
      const id = await mails.insertMail(tx, {
        accountId,
        recipient: to,
        kind,
        subject: line,
        html,
        text,
        unsubscribe,
        calendar,
      })
      await queue.send(tx, JOB, { id }, { retryLimit: TRIES })
    },
    stop: async () => {
      if (opened) (await opened).close()
    },
  }
}

/** « marie@exemple.fr » → « m•••@e••• » */
export function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  const first = (text: string): string => /./u.exec(text)?.[0] ?? ''
  return `${first(name)}•••@${first(domain)}•••`
}

/**
 * Erases everything kept about mails of an account, and to its address if it is known to be theirs. What another account
 * had to say to that address stays: it may be the way back into that account.
 */
export const forgetMails = async (tx: Tx, who: { accountId: number; address: string | null }): Promise<void> => {
  await mails.removeMailsOf(tx, who)
}
