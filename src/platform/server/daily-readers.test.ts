import { expect, test } from 'vitest'
import { createDailyReaders } from './daily-readers.ts'
import type { SignedIn } from './endpoints.ts'
import { visitor } from './endpoints.ts'

const member: SignedIn = { role: 'candidate', accountId: 7, sessionId: 's', companyId: null, verified: true, flags: [] }

test('an address adds so many readers a day; its members count all the same, once each', () => {
  const readers = createDailyReaders<true>()
  const from = (agent: string) => ({ address: '192.0.2.7', agent })
  const counted = Array.from({ length: 600 }, (_, nth) =>
    readers.first('article 1', { actor: visitor, from: from(`a${nth}`) }, true),
  ).filter((day) => day !== null)
  expect(counted).toHaveLength(500)
  const asMember = () => readers.first('article 1', { actor: member, from: from('b') }, true)
  expect([asMember() === null, asMember() === null]).toEqual([false, true])
})
