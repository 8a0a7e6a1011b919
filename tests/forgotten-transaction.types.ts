import { notify } from '../src/features/notifications/server/notifications.service.ts'
import { recordAct } from '../src/platform/server/audit/audit.service.ts'
import type { Actor } from '../src/platform/server/endpoints.ts'
import type { Db } from '../src/platform/server/database/db.ts'
import { lockNamed } from '../src/platform/server/database/ownership.ts'
import { claimFile } from '../src/platform/server/files/files.ts'
import { tell } from '../src/platform/server/live/tell.ts'
import type { Mail } from '../src/platform/server/mail/mail.ts'
import type { Inside, Site } from '../src/platform/server/site.ts'
import { inside, within } from '../src/platform/server/site.ts'

// What is right only together with something else does not compile outside a transaction. Read by `npm run check` alone: a call below
// that compiled would leave its `@ts-expect-error` without an error, which is one itself.

type Event = Parameters<typeof notify>[2]
type News = Parameters<typeof notify>[3]

/** What belongs to a transaction, asked of the database itself. */
export async function withoutTransaction(site: Site, db: Db, actor: Actor, mail: Mail, event: Event, news: News) {
  // @ts-expect-error a mail is written with what it tells
  await site.mailer.write(db, mail)
  // @ts-expect-error a job is there if and only if what it follows from is
  await site.queue.send(db, 'alert', { id: 1 })
  // @ts-expect-error a file is somebody's when a row names it
  await claimFile(db, 'a', { purpose: 'cv', accountId: 1 })
  // @ts-expect-error an act is recorded with what was done
  await recordAct(db, actor, 'hide', { kind: 'job', id: 1 })
  // @ts-expect-error open pages hear of what was committed
  await tell(db, 1, 'messages')
  // @ts-expect-error a member is notified of what was committed
  await notify(db, 1, event, news)
  // @ts-expect-error a lock lasts as long as its transaction
  await lockNamed(db, 'company', 1)
}

/** What asks for a site inside a transaction, given one that is not, or one that was put together by hand. */
export async function withoutInside(site: Site, work: (site: Inside) => Promise<void>) {
  // @ts-expect-error no transaction was begun
  await work(site)
  // @ts-expect-error nor here
  await work({ ...site, db: site.db })
  // @ts-expect-error only `within` says so
  await site.db.transaction((tx) => work({ ...site, db: tx }))
  // @ts-expect-error what `within` takes was begun
  await work(within(site, site.db))
  // @ts-expect-error inside, the database is not the transaction
  await inside(site, (held) => work({ ...held, db: site.db }))
}

/** The same, with what it asks for. */
export async function withTransaction(site: Site, mail: Mail, work: (site: Inside) => Promise<void>) {
  await inside(site, (held) => held.mailer.write(held.db, mail))
  await inside(site, work)
  await inside(site, (held) => inside(held, work))
  await site.db.transaction((tx) => work(within(site, tx)))
}
