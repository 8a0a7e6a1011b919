import type { Word } from './tokens.ts'

/** One thing the reader asks for: a word, or a phrase of several. */
export type Clause = {
  readonly words: readonly Word[]
  /** Written in quotes: its words stand next to each other, and are taken as they are typed. */
  readonly phrase: boolean
  /**
   * May be the beginning of a longer word: the last one of a query, which may still be in the making, unless some document holds
   * it as it is; or each of them, whatever is held.
   */
  readonly prefix: false | 'unless held' | 'always'
}
