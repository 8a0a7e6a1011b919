import type { Config } from '#platform/server/settings/config.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { listMails, readMail } from '../mailbox.contract.ts'
import { newestMails, oneMail } from './mailbox.ts'

export const mailboxRoutes = (db: Db, site: Pick<Config, 'demo' | 'smtpUrl'>): Served[] => [
  serve(listMails, (page) => newestMails(db, site, page)),
  serve(readMail, ({ id }) => oneMail(db, site, id)),
]
