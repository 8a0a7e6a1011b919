import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import * as sections from '#features/news/writing/sections.contract.ts'
import * as contract from '#features/news/writing/writing.contract.ts'
import type { InputOf } from '#platform/contract.ts'
import type { Actor, Served, SignedIn } from '#platform/server/endpoints.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import type { TestAccounts } from './accounts.ts'
import { testAccounts } from './accounts.ts'
import { testExchange } from './exchange.ts'
import { newPerson } from './people.ts'
import type { useTestDatabase } from './test-database.ts'

type Ground = { ada: SignedIn; bob: SignedIn; category: number }

/** Two administrators who write articles of one category, by a clock that a test may set. */
export function useWriting(database: ReturnType<typeof useTestDatabase>, routes: (site: TestAccounts) => Served[]) {
  const ground = {} as Ground
  let dispatcher: ReturnType<typeof createDispatcher>

  const api = (actor: Actor) => apiFor(dispatcher, { actor, exchange: testExchange() })
  const call = <E extends Parameters<ReturnType<typeof api>>[0]>(actor: Actor, endpoint: E, input: InputOf<E>) =>
    api(actor)(endpoint, input)
  const read = (id: number, actor: Actor = ground.ada) => call(actor, contract.readWriting, { id })
  const begin = async (): Promise<number> =>
    (await call(ground.ada, contract.createArticle, { title: 'Les salaires', category_id: ground.category })).id
  type More = Partial<InputOf<typeof contract.saveArticle>>
  const save = (id: number, version: number, content: string, more: More = {}, actor: Actor = ground.ada) => {
    const fields = { title: 'Les salaires', category_id: ground.category, content, ...more }
    return call(actor, contract.saveArticle, { id, version, ...fields })
  }
  /** What readers are shown, once it is published. */
  const shown = async (id: number): Promise<string> =>
    (await database.db.execute<{ content: string }>(sql`select content from articles where id = ${id}`)).rows[0]!
      .content
  const numbers = async (id: number): Promise<number[]> => (await read(id)).versions.map(({ number }) => number)

  beforeAll(async () => {
    const site = await testAccounts(database)
    dispatcher = createDispatcher(routes(site))
    const person = async (email: string): Promise<SignedIn> => ({
      role: 'administrator',
      accountId: await newPerson(site, email),
      companyId: null,
      sessionId: 'x',
      verified: true,
      flags: [],
    })
    ground.ada = await person('ada@example.org')
    ground.bob = await person('bob@example.org')
    ground.category = (await call(ground.ada, sections.addCategory, { libelle: 'Carrières' })).id
  })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  return Object.assign(ground, { begin, call, numbers, read, save, shown })
}
