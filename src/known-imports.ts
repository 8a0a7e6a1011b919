import { registerHooks } from 'node:module'
import type { ResolveFnOutput } from 'node:module'

// Node 26 reads the whole list of a package's exports again for each import of one of its files. Drizzle's has 130 kB and is
// read five hundred times in a start, a sixth of it. So what an import leads to is remembered: by its address if it is a
// relative one, else by its name, which means the same in all of these files.
const IMPORTERS = [new URL('.', import.meta.url).href, new URL('../node_modules/drizzle-orm/', import.meta.url).href]

const known = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    const isKept = conditions.includes('import') && IMPORTERS.some((folder) => parentURL.startsWith(folder))
    if (!isKept) return next(specifier, context)
    const name = specifier.startsWith('.') ? new URL(specifier, parentURL).href : specifier
    const found = known.get(name) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(name, found)
    return found
  },
})
