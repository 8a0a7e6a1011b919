import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupFault } from '../settings/config.ts'

export type FolderLock = { release: () => void }

/**
 * Makes this process the only user of the data folder. PGlite has no lock of its own and a second process
 * corrupts it in silence. Node has no flock, but SQLite takes the operating system's file lock, which the
 * kernel gives back when the process dies, however it dies.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const owner = join(folder, 'owner.pid')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StartupFault(
      `the data folder ${folder} is in use by another Florin${processIn(owner)}; stop it, or set FLORIN_DATA to another folder.`,
    )
  }
  writeFileSync(owner, String(process.pid))
  return { release: () => lock.close() }
}

function processIn(file: string): string {
  try {
    return ` (process ${Number(readFileSync(file, 'utf8'))})`
  } catch {
    return ''
  }
}
