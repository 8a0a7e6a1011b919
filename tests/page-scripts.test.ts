import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

// What a browser fetches with each page, as the build says it.

let routes: ServerBuild['assets']['routes']

beforeAll(async () => {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  routes = build.assets.routes
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
