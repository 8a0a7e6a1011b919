import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { ScoringIndex } from '#search-engine/worker/search-thread.ts'
import type { Reached } from './collection-progress.ts'
import type { PartReached } from './fill-part.ts'
import type { FillPart } from './fill-process.ts'

/** How large indexes are filled: by so many processes, beside the file of the index. */
export type Apart = {
  readonly fill: FillPart
  readonly fileOf: (name: string) => string
  readonly parts: number
  /** Whether there are so many documents that it is worth it is judged by the highest id. */
  readonly from?: number
}

type Filling = { readonly highest: number; readonly now: Date; readonly position: string }

/** Fills parts of a collection, all at once, has the index take them over, and says how many documents they hold. */
export type FillParts = (filling: Filling, index: ScoringIndex, reach: (reached: Reached) => void) => Promise<number>

/** Each part has as many ids as the others; the index has a segment of each. `stopping` ends all of it, wherever it is. */
export function fillParts(name: string, { fill, fileOf, parts }: Apart, stopping: AbortSignal): FillParts {
  return async ({ highest, now, position }, index, reach) => {
    const failing = new AbortController()
    const ending = AbortSignal.any([stopping, failing.signal])
    const firstOf = (part: number): number => Math.floor((highest * part) / parts)
    const orders = Array.from({ length: parts }, (_, part) => ({
      name,
      after: firstOf(part),
      // What came since the highest one was asked for is in the last.
      until: part === parts - 1 ? Number.MAX_SAFE_INTEGER : firstOf(part + 1),
      now: now.getTime(),
      // One that is never taken over is removed as what a killed process left beside the file is.
      file: `${fileOf(name)}.${randomUUID()}.tmp`,
    }))
    const reached: PartReached[] = orders.map(({ after }) => ({ documents: 0, last: after }))
    const tell = (part: number, now: PartReached): void => {
      reached[part] = now
      const passed = reached.reduce((sum, { last }, at) => sum + Math.min(last, highest) - orders[at]!.after, 0)
      reach({ documents: brought(), share: Math.min(passed / highest, 1) })
    }
    const brought = (): number => reached.reduce((sum, { documents }) => sum + documents, 0)
    const working = orders.map((order, part) => fill(order, (now) => tell(part, now), ending))
    try {
      await Promise.all(working)
      ending.throwIfAborted()
      await index.takeOver(
        orders.map(({ file }) => file),
        position,
      )
    } catch (error) {
      failing.abort()
      throw error
    } finally {
      await Promise.allSettled(working)
      await Promise.all(orders.map(({ file }) => rm(file, { force: true })))
    }
    return brought()
  }
}
