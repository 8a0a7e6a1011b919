import { expect, test } from 'vitest'
import { openIndexIn } from '../src/app/search.ts'
import { companyCollection } from '#features/companies/server/company-collection.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import { startCollection } from '../src/platform/server/collection/start-collection.ts'

const database = useTestDatabase()

test('who was let in to an index that is filled anew waits until all of it is there again', async () => {
  await smallWorld(database.db)
  const open = openIndexIn(() => null)
  const asked: number[] = []
  let opened = 0
  let lose = (): void => undefined
  const companies = startCollection(database.db, companyCollection, {
    open: async (collection, onLost) => {
      const index = await open(collection, onLost)
      const number = ++opened
      lose = onLost
      return {
        ...index,
        search: (query) => {
          asked.push(number)
          return index.search(query)
        },
      }
    },
    changes: database.changes,
    report: () => undefined,
  })
  await companies.catchUp()
  const found = companies.search({ limit: 0 })
  lose()
  expect((await found).total).toBe(2)
  expect(asked).toEqual([2])
  await companies.stop()
})
