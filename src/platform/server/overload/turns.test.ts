import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Bounds } from './turns.ts'
import { createTurns } from './turns.ts'

const HOURS = 3_600_000

/** Turns whose work is told to end, and a note of what began, in order. */
function held(bounds: Partial<Bounds> = {}) {
  const turns = createTurns({ atOnce: 2, inLine: 3, patience: HOURS, ...bounds })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, who = name, gone = new AbortController().signal): Promise<string> => {
    const answer = turns
      .run({ who, gone }, async () => {
        began.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return 'done'
      })
      .catch((error: Error & { refusal?: { code: string } }) => error.refusal?.code ?? error.message)
    return answer
  }
  /** Whoever has a turn has begun. */
  const settle = async (): Promise<void> => {
    for (let rounds = 0; rounds < 5; rounds++) await setImmediate()
  }
  /** Ends one, and waits until whoever follows has begun. */
  const end = async (name: string): Promise<void> => {
    await settle()
    ends.get(name)!()
    await settle()
  }
  return { turns, began, ask, settle, end }
}

test('a few at once, a few in line, and the rest is refused at once', async () => {
  const { turns, began, ask, settle, end } = held()
  const accepted = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name))
  expect(turns.counts()).toEqual({ running: 2, waiting: 3 })
  expect(await ask('f')).toBe('platform/overloaded')
  await settle()
  expect(began).toEqual(['a', 'b'])
  await end('b')
  expect(began).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd', 'e']) await end(name)
  expect(await Promise.all(accepted)).toEqual(Array(5).fill('done'))
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

test('whoever leaves the line is never worked for, and makes room', async () => {
  const { turns, began, ask, end } = held()
  void ask('a')
  void ask('b')
  const client = new AbortController()
  const leaving = ask('c', 'c', client.signal)
  client.abort()
  expect(await leaving).toBe('platform/gone')
  expect(turns.counts()).toEqual({ running: 2, waiting: 0 })
  void ask('d')
  await end('a')
  expect(began).toEqual(['a', 'b', 'd'])
  expect(await ask('e', 'e', client.signal)).toBe('platform/gone')
})

test('nobody waits for longer than the patience', async () => {
  const { turns, began, ask, settle } = held({ patience: 1 })
  void ask('a')
  void ask('b')
  expect(await ask('c')).toBe('platform/overloaded')
  await settle()
  expect(turns.counts()).toEqual({ running: 2, waiting: 0 })
  expect(began).toEqual(['a', 'b'])
})

test('what fails gives its place on', async () => {
  const turns = createTurns({ atOnce: 1, inLine: 1, patience: HOURS })
  const asker = { who: 'a', gone: new AbortController().signal }
  const failing = turns.run(asker, () => Promise.reject(new Error('broken')))
  const next = turns.run(asker, () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

test('who asks for many things waits for those, and others come between', async () => {
  const { began, ask, end } = held({ atOnce: 1, inLine: 4 })
  void ask('flood 1', 'flood')
  const flood = ['flood 2', 'flood 3', 'flood 4', 'flood 5'].map((name) => ask(name, 'flood'))
  expect(await ask('flood 6', 'flood')).toBe('platform/overloaded')
  // The line is full of one asker's: the last of these makes room for others, until each has a share.
  void ask('ada', 'ada')
  expect(await flood[3]).toBe('platform/overloaded')
  void ask('bob', 'bob')
  expect(await flood[2]).toBe('platform/overloaded')
  void ask('carl', 'carl')
  expect(await flood[1]).toBe('platform/overloaded')
  expect(await ask('dora', 'dora')).toBe('platform/overloaded')
  for (const name of ['flood 1', 'flood 2', 'ada', 'bob']) await end(name)
  expect(began).toEqual(['flood 1', 'flood 2', 'ada', 'bob', 'carl'])
})

test('a long line is served in turn with short ones', async () => {
  const { began, ask, end } = held({ atOnce: 1, inLine: 9 })
  void ask('first', 'flood')
  for (const name of ['flood 1', 'flood 2', 'flood 3']) void ask(name, 'flood')
  void ask('ada', 'ada')
  void ask('bob', 'bob')
  for (const name of ['first', 'flood 1', 'ada', 'bob', 'flood 2']) await end(name)
  expect(began).toEqual(['first', 'flood 1', 'ada', 'bob', 'flood 2', 'flood 3'])
})

test('work that never pauses does not hide who came meanwhile', async () => {
  const turns = createTurns({ atOnce: 1, inLine: 1, patience: HOURS })
  const asker = { who: 'a', gone: new AbortController().signal }
  let done = 0
  const answers = [1, 2, 3].map(() => turns.run(asker, async () => ++done))
  await expect(answers[2]).rejects.toThrow('très sollicité')
  expect(done).toBe(0)
  expect(await Promise.all(answers.slice(0, 2))).toEqual([1, 2])
})

test('work that gives way has no turn any more, and gives none away when it ends', async () => {
  const { turns, began, ask, settle } = held({ atOnce: 1 })
  const asker = { who: 'patient', gone: new AbortController().signal }
  const elsewhere = Promise.withResolvers<string>()
  const patient = turns.run(asker, ({ giveWay }) => {
    giveWay()
    giveWay()
    return elsewhere.promise
  })
  for (const name of ['a', 'b']) void ask(name)
  await settle()
  expect(began).toEqual(['a'])
  elsewhere.resolve('done')
  expect(await patient).toBe('done')
  await settle()
  expect(began).toEqual(['a'])
  expect(turns.counts()).toEqual({ running: 1, waiting: 1 })
})

test('work that steps aside has no turn while it waits, and waits for another one then', async () => {
  const { turns, began, ask, settle, end } = held({ atOnce: 1 })
  const asker = { who: 'patient', gone: new AbortController().signal }
  const [first, last] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const patient = turns.run(asker, async ({ stepAside }) => {
    const both = await Promise.all([stepAside(() => first.promise), stepAside(() => last.promise)])
    began.push('patient')
    return both
  })
  void ask('a')
  await settle()
  expect(began).toEqual(['a'])
  // While one of both is still waited for, there is nothing that a turn would serve.
  first.resolve('first')
  await settle()
  expect(turns.counts()).toEqual({ running: 1, waiting: 0 })
  last.resolve('last')
  await settle()
  expect(turns.counts()).toEqual({ running: 1, waiting: 1 })
  await end('a')
  expect(await patient).toEqual(['first', 'last'])
  expect(began).toEqual(['a', 'patient'])
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

test('what all waited for comes to all at once, and only a few go on', async () => {
  const { turns, settle } = held({ atOnce: 1, inLine: 2 })
  const there = Promise.withResolvers<string>()
  const goOn = Promise.withResolvers<void>()
  let wentOn = 0
  const answers: Promise<string>[] = []
  const client = new AbortController()
  for (let at = 0; at < 6; at++) {
    const asker = { who: `${at}`, gone: at === 0 ? client.signal : new AbortController().signal }
    const answer = turns.run(asker, async ({ stepAside }) => {
      await stepAside(() => there.promise)
      wentOn++
      await goOn.promise
      return 'done'
    })
    answers.push(answer.catch((error: Error & { refusal?: { code: string } }) => error.refusal!.code))
    await settle()
  }
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
  client.abort()
  there.resolve('there')
  await settle()
  expect(wentOn).toBe(1)
  goOn.resolve()
  const over = 'platform/overloaded'
  expect(await Promise.all(answers)).toEqual(['platform/gone', 'done', 'done', 'done', over, over])
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

test('work that ends while it stands aside leaves no turn taken', async () => {
  const { turns, ask, settle, end } = held({ atOnce: 1 })
  const asker = { who: 'hasty', gone: new AbortController().signal }
  const there = Promise.withResolvers<void>()
  let aside: Promise<void> = Promise.resolve()
  // In line again, and meanwhile given up.
  const fault = Promise.withResolvers<void>()
  const hasty = turns.run(asker, ({ stepAside }) => {
    aside = stepAside(() => there.promise)
    return Promise.all([aside, fault.promise])
  })
  const failed = expect(hasty).rejects.toThrow('broken')
  void ask('a')
  await settle()
  there.resolve()
  await settle()
  expect(turns.counts()).toEqual({ running: 1, waiting: 1 })
  fault.reject(new Error('broken'))
  await failed
  await end('a')
  await aside
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

test('who is refused and asks again at once keeps nobody from being begun with', async () => {
  const { began, ask, end } = held({ atOnce: 1, inLine: 1 })
  void ask('first', 'flood')
  void ask('second', 'flood')
  const over = new AbortController()
  const flood = (async () => {
    while (!over.signal.aborted) {
      void ask('more', 'flood')
      await setImmediate()
    }
  })()
  // As long as it takes where nobody floods.
  await end('first')
  expect(began).toEqual(['first', 'second'])
  over.abort()
  await flood
})

test('one asker has a few places at most, and leaves the others to others, who need not wait', async () => {
  const { turns, began, ask, settle, end } = held({ atOnce: 3, each: 2, inLine: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a')
  await settle()
  expect(began).toEqual(['a1', 'a2'])
  void ask('b1', 'b')
  await settle()
  expect(began).toEqual(['a1', 'a2', 'b1'])
  void ask('c1', 'c')
  await end('a1')
  // The third of the first was there before.
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])
  await end('b1')
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'c1'])
  await end('c1')
  // Nobody else is there, and the first has what it may have.
  expect([began.length, turns.counts()]).toEqual([5, { running: 2, waiting: 1 }])
  for (const name of ['a2', 'a3', 'a4']) await end(name)
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})
