import { expect, test } from 'vitest'
import type { Db } from '#platform/server/database/db.ts'
import { collectionMemory, memoWhileUnchanged } from './collection-memory.ts'
import type { IndexedCollection } from './collection.ts'

function anIndex() {
  let version = 1
  const index = { version: () => version } as IndexedCollection
  return { index, change: () => void version++ }
}

test('what is remembered goes with the next change of its own index, and those who come together share it', async () => {
  let made = 0
  const answerTo = memoWhileUnchanged(
    (asked: { word: string }) => asked.word,
    () => Promise.resolve(++made),
  )
  const [jobs, companies] = [anIndex(), anIndex()]
  const both = () =>
    Promise.all([jobs, jobs, companies].map(({ index }) => answerTo({} as Db, index, { word: 'banque' })))
  expect(await both()).toEqual([1, 1, 2])
  jobs.change()
  expect(await both()).toEqual([3, 3, 2])
  expect(await answerTo({} as Db, jobs.index, { word: 'audit' })).toBe(4)
})

test('a failure is not remembered', async () => {
  const { index } = anIndex()
  const answers = [Promise.reject(new Error('away')), Promise.resolve('there')]
  const answerTo = memoWhileUnchanged(
    (id: number) => id,
    () => answers.shift()!,
  )
  await expect(answerTo({} as Db, index, 1)).rejects.toThrow('away')
  expect(await answerTo({} as Db, index, 1)).toBe('there')
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
