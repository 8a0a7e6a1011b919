import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { platformRefusals, refuse } from '#platform/refusals.ts'
import { inPieces } from './in-pieces.ts'

async function* three() {
  yield 'one '
  yield 'two '
  yield 'three'
}

/** Turns of which some are refused, by their number. */
function turnsWithout(...refused: number[]) {
  let number = 0
  return <T>(work: () => Promise<T>): Promise<T> =>
    refused.includes(++number) ? Promise.reject(refuse(platformRefusals['platform/overloaded'])) : work()
}

test('what has begun waits for its next turn, and arrives whole', async () => {
  expect(await text(await inPieces(three(), turnsWithout(2, 3, 5)))).toBe('one two three')
})

test('what has not begun is refused, so that its reader is told by a status', async () => {
  await expect(inPieces(three(), turnsWithout(1))).rejects.toMatchObject({
    refusal: { code: 'platform/overloaded' },
  })
})

test('what fails otherwise is broken off', async () => {
  async function* failing() {
    yield 'one '
    throw new Error('the database is away')
  }
  await expect(text(await inPieces(failing(), turnsWithout()))).rejects.toThrow('the database is away')
})
