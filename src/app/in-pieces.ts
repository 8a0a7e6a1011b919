import { Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RefusalError } from '#platform/refusals.ts'
import { LARGEST_KEPT } from '#platform/server/http/page-cache.ts'
import { inTurn, isOverload } from '#platform/server/overload/overload.ts'
import { createTurns } from '#platform/server/overload/turns.ts'

const AGAIN_AFTER = 500

// One piece at a time, those of each address in turn: a feed is a second of work, and eight at once would slow every page eightfold.
const turns = createTurns({ atOnce: 1, inLine: 200, patience: 10_000 })
const lines = { reads: turns, changes: turns }

type Turn = (work: () => Promise<IteratorResult<string, unknown>>) => Promise<IteratorResult<string, unknown>>

/** The turns of the pieces that a request asks for. */
export const pieceTurn =
  (request: FastifyRequest, reply: FastifyReply): Turn =>
  (work) =>
    inTurn(lines, request, reply, work)

/**
 * Waits for the first piece, so that a database that is away is told by a status rather than by half an answer. Each piece
 * has a turn of its own: none is kept by reading slowly. What has begun is not broken off because there are too many others
 * for a moment: it waits, until its reader has left or its connection has stood still for too long.
 */
export async function inPieces(pieces: AsyncGenerator<string>, turn: Turn): Promise<Readable> {
  const begin = () => turn(() => pieces.next())
  const next = async (): ReturnType<typeof begin> => {
    for (;;) {
      try {
        return await begin()
      } catch (error) {
        if (!(error instanceof RefusalError) || !isOverload(error.refusal)) throw error
        await setTimeout(AGAIN_AFTER)
      }
    }
  }
  const first = await begin()
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

// Each holds what was written so far: a few at once, whoever comes beside them is sent pieces.
const MOST_GATHERED = 4
let gathering = 0

/** The whole text where it is not too long to be kept; else all of it in pieces, those that were read first. */
export async function wholeOrPieces(pieces: AsyncGenerator<string>, turn: Turn): Promise<string | Readable> {
  if (gathering >= MOST_GATHERED) return inPieces(pieces, turn)
  gathering++
  let text = ''
  try {
    while (text.length <= LARGEST_KEPT) {
      const piece = await turn(() => pieces.next())
      if (piece.done) return text
      text += piece.value
      await setImmediate()
    }
  } catch (error) {
    await pieces.return(undefined)
    throw error
  } finally {
    gathering--
  }
  return inPieces(goingOn(text, pieces), turn)
}

async function* goingOn(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield text
  yield* pieces
}
