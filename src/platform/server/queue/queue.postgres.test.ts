import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { Wire } from '../../../../tests/support/wire.ts'
import { openDatabase } from '../database/db.ts'
import { startQueue } from './queue.ts'

const site = useTestDatabase()
const soon = { timeout: 20_000, interval: 20 }

// The embedded database lives in the process and cannot go away without it.
describe('while PostgreSQL is away', () => {
  for (const [name, go] of [
    ['cut off', (wire: Wire) => wire.cut()],
    ['frozen', async (wire: Wire) => void (wire.frozen = true)],
  ] as const) {
    test(`${name}: the queue says so once, and goes on by itself`, async () => {
      const wire = new Wire(site.place.databaseUrl!)
      await wire.join()
      const url = new URL(site.place.databaseUrl!)
      url.port = String(wire.port)
      const far = await openDatabase({ databaseUrl: url.href, dataFolder: '' })
      const faults: unknown[] = []
      const queue = await startQueue(far, (error) => faults.push(error))
      const done: number[] = []
      await queue.work<{ id: number }>(`outage-${name.replace(' ', '-')}`, async ({ id }) => void done.push(id))
      const send = (id: number) =>
        far.db.transaction((tx) => queue.send(tx, `outage-${name.replace(' ', '-')}`, { id }))
      await send(1)
      await expect.poll(() => done, soon).toEqual([1])
      await go(wire)
      await expect.poll(() => faults.length, soon).toBe(1)
      await expect(send(2)).rejects.toThrow()
      await wire.cut()
      await wire.join()
      await expect
        .poll(
          () =>
            send(3).then(
              () => true,
              () => false,
            ),
          soon,
        )
        .toBe(true)
      await expect.poll(() => done, soon).toContain(3)
      expect(faults).toHaveLength(1)
      await queue.stop()
      await far.close()
      await wire.cut()
    })
  }
})
