import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext, RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import stylesheet from '#ui/florin.css?url'
import type { Answer } from './shell/answer.tsx'

type Manifest = EntryContext['manifest']
/** Stands in a page for the text of its style sheets, a third of all its characters, until it is sent. No text of a page holds a « < ». */
const STYLES = '<!--styles-->'

type PageFiles = {
  manifest: Manifest
  styles: NonNullable<Answer['styles']>
  /** The text of the style sheets, as it is sent. */
  css: Buffer
  /** Known once a page of these routes was drawn. */
  scripts?: Answer['scripts']
}

const MOST_KEPT = 500

const read = new Map<string, string>()

function textOf(sheet: string): string {
  // Built files never change while the process runs.
  if (!read.has(sheet)) read.set(sheet, readFileSync(join('build/client', sheet), 'utf8'))
  return read.get(sheet)!
}

/** The addresses above one, whose pages the router tells a browser about as well. */
function addressesAbove(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean)
  return parts.map((_, index) => `/${parts.slice(0, index).join('/')}`)
}

const treeOf = (routes: Manifest['routes'], parent?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => ({
      id: route!.id,
      ...(route!.path !== undefined && { path: route!.path }),
      ...(route!.index ? { index: true } : { children: treeOf(routes, route!.id) }),
    }))

let tree: RouteObject[] | undefined

const kept = new Map<string, PageFiles>()

/**
 * The router's list of files, with no more than a page of these routes names: the router goes through all of it for each page. The style
 * sheets of the page are taken out: they stand in the page itself, so that nothing has to be fetched before it is painted.
 */
export function filesOf({ manifest, staticHandlerContext: { matches, location } }: EntryContext): PageFiles {
  const asked = matches.map(({ route }) => route.id)
  const above = ['/', ...addressesAbove(location.pathname)]
  const key = JSON.stringify([asked, above])
  const known = kept.get(key)
  if (known) return known
  tree ??= treeOf(manifest.routes)
  const beside = above.flatMap((path) => matchRoutes(tree!, path) ?? []).map(({ route }) => route.id!)
  const routes: Manifest['routes'] = {}
  for (const id of [...asked, ...beside]) routes[id] = manifest.routes[id]
  const from = new Set([stylesheet])
  for (const id of asked) {
    // The build marks a sheet that late parts use too.
    for (const sheet of routes[id]?.css ?? []) from.add(sheet.replace(/#$/, ''))
    if (routes[id]) routes[id] = { ...routes[id], css: [] }
  }
  const sheets = [...from]
  const files = {
    manifest: { ...manifest, routes },
    styles: { text: STYLES, from: sheets },
    css: Buffer.from(sheets.map(textOf).join('\n')),
  }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, files)
  return files
}

/** The page as it is sent, with its style sheets. */
export function withStyles(page: string[], css: Buffer): Buffer {
  let missing = true
  const bytes = page.flatMap((piece) => {
    const at = missing ? piece.indexOf(STYLES) : -1
    if (at < 0) return [Buffer.from(piece)]
    missing = false
    return [Buffer.from(piece.slice(0, at)), css, Buffer.from(piece.slice(at + STYLES.length))]
  })
  return Buffer.concat(bytes)
}
