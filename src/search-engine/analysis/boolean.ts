import type { Clause } from './clause.ts'
import { tokenize } from './tokens.ts'

/** Words and phrases joined by and, or, not, as they are asked for. */
export type BooleanQuery =
  | { readonly kind: 'words'; readonly text: string; readonly phrase: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly BooleanQuery[] }
  | { readonly kind: 'not'; readonly part: BooleanQuery }

/** The same once its words are analysed. */
export type BooleanClauses =
  | { readonly kind: 'clause'; readonly clause: Clause }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly BooleanClauses[] }
  | { readonly kind: 'not'; readonly part: BooleanClauses }

/** What a part without any word that counts would ask for is not asked for; null where nothing is left. */
export function clausesOf(query: BooleanQuery): BooleanClauses | null {
  if (query.kind === 'words') {
    const words = tokenize(query.text)
    if (words.length === 0) return null
    // Words joined by signs stand next to each other: « front-office ».
    return { kind: 'clause', clause: { words, phrase: query.phrase || words.length > 1, prefix: false } }
  }
  if (query.kind === 'not') {
    const part = clausesOf(query.part)
    return part && { kind: 'not', part }
  }
  const parts = query.parts.flatMap((part) => clausesOf(part) ?? [])
  return parts.length < 2 ? (parts[0] ?? null) : { kind: query.kind, parts }
}

/** The words and phrases that a document is wanted for, those under a « not » left out. */
export function wantedIn(query: BooleanClauses | null): Clause[] {
  if (query === null || query.kind === 'not') return []
  return query.kind === 'clause' ? [query.clause] : query.parts.flatMap(wantedIn)
}

/** The same with each wanted word or phrase replaced. */
export function replaceWanted(query: BooleanClauses, replace: (clause: Clause) => Clause): BooleanClauses {
  if (query.kind === 'not') return query
  if (query.kind === 'clause') return { kind: 'clause', clause: replace(query.clause) }
  return { kind: query.kind, parts: query.parts.map((part) => replaceWanted(part, replace)) }
}

export const MOST_BOOLEAN_WORDS = 24
export const DEEPEST_BOOLEAN = 10

/** How many words and phrases there are, and how deep they lie. */
export function sizeOfBoolean(query: BooleanQuery): { words: number; depth: number } {
  if (query.kind === 'words') return { words: 1, depth: 0 }
  const parts = (query.kind === 'not' ? [query.part] : query.parts).map(sizeOfBoolean)
  return {
    words: parts.reduce((sum, { words }) => sum + words, 0),
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}
