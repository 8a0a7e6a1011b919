import { fold } from '#platform/folding.ts'
import { firstOf } from '#platform/first-of.ts'
import type { Db } from '#platform/server/database/db.ts'
import { shortTurns } from '#platform/server/short-turns.ts'
import { companyReferences } from './companies.service.ts'
import { NameWords } from './name-words.ts'

type Reference = Awaited<ReturnType<typeof companyReferences>>[number]

/** A company, with its name as it is compared. */
export type NamedCompany = { readonly company: Reference; readonly folded: string; readonly words: readonly string[] }
/** Live jobs by company. */
type Jobs = ReadonlyMap<number, number>

type Names = {
  /** By name as it is compared. */
  readonly all: readonly NamedCompany[]
  /** Those of `all`. */
  readonly ids: Uint32Array
  readonly byId: ReadonlyMap<number, Reference>
  /** Of several that are called alike, the first. */
  readonly byName: ReadonlyMap<string, Reference>
  /** Of each name of `all`. */
  readonly words: NameWords
}

const keptNames = new WeakMap<readonly Reference[], Promise<Names>>()

/** Made once for each reading of the companies, in short turns: there may be tens of thousands. */
async function namesOf(db: Db): Promise<Names> {
  const references = await companyReferences(db)
  const names = keptNames.get(references) ?? readNames(references)
  keptNames.set(references, names)
  return names
}

async function readNames(references: readonly Reference[]): Promise<Names> {
  const turn = shortTurns()
  const named: NamedCompany[] = []
  const byName = new Map<string, Reference>()
  for (const company of references) {
    const folded = fold(company.name)
    named.push({ company, folded, words: folded.split(' ') })
    if (!byName.has(folded)) byName.set(folded, company)
    await turn()
  }
  const all = named.toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
  const words = new NameWords()
  for (const one of all) {
    words.add(one.words)
    await turn()
  }
  const ids = Uint32Array.from(all, ({ company }) => company.id)
  return { all, ids, byId: new Map(references.map((one) => [one.id, one])), byName, words }
}

const partsOf = (folded: string): string[] => folded.split(' ')

/** The ids of the companies in whose names each typed word begins a word: `beginsWords` of all of them, though few are looked at. */
export async function companyIdsNamed(db: Db, typed: string): Promise<Uint32Array> {
  const { ids, words } = await namesOf(db)
  const places = words.begun(partsOf(fold(typed)))
  const named = new Uint32Array(places.length)
  for (let at = 0; at < places.length; at++) named[at] = ids[places[at]!]!
  return named
}

const keptJobs = new WeakMap<Jobs, { names: Names; counts: Uint32Array }>()

/** Live jobs by place in `all`, made once for each count of them. */
function jobsByPlace(names: Names, jobs: Jobs): Uint32Array {
  const known = keptJobs.get(jobs)
  if (known?.names === names) return known.counts
  const counts = Uint32Array.from(names.all, ({ company }) => jobs.get(company.id) ?? 0)
  keptJobs.set(jobs, { names, counts })
  return counts
}

/**
 * Of the companies with jobs those in whose names each typed word begins a word: first whose name begins with all that was typed,
 * then the fullest, then by name. Nothing is made of the others, of which there may be tens of thousands.
 */
export async function recruitingNamed(db: Db, folded: string, jobs: Jobs, most: number): Promise<NamedCompany[]> {
  const names = await namesOf(db)
  const counts = jobsByPlace(names, jobs)
  const start = firstFrom(names.all, folded)
  // No letter or digit comes after it.
  const end = firstFrom(names.all, `${folded}\uffff`)
  const begins = (place: number): number => (place >= start && place < end ? 0 : 1)
  const order = (a: number, b: number): number => begins(a) - begins(b) || counts[b]! - counts[a]! || a - b
  const recruiting = names.words.begun(partsOf(folded)).filter((place) => counts[place]! > 0)
  return firstOf(recruiting, order, most).map((place) => names.all[place]!)
}

/** Of the companies with jobs those in whose names each typed word begins a word but for the fewest typos, the fullest first. */
export async function recruitingNear(db: Db, folded: string, jobs: Jobs, most: number): Promise<NamedCompany[]> {
  const names = await namesOf(db)
  const counts = jobsByPlace(names, jobs)
  const { places, typos } = names.words.near(partsOf(folded))
  const recruiting = places.filter((place) => counts[place]! > 0)
  const fewest = recruiting.reduce((least, place) => Math.min(least, typos[place]!), Infinity)
  const near = recruiting.filter((place) => typos[place] === fewest)
  const order = (a: number, b: number): number => counts[b]! - counts[a]! || a - b
  return firstOf(near, order, most).map((place) => names.all[place]!)
}

/** The first place of a name that is not before the text. */
function firstFrom(all: readonly NamedCompany[], text: string): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (all[middle]!.folded < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The one that is called so, whatever the accents and the case. */
export async function companyCalled(db: Db, name: string): Promise<Reference | null> {
  const wanted = fold(name)
  return wanted === '' ? null : ((await namesOf(db)).byName.get(wanted) ?? null)
}

export const companiesById = async (db: Db): Promise<ReadonlyMap<number, Reference>> => (await namesOf(db)).byId
