import { close, createReadStream, fstat, open as openNumbered } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Store } from './store.ts'
import { heard } from './store.ts'

const opened = promisify(openNumbered)
const closed = promisify(close)
const stated = promisify(fstat)

// What somebody opened and neither read nor closed is closed once nothing knows of it. A FileHandle that is forgotten so ends the process.
const forgotten = new FinalizationRegistry<number>((number) => void closed(number).catch(() => undefined))

/** Files in folders of two letters, so that none grows too long. Nothing in a folder is ever half written: it is moved there. */
export function diskStore(folder: string): Store {
  const placeOf = (name: string): string => join(folder, name.slice(0, 2), name)
  return {
    put: async (name, path) => {
      const place = placeOf(name)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      await rename(path, place)
      // Where the disk fails next, the folder knows the name.
      const handle = await open(dirname(place))
      await handle.sync().finally(() => handle.close())
    },
    read: async (name, part) => {
      const number = await opened(placeOf(name), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (number === null) return null
      const { size } = await stated(number).catch(async (error: unknown) => {
        await closed(number)
        throw error
      })
      const body = createReadStream('', { fd: number, ...part })
      forgotten.register(body, number, body)
      body.once('close', () => forgotten.unregister(body))
      return { body: heard(body), bytes: part ? part.end - part.start + 1 : size }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}
