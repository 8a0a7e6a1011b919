import { currentAsker } from '#platform/server/overload/overload.ts'
import { createTurns } from '#platform/server/overload/turns.ts'

const turns = createTurns({ atOnce: 1, inLine: 200, patience: 10_000 })

/**
 * For pages that count many searches: one at a time, those of each address in turn, so that whoever asks for hundreds of counts
 * waits for those alone. Give way before: the counts take a while, and meanwhile hold nobody's turn.
 */
export const countInTurn = <T>(count: () => Promise<T>): Promise<T> => turns.run(currentAsker(), count)
