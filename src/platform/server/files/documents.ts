import type { FileRefusal } from '../../file-refusals.ts'
import type { DocumentKind } from '../../files.ts'
import { askThread } from '../bounded-thread.ts'
import type { Asker } from '../overload/turns.ts'
import { createTurns } from '../overload/turns.ts'

export type DocumentOrder = { kind: DocumentKind; path: string }
export type Verdict = { refused: FileRefusal | null }

const BOUNDS = { within: 10_000, megabytes: 128 }
const worker = new URL('document-worker.ts', import.meta.url)
// One at a time, a few in line, and each address's in turn, as pictures are. Whoever waits is more patient than the longest one takes.
const turns = createTurns({ atOnce: 1, inLine: 12, patience: 2.5 * BOUNDS.within })

/**
 * Why a document is not kept, if it is not: it is not what it begins as, it is locked, or it holds programs or other files. It is
 * looked through in a thread of its own, and one that asks too much of it is refused. Nothing of it is run or drawn.
 */
export const judgeDocument = (order: DocumentOrder, asker: Asker): Promise<FileRefusal | null> =>
  turns.run(asker, async () => {
    const verdict = await askThread<Verdict>(worker, order, BOUNDS)
    return verdict ? verdict.refused : 'files/unreadable'
  })
