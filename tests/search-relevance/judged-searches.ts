import { heldOutSearches } from './searches-held-out.ts'
import { tuningSearches } from './searches-tuning.ts'

/**
 * Everyday searches with what their first ten jobs must be, written before any ranking was tuned. Tuning looks at the
 * misses of the first half alone; the other says what the tuning is worth.
 */
export const judgedSearches = { tuning: tuningSearches, 'held-out': heldOutSearches }
