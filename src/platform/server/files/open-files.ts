import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../database/db.ts'
import type { Config } from '../settings/config.ts'
import { StartupFault } from '../settings/config.ts'
import { diskStore } from './disk-store.ts'
import type { Files } from './files.ts'
import { clearIncoming } from './incoming.ts'

/** The storage that the settings name. Files arrive beside the folder they are kept in, so that they are moved, not copied. */
export async function openFiles({ files: { folder, s3 } }: Pick<Config, 'files'>): Promise<Files> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StartupFault(
      `the folder ${folder} for files cannot be written (${reasonOf(error)}); give this user the right to write there, or set FLORIN_FILES to another folder.`,
    )
  })
  await clearIncoming(incoming)
  // Where files stay on this machine, nothing of the other way is loaded.
  const store = s3 ? await import('./s3-store.ts').then(({ s3Store }) => s3Store(s3)) : diskStore(folder)
  return { store, incoming }
}
