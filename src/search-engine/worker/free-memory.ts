import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What is let go comes in bursts, and by all threads: whoever looks at once looks too often, and too early. */
const LATER = 100

let collect: (() => void) | undefined
let timer: NodeJS.Timeout | undefined

/**
 * Gives back the blocks of memory that nothing names any more. V8 does not count what threads share when it decides whether to look for
 * what is free, so a thread that only searches would keep a block for hours that all others have let go.
 */
export function freeMemory(): void {
  timer ??= setTimeout(() => {
    timer = undefined
    if (!collect) {
      setFlagsFromString('--expose-gc')
      collect = runInNewContext('gc') as () => void
    }
    collect()
  }, LATER).unref()
}
