import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store } from './store.ts'

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
      const handle = await open(placeOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!handle) return null
      const { size } = await handle.stat()
      return { body: handle.createReadStream(part), bytes: part ? part.end - part.start + 1 : size }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}
