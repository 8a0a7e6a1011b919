import { fold } from '#platform/folding.ts'
import type { Db } from '#platform/server/database/db.ts'
import { shortTurns } from '#platform/server/short-turns.ts'
import { companyReferences } from './companies.service.ts'

type Reference = Awaited<ReturnType<typeof companyReferences>>[number]

/** A company, with its name as it is compared. */
export type NamedCompany = { readonly company: Reference; readonly folded: string; readonly words: readonly string[] }

type Names = {
  readonly all: readonly NamedCompany[]
  readonly byId: ReadonlyMap<number, Reference>
  /** Of several that are called alike, the first. */
  readonly byName: ReadonlyMap<string, Reference>
  /** By the first letter of a word, and by its first two. */
  readonly byLetters: ReadonlyMap<string, readonly NamedCompany[]>
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
  const byLetters = new Map<string, NamedCompany[]>()
  const all: NamedCompany[] = []
  const byName = new Map<string, Reference>()
  for (const company of references) {
    const folded = fold(company.name)
    const named = { company, folded, words: folded.split(' ') }
    all.push(named)
    if (!byName.has(folded)) byName.set(folded, company)
    const letters = new Set(named.words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]))
    for (const beginning of letters) {
      const known = byLetters.get(beginning)
      if (known) known.push(named)
      else byLetters.set(beginning, [named])
    }
    await turn()
  }
  return { all, byId: new Map(references.map((one) => [one.id, one])), byName, byLetters }
}

/** The companies in whose names each typed word begins a word: `beginsWords` of all of them, though few are looked at. */
export async function namedCompanies(db: Db, typed: string): Promise<readonly NamedCompany[]> {
  const { all, byLetters } = await namesOf(db)
  const begins = fold(typed).split(' ')
  const longest = begins.toSorted((a, b) => b.length - a.length)[0]!
  const near = longest === '' ? all : (byLetters.get(longest.slice(0, 2)) ?? [])
  return near.filter(({ words }) => begins.every((beginning) => words.some((word) => word.startsWith(beginning))))
}

export const companiesNamed = async (db: Db, typed: string): Promise<Reference[]> =>
  (await namedCompanies(db, typed)).map(({ company }) => company)

/** Those with a word of the same first letter, among whom a name with typos is looked for. */
export const companiesFrom = async (db: Db, folded: string): Promise<readonly NamedCompany[]> =>
  (await namesOf(db)).byLetters.get(folded.slice(0, 1)) ?? []

/** The one that is called so, whatever the accents and the case. */
export async function companyCalled(db: Db, name: string): Promise<Reference | null> {
  const wanted = fold(name)
  return wanted === '' ? null : ((await namesOf(db)).byName.get(wanted) ?? null)
}

export const companiesById = async (db: Db): Promise<ReadonlyMap<number, Reference>> => (await namesOf(db)).byId
