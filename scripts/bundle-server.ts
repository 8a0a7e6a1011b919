import { rmSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'rolldown'
import { rolldown } from 'rolldown'

// What `npm start` runs: the server's own modules and those of the packages that come in hundreds of small files, in a few files.
// Reading two thousand of them was half of a start. Threads, lists and migrations are still read where they lie in `src` and `db`.

const FOLDER = 'build/process'

/** ES modules that nobody else brings along. All other packages are read from `node_modules`. */
const TAKEN_IN = /^drizzle-orm(\/|$)/

/** A module that looks for a file beside itself finds it there. */
function whereItLay(): Plugin {
  const sources = resolve('src') + sep
  return {
    name: 'florin:where-it-lay',
    transform: (code, id) => {
      if (!id.startsWith(sources) || !code.includes('import.meta.url')) return null
      const own = JSON.stringify(relative(FOLDER, id).replaceAll(sep, '/'))
      // On the same line, so the map of the source stays right.
      return { code: code.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`), map: null }
    },
  }
}

const isPackage = (name: string): boolean => !/^[.#]/.test(name) && !isAbsolute(name)

rmSync(FOLDER, { recursive: true, force: true })
const bundle = await rolldown({
  input: join('src', 'main.ts'),
  platform: 'node',
  external: (name) => isPackage(name) && !TAKEN_IN.test(name),
  plugins: [whereItLay()],
})
await bundle.write({ dir: FOLDER, sourcemap: true })
await bundle.close()
