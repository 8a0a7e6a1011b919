import type { Db } from './db.ts'

export type Mail = { to: string; kind: string; subject: string; html: string; text: string; accountId?: number }
export type Mailer = {
  /** In the caller's transaction: the mail exists if and only if the transaction commits. */
  write: (tx: Db, mail: Mail) => Promise<void>
  stop: () => Promise<void>
}
/** Erases everything kept about mails to an account or an address. */
export const forgetMails = async (_tx: Db, _who: { accountId: number; address: string }): Promise<void> => undefined
