import { platformRefusals, refuse, RefusalError } from '#platform/refusals.ts'
import { currentAsker } from '#platform/server/overload/overload.ts'
import { createTurns } from '#platform/server/overload/turns.ts'
import { accountRefusals } from '../../accounts.rules.ts'

const [IN_LINE, PATIENCE] = [40, 10_000]

/**
 * For what takes a core for a while: a few at once, a few more in line; beyond that it is kinder to say no than to stall. Each
 * address has its share: whoever asks without end waits for it, and keeps nobody else from theirs.
 */
export function costlyTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const turns = createTurns({ atOnce, inLine: IN_LINE, patience: PATIENCE })
  return async (work) => {
    try {
      return await turns.run(currentAsker(), work)
    } catch (error) {
      const full = error instanceof RefusalError && error.refusal.code === platformRefusals['platform/overloaded'].code
      throw full ? refuse({ ...accountRefusals['accounts/busy'], retryAfter: 3 }) : error
    }
  }
}
