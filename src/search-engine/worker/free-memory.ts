import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Gives back the blocks of memory that nothing names any more. V8 does not count what threads share when it decides whether to look for
 * what is free, so a thread that only searches would keep a block for hours that all others have let go.
 */
export function freeMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
