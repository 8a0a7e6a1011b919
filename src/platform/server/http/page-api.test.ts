import * as z from 'zod'
import { expect, test } from 'vitest'
import type { Api } from '../../contract.ts'
import { endpoint } from '../../contract.ts'
import { askedOnce } from './page-api.ts'

const input = z.object({ id: z.int().optional() })
const thing = {
  path: '/v1/things',
  access: 'public',
  summary: 'Une chose.',
  input,
  output: z.object({ n: z.int() }),
} as const
const read = endpoint({ ...thing, method: 'GET' })
const change = endpoint({ ...thing, method: 'POST' })

/** Each call is answered by another number. */
function counted(): Api {
  let n = 0
  return (async () => ({ n: (n += 1) })) as unknown as Api
}

test('what a page asks for twice is read once; what it asks for otherwise is another question', async () => {
  const api = askedOnce(counted())
  const both = await Promise.all([api(read, {}), api(read, {}), api(read, { id: 1 })])
  expect(both).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }])
  expect(await api(read, { id: 1 })).toEqual({ n: 2 })
  // Somebody else, or the next page.
  expect(await askedOnce(counted())(read, { id: 1 })).toEqual({ n: 1 })
})

test('what was read before a change, or while it was made, is read again after it', async () => {
  const api = askedOnce(counted())
  await api(read, {})
  const changing = api(change, {})
  expect(await api(read, {})).toEqual({ n: 3 })
  await changing
  expect(await api(read, {})).toEqual({ n: 4 })
})
