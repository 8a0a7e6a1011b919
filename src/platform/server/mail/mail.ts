import type { Config } from '../settings/config.ts'
import type { Database, Db, Tx } from '../database/db.ts'
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
  /** What it is called by: its Message-ID follows from it, and whoever wants to hear of it knows it again. One that is not named so far gets a name. */
  key?: string
}

/** What became of a mail: taken by the mail server, refused for good, or given up after two days. */
type Settled = { key: string; outcome: 'accepted' | 'refused' | 'abandoned'; reason: string }
/** Notes what became of a mail, in the transaction that forgets it. */
export type Heard = (tx: Tx, settled: Settled) => Promise<void>

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
  /** By kind of mail: who wants to hear what became of it. */
  heard?: Partial<Record<string, Heard>>
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
export async function startMailer(options: MailerOptions): Promise<Mailer> {
  const { database, queue, config, log, metrics, heard = {} } = options
  const { db } = database
  const { smtpUrl, mailFrom } = config
  // Opened by the first mail, so that a start never waits for it.
  let opened: Promise<Smtp> | null = null
  const smtp = smtpUrl && mailFrom ? () => (opened ??= openSmtp(smtpUrl, mailFrom)) : null
  // Handed over, but the database went away before the row could: not handed over again by this process.
  const accepted = new Map<number, mails.WaitingMail>()

  /** Settles a mail, and where a room wants to hear of it, lets it note that in the same transaction. */
  const settle = async (
    { kind, messageKey }: mails.WaitingMail,
    outcome: Settled['outcome'],
    reason: string,
    work: (on: Db) => PromiseLike<unknown>,
  ): Promise<void> => {
    const hear = heard[kind]
    if (!hear) return void (await work(db))
    await db.transaction(async (tx) => {
      await work(tx)
      await hear(tx, { key: messageKey, outcome, reason })
    })
  }

  const remove = async (mail: mails.WaitingMail): Promise<void> => {
    await settle(mail, 'accepted', '', (on) => mails.removeMail(on, mail.id))
    accepted.delete(mail.id)
  }

  const keepHere = async (mail: mails.WaitingMail): Promise<void> => {
    await settle(mail, 'accepted', '', (on) =>
      mail.kind === RECEIPT
        ? mails.setDeliveredAnonymously(on, mail.id, maskAddress(mail.recipient), RECEIPT_KEPT)
        : mails.setDelivered(on, mail.id),
    )
    metrics?.countMail('kept')
  }

  const deliver = async ({ id }: { id: number }): Promise<void> => {
    const handedOver = accepted.get(id)
    if (handedOver) return remove(handedOver)
    const mail = await mails.findWaiting(db, id)
    if (!mail) return
    if (!smtp) return keepHere(mail)
    const outcome = await (await smtp()).send(mail)
    if (outcome.accepted) {
      accepted.set(id, mail)
      metrics?.countMail('accepted')
      return remove(mail)
    }
    const about = { mail: id, kind: mail.kind, reason: outcome.reason }
    const late = Date.now() - mail.writtenAt.getTime() > GIVE_UP_AFTER
    if (outcome.forGood || late) {
      await settle(mail, outcome.forGood ? 'refused' : 'abandoned', outcome.reason, (on) =>
        mails.setFailed(on, id, maskAddress(mail.recipient)),
      )
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
    write: async (tx, { to, kind, subject, html, text, accountId, unsubscribe, calendar, key }) => {
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
        ...(key === undefined ? {} : { messageKey: key }),
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
