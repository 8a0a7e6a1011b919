import type { AccountsSite } from '../../src/features/accounts/server/accounts-site.ts'
import { connectProviders } from '../../src/features/accounts/social/server/social-providers.ts'
import { diskStore } from '../../src/platform/server/files/disk-store.ts'
import { personalData } from '../../src/app/personal-data.ts'
import type { Written } from './mailer.ts'
import { openMailer } from './mailer.ts'

export type TestAccounts = AccountsSite & {
  /** The mails that were committed, oldest first. */
  mails: () => Promise<Written[]>
}

/** What the accounts room works with, on a test's database, with the product's own mailer. */
export async function testAccounts(site: Parameters<typeof openMailer>[0]): Promise<TestAccounts> {
  const { mailer, written } = await openMailer(site)
  return {
    db: site.database.db,
    mails: written,
    mailer,
    files: { store: diskStore('nowhere') },
    linkTo: (path) => `http://florin.test${path}`,
    origin: null,
    secret: 'a secret of at least thirty-two characters',
    personalData,
    social: connectProviders({ google: null, facebook: null, linkedin: null }, () => undefined),
  }
}

/** The key in the link of the last mail. */
export const keyOf = async ({ mails }: TestAccounts): Promise<string> =>
  /cle=([\w-]+)/.exec((await mails()).at(-1)!.text)![1]!
