import { actsAbout } from './audit/audit.service.ts'
import { exportFiles } from './files/files.ts'
import { forgetMails } from './mail/mail.ts'
import type { PersonalData } from './personal-data.ts'
import { all, out, same, under } from './personal-data.ts'

/** Files, mails, acts and the outbox, which belong to no room. */
export const platformData: PersonalData = {
  tables: {
    files: {
      ...under('files.0', 'id purpose kind bytes name created_at'),
      account_id: same,
      ...all('state changed_at', out('only what is in use is listed')),
      ...all('width height', out('how large the picture was drawn')),
    },
    acts: {
      ...under('acts.0', 'done_at act object_kind object_id before after reason'),
      ...all('id account_id', same),
      ...all('actor_id actor_role', out('who decides for the site is not told')),
    },
    mails: all(
      'id message_key account_id recipient kind subject html text status written_at settled_at unsubscribe calendar',
      out('was sent to the person, and is gone within a month'),
    ),
    outbox: all(
      'id tx topic entity_id written_at account_id',
      out('says which page to read anew, and is gone in a week'),
    ),
  },
  explains: {
    files: 'les fichiers que vous avez envoyés (CV, lettres, photo), que l’archive contient',
    acts: 'ce que l’administration a changé à votre compte ou à ce qui est à vous',
  },
  read: async ({ db }, { accountId }) => ({
    files: await exportFiles(db, accountId),
    acts: await actsAbout(db, accountId),
  }),
  erase: (tx, { accountId, email }) => forgetMails(tx, { accountId, address: email }),
}
