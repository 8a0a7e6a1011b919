import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

// What a browser fetches with each page, as the build says it.

let routes: ServerBuild['assets']['routes']
let entry: ServerBuild['assets']['entry']

beforeAll(async () => {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  routes = build.assets.routes
  entry = build.assets.entry
})

test('no page brings the schemas of the contracts along: forms fetch them when somebody begins to fill them in', () => {
  const holdsSchemas = new Map<string, boolean>()
  const holds = (file: string): boolean => {
    if (!holdsSchemas.has(file)) holdsSchemas.set(file, readFileSync(`build/client${file}`, 'utf8').includes('_zod'))
    return holdsSchemas.get(file)!
  }
  const pages = Object.entries(routes).flatMap(([id, route]) => (route ? [{ id, files: route.imports ?? [] }] : []))
  expect(pages.length).toBeGreaterThan(60)
  expect(pages.filter(({ files }) => files.some(holds)).map(({ id }) => id)).toEqual([])
})

test('what every page runs is compiled ahead, and nothing else is', () => {
  const names = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
  const ahead = names.filter((name) =>
    readFileSync(`build/client/assets/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  const everywhere = [...(entry.imports ?? []), ...(routes.root!.imports ?? [])]
  expect(ahead.map((name) => name.slice(0, -'-12345678.js'.length)).toSorted()).toEqual([
    'library-react',
    'library-router',
    'shell',
  ])
  expect(everywhere).toEqual(expect.arrayContaining(ahead.map((name) => `/assets/${name}`)))
})

// The build takes these out of the router (`vite.router.ts`): where a page asks for one, nothing would happen.
test('no page asks the router for what browsers are not given of it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const asks = (name: string): boolean =>
    /\bprefetch=|PrefetchPageLinks|HistoryRouter/.test(readFileSync(`src/${name}`, 'utf8'))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter(asks)).toEqual([])
})

const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const ASSETS = '/assets/'

/** A built file, and all that it cannot do without. */
function withImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  const text = readFileSync(`build/client${file}`, 'utf8')
  for (const [, imported] of text.matchAll(IMPORTED)) withImports(`${ASSETS}${imported}`, found)
}

// `part` is one that the page asks for by itself before it comes alive.
test.each([
  { path: '/', part: null, most: 120 },
  { path: '/emploi', part: null, most: 130 },
  { path: '/espace-candidat', part: 'overview', most: 140 },
  { path: '/postuler/:id', part: null, most: 140 },
  { path: '/offre-emploi/:id', part: null, most: 140 },
  { path: '/entreprise/:id', part: null, most: 140 },
  { path: '/news', part: null, most: 130 },
  { path: '/article/:id', part: null, most: 130 },
])('$path brings at most $most kB of scripts along, compressed', ({ path, part, most }) => {
  const files = new Set<string>()
  const route = path === '/' ? Object.values(routes).find((one) => one?.index) : routes[path]
  const asked = [entry, routes.root!, route!].flatMap(({ module, imports }) => [module, ...(imports ?? [])])
  for (const file of asked) withImports(file, files)
  const late =
    part && readdirSync(`build/client${ASSETS}`).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'))
  if (late) withImports(`${ASSETS}${late}`, files)
  expect(part !== null).toBe(late !== null)
  const weight = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`build/client${file}`), { level: 9 }).length,
    0,
  )
  expect(files.size).toBeGreaterThan(5)
  expect(weight).toBeLessThanOrEqual(most * 1_000)
})
