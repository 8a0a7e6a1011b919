import type { DictionaryData } from './dictionary.ts'
import type { PostingsData } from './postings.ts'
import type { WordRunsData } from './word-runs.ts'

export type FrozenTextData = {
  readonly fields: number
  /** The words, and the term of each. Terms are numbered by how common they are, which makes rows short. */
  readonly words: DictionaryData
  readonly terms: Uint32Array
  readonly forms: DictionaryData
  readonly formOf: Uint32Array
  /** The terms of each form, from `formStarts[form]` on. */
  readonly formStarts: Uint32Array
  readonly formTerms: Uint32Array
  /** How many live documents hold each term: the only part that changes. */
  readonly documents: Uint32Array
  /** One list for each term and field. */
  readonly postings: PostingsData
  readonly rowStarts: Uint32Array
  readonly rows: Uint8Array
  /** The commonest forms and the runs of them that are kept, and one list for each. */
  readonly runs: WordRunsData
  readonly runPostings: PostingsData
  /** Prefixes that would take long to put together, field first: « 0con ». */
  readonly prefixes: readonly string[]
  readonly prefixBitmaps: Int32Array
}
