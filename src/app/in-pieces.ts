import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

type Turn = (work: () => Promise<IteratorResult<string, unknown>>) => Promise<IteratorResult<string, unknown>>

/**
 * Waits for the first piece, so that a database that is away is told by a status rather than by half an answer. Each piece
 * has a turn of its own: none is kept by reading slowly.
 */
export async function inPieces(pieces: AsyncGenerator<string>, turn: Turn): Promise<Readable> {
  const next = () => turn(() => pieces.next())
  const first = await next()
  async function* all() {
    try {
      for (let piece = first; !piece.done; piece = await next()) {
        yield piece.value
        // Others have their turn between two pieces, also while this reader takes them as fast as they come.
        await setImmediate()
      }
    } finally {
      await pieces.return(undefined)
    }
  }
  return Readable.from(all(), { objectMode: false })
}
