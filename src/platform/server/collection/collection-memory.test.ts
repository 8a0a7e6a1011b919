import { expect, test } from 'vitest'
import type { Db } from '#platform/server/database/db.ts'
import { collectionMemory, whileUnchanged } from './collection-memory.ts'
import type { IndexedCollection } from './collection.ts'

function anIndex() {
  let version = 1
  const index = { version: () => version } as IndexedCollection
  return { index, change: () => void version++ }
}

test('what is remembered goes with the next change of its own index', () => {
  const memoryOf = whileUnchanged<string, number>()
  const [jobs, companies] = [anIndex(), anIndex()]
  memoryOf(jobs.index).set('a', 1)
  memoryOf(companies.index).set('a', 2)
  expect([memoryOf(jobs.index).get('a'), memoryOf(companies.index).get('a')]).toEqual([1, 2])
  jobs.change()
  expect([memoryOf(jobs.index).get('a'), memoryOf(companies.index).get('a')]).toEqual([undefined, 2])
})

test('documents are read once until something changes, in the order they are asked for; a missing one is asked for again', async () => {
  const { index, change } = anIndex()
  const reads: number[][] = []
  const documentsOf = collectionMemory((_db, ids) => {
    reads.push(ids)
    return Promise.resolve(ids.filter((id) => id !== 9).map((id) => ({ id })))
  })
  const asked = async (...ids: number[]) => (await documentsOf({} as Db, index, ids)).map(({ id }) => id)
  expect(await asked(2, 1, 9)).toEqual([2, 1])
  expect(await asked(3, 2, 9)).toEqual([3, 2])
  change()
  expect(await asked(1)).toEqual([1])
  expect(reads).toEqual([[2, 1, 9], [3, 9], [1]])
})
