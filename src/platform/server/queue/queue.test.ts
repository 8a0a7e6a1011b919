// @module-tag postgres
import { afterEach, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import type { Queue } from './queue.ts'
import { startQueue, TryLater } from './queue.ts'

const site = useTestDatabase()

const queues: Queue[] = []
const reported: unknown[] = []
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()))
  reported.length = 0
})

async function start(lookEvery?: number): Promise<Queue> {
  const queue = await startQueue(site.database, (error) => reported.push(error), lookEvery)
  queues.push(queue)
  return queue
}

async function stop(queue: Queue): Promise<void> {
  queues.splice(queues.indexOf(queue), 1)
  await queue.stop()
}

const soon = { timeout: 60_000, interval: 20 }

type Kept = { state: string; data: unknown; output: unknown; start_after: Date; deletion_seconds: number }
const keptOf = async (job: string): Promise<Kept[]> => {
  const { rows } = await site.database.run(
    'select state, data, output, start_after, deletion_seconds from queue.job where name = $1 order by created_on, id',
    [job],
  )
  return rows as Kept[]
}

test('a job exists if and only if the transaction that sends it commits', async () => {
  const queue = await start()
  const done: number[] = []
  await queue.work<{ id: number }>('commit', async ({ id }) => void done.push(id))
  const failing = site.db.transaction(async (tx) => {
    await queue.send(tx, 'commit', { id: 1 })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await site.db.transaction((tx) => queue.send(tx, 'commit', { id: 2 }))
  await expect.poll(() => done, soon).toEqual([2])
  await expect.poll(async () => (await keptOf('commit')).map(({ state }) => state), soon).toEqual(['completed'])
  expect(await keptOf('commit')).toMatchObject([{ data: { id: 2 }, deletion_seconds: 60 }])
  expect(reported).toEqual([])
})

test('a job that nobody works is refused rather than lost', async () => {
  const queue = await start()
  await expect(site.db.transaction((tx) => queue.send(tx, 'unknown', {}))).rejects.toThrow(
    'nobody works the job unknown',
  )
})

test('a job that is committed is done without anybody looking for it, also one of a kind that said nothing before', async () => {
  const before = await start()
  await before.work('told', () => Promise.resolve())
  await stop(before)
  await site.database.run("update queue.queue set notify = false where name = 'told'")
  const queue = await start(3_600)
  const done: number[] = []
  await queue.work<{ id: number }>('told', async ({ id }) => void done.push(id))
  await queue.work<{ id: number }>('new', async ({ id }) => void done.push(id))
  // The first may have been there when somebody looked, the others were not.
  for (const id of [1, 2, 3]) {
    await site.db.transaction((tx) => queue.send(tx, 'told', { id }))
    await expect.poll(() => done, soon).toContain(id)
    await site.db.transaction((tx) => queue.send(tx, 'new', { id: id + 10 }))
    await expect.poll(() => done, soon).toContain(id + 10)
  }
})

test('a job for later waits for its time', async () => {
  const queue = await start()
  const done: string[] = []
  await queue.work<{ name: string }>('later', async ({ name }) => void done.push(name))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await site.db.transaction((tx) => queue.send(tx, 'later', { name: 'tomorrow' }, { startAfter: tomorrow }))
  await site.db.transaction((tx) => queue.send(tx, 'later', { name: 'now' }))
  await expect.poll(() => done, soon).toEqual(['now'])
  const kept = await keptOf('later')
  expect(kept.find(({ state }) => state === 'created')?.start_after).toEqual(tomorrow)
})

test('a job that fails is reported and tried again later; its error is not kept', async () => {
  const queue = await start()
  let tries = 0
  await queue.work('fragile', async () => {
    if (++tries === 1) throw new Error('could not write to marie@exemple.example')
    if (tries === 2) throw new TryLater()
  })
  await site.db.transaction((tx) => queue.send(tx, 'fragile', {}))
  const again = () => expect.poll(async () => (await keptOf('fragile'))[0]?.state, soon).toBe('retry')
  const delay = async () => (await keptOf('fragile'))[0]!.start_after.getTime() - Date.now()
  const bringForward = () => site.database.run(`update queue.job set start_after = now() where name = 'fragile'`)
  await again()
  expect(await delay()).toBeGreaterThan(0)
  expect(await delay()).toBeLessThan(31_000)
  await bringForward()
  await expect.poll(() => tries, soon).toBe(2)
  await again()
  await expect.poll(delay, soon).toBeGreaterThan(20_000)
  await bringForward()
  await expect.poll(async () => (await keptOf('fragile'))[0]?.state, soon).toBe('completed')
  expect(reported).toMatchObject([{ message: 'could not write to marie@exemple.example' }])
  expect(JSON.stringify(await keptOf('fragile'))).not.toContain('marie')
})

test('two instances share the work, and each job is done once', async () => {
  const done: number[] = []
  const [one, other] = [await start(), await start()]
  for (const queue of [one, other]) await queue.work<{ id: number }>('shared', async ({ id }) => void done.push(id))
  const ids = Array.from({ length: 40 }, (_, index) => index)
  await site.db.transaction(async (tx) => {
    for (const id of ids) await one.send(tx, 'shared', { id })
  })
  await expect
    .poll(async () => (await keptOf('shared')).filter(({ state }) => state === 'completed').length, soon)
    .toBe(40)
  expect(done.toSorted((a, b) => a - b)).toEqual(ids)
})

test('stopping waits for the job under way; the others wait for the next start', async () => {
  const queue = await start()
  const began = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const done: string[] = []
  await queue.work<{ name: string }>('slow', async ({ name }) => {
    began.resolve()
    await finish.promise
    done.push(name)
  })
  await site.db.transaction((tx) => queue.send(tx, 'slow', { name: 'under way' }))
  await began.promise
  const stopped = stop(queue)
  await site.database.run(`insert into queue.job (name, data) values ('slow', '{"name":"sent meanwhile"}')`)
  finish.resolve()
  await stopped
  expect(done).toEqual(['under way'])

  const next = await start()
  await next.work<{ name: string }>('slow', async ({ name }) => void done.push(name))
  await expect.poll(() => done, soon).toEqual(['under way', 'sent meanwhile'])
})

test('what is due by the clock of Paris runs once, however many instances there are', async () => {
  const [hour, minute] = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date())
    .split(':')
    .map(Number)
  let runs = 0
  const first = await start()
  await first.schedule('hourly', `${minute} ${hour} * * *`, async () => void runs++)
  await stop(first)
  // As if the schedule were old, and nobody had looked at the clock for a while.
  await site.database.run(`update queue.schedule set created_on = now() - interval '1 hour'`)
  await site.database.run(`update queue.version set cron_on = now() - interval '5 minutes'`)
  for (const queue of [await start(), await start()]) {
    await queue.schedule('hourly', `${minute} ${hour} * * *`, async () => void runs++)
  }
  await expect.poll(() => runs, { ...soon, timeout: 60_000 }).toBe(1)
  expect(await keptOf('hourly')).toHaveLength(1)
})

test('a queue newer than the code is left alone, in one sentence', async () => {
  await stop(await start())
  await site.database.run('update queue.version set version = version + 1')
  await expect(startQueue(site.database, () => undefined)).rejects.toThrow(
    'the queue in the database is newer than this version of Florin',
  )
  await site.database.run('update queue.version set version = version - 1')
})
