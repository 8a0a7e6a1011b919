import type { AccountsSite } from '../../src/features/accounts/server/accounts-site.ts'
import { connectProviders } from '../../src/features/accounts/social/server/social-providers.ts'
import { JOB_ENDED } from '../../src/features/jobs/publishing/server/job-acts.service.ts'
import { LETTER_JOB } from '../../src/features/newsletter/server/sending.ts'
import { diskStore } from '../../src/platform/server/files/disk-store.ts'
import { arrivals } from '../../src/app/arrivals.ts'
import { personalData } from '../../src/app/personal-data.ts'
import type { Queue } from '../../src/platform/server/queue/queue.ts'
import type { Written } from './mailer.ts'
import { openMailer } from './mailer.ts'

export type TestAccounts = AccountsSite & {
  /** The mails that were committed, oldest first. */
  mails: () => Promise<Written[]>
  queue: Queue
}

/** What the accounts room works with, on a test's database, with the product's own mailer. */
export async function testAccounts(site: Parameters<typeof openMailer>[0]): Promise<TestAccounts> {
  const { mailer, queue, written } = await openMailer(site)
  // The end of a job is told by a job; a test that is about it works it itself.
  await queue.work(JOB_ENDED, () => Promise.resolve())
  // So are the letters of an issue.
  await queue.work(LETTER_JOB, () => Promise.resolve())
  return {
    db: site.database.db,
    mails: written,
    mailer,
    queue,
    files: { store: diskStore('nowhere') },
    linkTo: (path) => `http://florin.test${path}`,
    origin: null,
    secret: 'a secret of at least thirty-two characters',
    personalData,
    arrivals,
    social: connectProviders({ google: null, facebook: null, linkedin: null }, () => undefined),
  }
}

/** The key in the link of the last mail. */
export const keyOf = async ({ mails }: TestAccounts): Promise<string> =>
  /cle=([\w-]+)/.exec((await mails()).at(-1)!.text)![1]!
