import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { useSourcing } from '../../../../tests/support/sourcing.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'

const database = useTestDatabase()
const { person, inStep, search } = useSourcing(database)

test('others have their turn between two cards', async () => {
  for (const number of [1, 2, 3]) await person({ title: `tournevire ${number}` })
  await inStep()
  let turn = 0
  const over = new AbortController()
  const others = (async () => {
    for (; !over.signal.aborted; turn++) await setImmediate()
  })()
  // Each card is made nameless: in which turn its title was.
  const turns = new Map<string, number>()
  const plain = Object.getOwnPropertyDescriptor(String.prototype, 'replaceAll')!.value as (...args: unknown[]) => string
  const spy = vi.spyOn(String.prototype, 'replaceAll').mockImplementation(function (this: string, ...args: unknown[]) {
    if (/^tournevire \d$/.test(this)) turns.set(this, turn)
    return plain.apply(this, args)
  })
  const { data } = await search({ q: 'tournevire' })
  spy.mockRestore()
  over.abort()
  await others
  expect(data).toHaveLength(3)
  expect(turns.size).toBe(3)
  expect(new Set(turns.values()).size).toBe(3)
})
