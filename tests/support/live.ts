import { identifyBy } from '../../src/features/accounts/sessions/server/sessions.ts'
import type { Live } from '../../src/platform/server/live/live.ts'
import { startLive } from '../../src/platform/server/live/live.ts'
import type { TestDatabase } from './test-database.ts'

type Options = Pick<Parameters<typeof startLive>[0], 'bounds' | 'beatEvery'>

/** Live streams on a test's database; they end before it closes. */
export function testLive(database: TestDatabase, options: Options = {}): Live {
  const { db, changes } = database
  const live = startLive({ db, changes, identify: identifyBy(db), report: () => undefined, ...options })
  database.beforeClose(async () => live.stop())
  return live
}
