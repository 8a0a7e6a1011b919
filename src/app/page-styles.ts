import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import stylesheet from '#ui/florin.css?url'
import type { Answer } from './shell/answer.tsx'

const read = new Map<string, string>()

function textOf(sheet: string): string {
  // Built files never change while the process runs.
  if (!read.has(sheet)) read.set(sheet, readFileSync(join('build/client', sheet), 'utf8'))
  return read.get(sheet)!
}

/**
 * Takes the style sheets of the asked page out of what it links to: they stand in the page itself, so that nothing has to be
 * fetched before it is painted. The router's list of files, which the browser gets too, no longer names them for its routes.
 */
export function takeStyles(entry: EntryContext): { entry: EntryContext; styles: Answer['styles'] } {
  const { manifest, staticHandlerContext } = entry
  const routes = { ...manifest.routes }
  const from = new Set([stylesheet])
  for (const { route } of staticHandlerContext.matches) {
    // The build marks a sheet that late parts use too.
    for (const sheet of routes[route.id]?.css ?? []) from.add(sheet.replace(/#$/, ''))
    if (routes[route.id]) routes[route.id] = { ...routes[route.id]!, css: [] }
  }
  const sheets = [...from]
  return {
    entry: { ...entry, manifest: { ...manifest, routes } },
    styles: { text: sheets.map(textOf).join('\n'), from: sheets },
  }
}
