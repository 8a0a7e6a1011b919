import type { AccountsWorld } from '../../src/features/accounts/server/accounts-world.ts'
import { connectProviders } from '../../src/features/accounts/server/social-providers.ts'
import type { Db } from '../../src/platform/server/db.ts'
import type { Mail } from '../../src/platform/server/mail.ts'

export type TestAccounts = AccountsWorld & { mails: Mail[] }

/** What the accounts room works with, on a test's database; the mails it writes are read from `mails`. */
export function testAccounts(db: Db): TestAccounts {
  const mails: Mail[] = []
  return {
    db,
    mails,
    mailer: {
      write: async (_tx, mail) => {
        mails.push(mail)
      },
    },
    linkTo: (path) => `http://florin.test${path}`,
    origin: null,
    secret: 'a secret of at least thirty-two characters',
    social: connectProviders({ google: null, facebook: null, linkedin: null }, () => undefined),
  }
}

/** The key in the link of the last mail. */
export const keyOf = ({ mails }: TestAccounts): string => /cle=([\w-]+)/.exec(mails.at(-1)!.text)![1]!
