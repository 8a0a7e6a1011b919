import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Who draws with classes of another room, and with which: surfaces whose pages lay out what the components of that room fill. A component
 * of the room is better where it can be, a class of one's own where nothing is shared.
 */
const composed: Record<string, string[]> = {
  // The candidate's space lists jobs and applications in the same cards and lines.
  'candidate of applications': ['own-apps', 'own-card'],
  // The team of a company, in the cards of its forms.
  'employer of accounts': ['team'],
  // The page of applicants: its head, the bar above the list, and the list beside the open file.
  'employer of applications': ['appl-bar', 'appl-head', 'appl-work'],
  // The editor of a company's page, around its blocks.
  'employer of companies': ['firmedit'],
  // Reviews of the company, with the form of its answer.
  'employer of reviews': ['avis'],
  // Lists of profiles, found or kept.
  'employer of sourcing': ['anon', 'anon-list', 'profs'],
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))
const isState = (name: string): boolean => /^(is|has)-/.test(name)
const blockOf = (name: string): string => name.split(/__|--/)[0]!
/** `ui`, `app` or the name of a room. */
const ownerOf = (file: string): string => file.split('/')[file.startsWith('src/features/') ? 2 : 1]!
const owning = <Key>(pairs: (readonly [Key, string])[]): Map<Key, Set<string>> => {
  const owners = new Map<Key, Set<string>>()
  for (const [key, owner] of pairs) owners.set(key, (owners.get(key) ?? new Set()).add(owner))
  return owners
}
const several = <Key>(owners: Map<Key, Set<string>>) =>
  [...owners].filter(([, all]) => all.size > 1).map(([key, all]) => [key, ...all])

type Selector = { sheet: string; text: string; names: string[] }

const selectors = files
  .filter((name) => name.endsWith('.css'))
  .flatMap((sheet): Selector[] => {
    const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...css.matchAll(/([^{};]+)\{/g)]
      .map(([, before = '']) => before.trim())
      .filter((before) => !before.startsWith('@'))
      .flatMap((before) => before.split(/,(?![^(]*\))/))
      .map((text) => ({
        sheet,
        text: text.trim(),
        names: [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
      }))
  })

/** A block belongs to whoever begins selectors with it; what begins none, to whoever names it. */
const begun = owning(
  selectors.flatMap(({ sheet, names: [first] }) =>
    first === undefined || isState(first) ? [] : [[blockOf(first), ownerOf(sheet)] as const],
  ),
)
const blocks = owning([
  ...[...begun].flatMap(([block, owners]) => [...owners].map((owner) => [block, owner] as const)),
  ...selectors.flatMap(({ sheet, names }) =>
    names
      .filter((name) => !isState(name) && !begun.has(blockOf(name)))
      .map((name) => [blockOf(name), ownerOf(sheet)] as const),
  ),
])
const ownersOf = (name: string): Set<string> => (isState(name) ? new Set() : (blocks.get(blockOf(name)) ?? new Set()))

test('a class is defined by one stylesheet only, print aside', () => {
  const homes = owning(
    selectors
      .filter(({ sheet, text }) => !sheet.endsWith('print.css') && text.startsWith('.'))
      .map(({ sheet, names }) => [names[0]!, sheet] as const),
  )
  expect(homes.size).toBeGreaterThan(300)
  expect(several(homes)).toEqual([])
})

test('a block of classes belongs to one room, or to the design system', () => {
  expect(several(blocks)).toEqual([])
})

test('no selector begins with a state: it says nothing without what is in that state', () => {
  expect(selectors.filter(({ text }) => /^\.(is|has)-/.test(text)).map(({ text }) => text)).toEqual([])
})

test('a stylesheet names its own classes and those of the design system, which names no others', () => {
  const foreign = selectors.flatMap(({ sheet, text, names }) => {
    const mine = ownerOf(sheet)
    return names.some((name) => [...ownersOf(name)].some((owner) => owner !== mine && owner !== 'ui'))
      ? [`${sheet}: ${text}`]
      : []
  })
  expect(foreign).toEqual([])
})

test('a general word is no class of a room', () => {
  const names = new Set(selectors.flatMap((selector) => selector.names))
  const partOf = (name: string): string | undefined => /__([a-z]+)/.exec(name)?.[1]
  const parts = owning(selectors.flatMap(({ sheet, names: all }) => all.map((name) => [partOf(name), ownerOf(sheet)])))
  const general = [...blocks].filter(([block, owners]) => {
    if (owners.has('ui') || block.includes('-')) return false
    const alone = ![...names].some((name) => name !== block && blockOf(name) === block)
    return alone || (parts.get(block)?.size ?? 0) >= 3
  })
  expect(general.map(([block, owners]) => [block, ...owners])).toEqual([])
})

/** What a text between quotes says of classes: whole names, and what a name begins with before something is put in. */
function namesIn(code: string): string[] {
  const texts = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, one, two, written]) =>
    written === undefined
      ? [one ?? two ?? '']
      : [
          written.replaceAll(/\$\{[^}]*\}/g, '…'),
          ...namesIn([...written.matchAll(/\$\{([^}]*)\}/g)].map(([, put]) => put).join(' ')),
        ],
  )
  return texts.flatMap((text) => text.split(/\s+/))
}

/** What stands behind each `className=` or `class=`, up to its end. */
function classesOf(code: string): string[] {
  return [...code.matchAll(/\bclass(?:Name)?[=:]\s*/g)].flatMap(({ index, 0: before }) => {
    const start = index + before.length
    if (code[start] !== '{') return namesIn(/^(["'`]).*?\1/s.exec(code.slice(start))?.[0] ?? '')
    let depth = 0
    let end = start
    do depth += code[end] === '{' ? 1 : code[end] === '}' ? -1 : 0
    while (++end < code.length && depth > 0)
    return namesIn(code.slice(start, end))
  })
}

test('a room draws with its own classes and those of the design system, or composes', () => {
  const known = new Set(selectors.flatMap(({ names }) => names))
  const uses = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      // A class may be chosen apart from where it is used: a name with a part or a hyphen is found wherever it stands.
      const named = new Set([...classesOf(code), ...namesIn(code).filter((name) => /[a-z]__|[a-z]--?[a-z]/.test(name))])
      return [...named].flatMap((name) => {
        const [begins = '', put] = name.split('…')
        const open = put !== undefined && /[-_]$/.test(begins)
        const meant = open ? [...known].filter((one) => one.startsWith(begins)) : known.has(name) ? [name] : []
        return meant.flatMap((one) =>
          [...ownersOf(one)]
            .filter((owner) => owner !== ownerOf(file) && owner !== 'ui')
            .map((owner) => ({ file, use: `${ownerOf(file)} of ${owner}: ${blockOf(one)}` })),
        )
      })
    })
  const listed = Object.entries(composed).flatMap(([who, names]) => names.map((name) => `${who}: ${name}`))
  expect(uses.filter(({ use }) => !listed.includes(use))).toEqual([])
  expect(listed.filter((one) => !uses.some(({ use }) => use === one))).toEqual([])
})
