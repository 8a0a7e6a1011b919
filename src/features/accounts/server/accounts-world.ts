import type { Db } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { Mailer } from '#platform/server/mail/mail.ts'
import type { SocialProviders } from '../social/server/social-providers.ts'

/** What the services of this room work with. */
export type AccountsWorld = {
  db: Db
  mailer: Pick<Mailer, 'write'>
  /** Where what people have sent is kept. */
  files: Pick<Files, 'store'>
  /** The absolute address of a path of this site, for links in mails. */
  linkTo: (path: string) => string
  /** How the site is called, where the settings say so; passkeys belong to it. */
  origin: string | null
  /** Seals what must be readable again: the secrets of authenticator applications. */
  secret: string
  /** Google, Facebook, LinkedIn: those that settings switch on. */
  social: SocialProviders
}
