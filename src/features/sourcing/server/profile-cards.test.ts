import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSourcing } from '../../../../tests/support/sourcing.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type * as anonymousRules from '../anonymous.rules.ts'

const made = vi.hoisted(() => ({ turn: 0, turns: new Map<string, number>() }))
vi.mock('../anonymous.rules.ts', async (original) => {
  const rules = await original<typeof anonymousRules>()
  return {
    ...rules,
    anonymous: (...[text, known]: Parameters<typeof rules.anonymous>) => {
      const card = /tournevire \d/.exec(text)?.[0]
      if (card) made.turns.set(card, made.turn)
      return rules.anonymous(text, known)
    },
  }
})

const database = useTestDatabase()
const { person, inStep, search } = useSourcing(database)

beforeEach(() => made.turns.clear())

test('others have their turn between two cards', async () => {
  for (const number of [1, 2, 3]) await person({ title: `tournevire ${number}` })
  await inStep()
  made.turns.clear()
  const over = new AbortController()
  const others = (async () => {
    for (; !over.signal.aborted; made.turn++) await setImmediate()
  })()
  expect((await search({ q: 'tournevire' })).data).toHaveLength(3)
  over.abort()
  await others
  expect(made.turns.size).toBe(3)
  expect(new Set(made.turns.values()).size).toBe(3)
})
