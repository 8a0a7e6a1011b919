import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The secret of the site: from the settings, else one that stays in the data folder, away from the database. */
export async function appSecret({ secret, dataFolder }: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (secret !== null) return secret
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  // Written only if there is none: of two that start together, both read what the first wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
