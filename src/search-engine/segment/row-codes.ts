/** The row of a document is its words in their order, as codes: a break ends a run of words, terms are numbered from two on. */
export const BREAK = 0
export const NEXT_FIELD = 1
export const FIRST_TERM = 2
