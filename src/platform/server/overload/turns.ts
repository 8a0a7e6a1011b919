import { setImmediate } from 'node:timers/promises'
import { platformRefusals, refuse } from '../../refusals.ts'

export type Bounds = {
  /** How many are worked on at once. */
  atOnce: number
  /** How many of these may be one asker's, however few others there are; all of them unless said. */
  each?: number
  /** How many more may wait. */
  inLine: number
  /** How long one of them waits at most, in milliseconds. */
  patience: number
}

/** Who asks, and the sign that they have gone away. */
export type Asker = { who: string; gone: AbortSignal }

/** What work that has to wait for somebody else does with its turn. */
export type Turn = {
  /** The turn is the next one's, and what is left is done without. */
  giveWay: () => void
  /** The turn is the next one's while this is waited for; then one waits for another, as everybody does. */
  stepAside: <T>(wait: () => Promise<T>) => Promise<T>
}

export type Turns = {
  /** Works when it is the asker's turn; refuses at once where the line is full, and begins nothing for those who left. */
  run: <T>(asker: Asker, work: (turn: Turn) => Promise<T>) => Promise<T>
  counts: () => { running: number; waiting: number }
}

/** Ends the wait: it is one's turn, or there is a reason why not. */
type End = (reason?: Error) => void

const RETRY_AFTER = 2
const LONGEST_INTAKE = 10

const overloaded = (): Error => refuse({ ...platformRefusals['platform/overloaded'], retryAfter: RETRY_AFTER })
const left = (): Error => refuse(platformRefusals['platform/gone'])

/**
 * A few at once, a few more in line, and nobody for long. Whoever asks has a line of their own, and the lines are served
 * in turn: one who asks for a thousand things waits for those, and keeps nobody else from theirs.
 */
export function createTurns({ atOnce, each = atOnce, inLine, patience }: Bounds): Turns {
  // The line that is served next is the first.
  const lines = new Map<string, Set<End>>()
  // How many places each has.
  const held = new Map<string, number>()
  let running = 0
  let waiting = 0
  let arrivals = 0
  let intake = Promise.resolve()

  const leave = (who: string, end: End): void => {
    const line = lines.get(who)
    if (!line?.delete(end)) return
    waiting--
    if (line.size === 0) lines.delete(who)
  }
  /** In a full line there is room for one more only in place of the last of whoever has most. */
  const makeRoom = (who: string): boolean => {
    if (waiting < inLine) return true
    let longest = new Set<End>()
    for (const line of lines.values()) if (line.size > longest.size) longest = line
    if (longest.size <= (lines.get(who)?.size ?? 0) + 1) return false
    ;[...longest].at(-1)!(overloaded())
    return true
  }
  const wait = ({ who, gone }: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!makeRoom(who)) return reject(overloaded())
      const end: End = (reason) => {
        clearTimeout(late)
        gone.removeEventListener('abort', leaves)
        leave(who, end)
        if (reason) reject(reason)
        else resolve()
      }
      const leaves = (): void => end(left())
      const late = setTimeout(() => end(overloaded()), patience)
      gone.addEventListener('abort', leaves)
      const line = lines.get(who) ?? new Set()
      lines.set(who, line.add(end))
      waiting++
      // Who is refused has not come in: one who asks again at once would keep all others from being begun with.
      arrivals++
    })
  const mayHave = (who: string): boolean => (held.get(who) ?? 0) < each
  const take = (who: string): void => void held.set(who, (held.get(who) ?? 0) + 1)
  const giveBack = (who: string): void => {
    const left = held.get(who)! - 1
    if (left === 0) held.delete(who)
    else held.set(who, left)
  }
  /** Gives one's place to the next who may have it, or back. */
  const passOn = (): void => {
    for (const [who, line] of lines) {
      if (!mayHave(who)) continue
      const [first] = line
      // What else is in this line comes after everybody else's.
      lines.delete(who)
      lines.set(who, line)
      take(who)
      return first!()
    }
    running--
  }

  /**
   * Work may be done in one go, the embedded database's included, and Node takes in one new connection in each round of its
   * loop: without this, everybody would wait outside, uncounted, while one after the other is worked for. Hence also one beginning
   * at a time.
   */
  const everybodyIn = async (): Promise<void> => {
    const end = performance.now() + LONGEST_INTAKE
    for (let quiet = 0; quiet < 2 && performance.now() < end;) {
      const before = arrivals
      await setImmediate()
      quiet = arrivals === before ? quiet + 1 : 0
    }
  }

  return {
    run: async (asker, work) => {
      let mine = false
      let forGood = false
      let aside = 0
      const letGo = (): void => {
        if (!mine) return
        mine = false
        giveBack(asker.who)
        passOn()
      }
      const enter = async (): Promise<void> => {
        if (asker.gone.aborted) throw left()
        if (running < atOnce && mayHave(asker.who)) {
          running++
          arrivals++
          take(asker.who)
        } else await wait(asker)
        mine = true
        // Who has waited for their turn may have no more use for it.
        if (forGood) return letGo()
        await (intake = intake.then(everybodyIn))
        if (asker.gone.aborted) throw left()
      }
      const giveWay = (): void => {
        forGood = true
        letGo()
      }
      const stepAside = async <T>(wait: () => Promise<T>): Promise<T> => {
        aside++
        letGo()
        try {
          return await wait()
        } finally {
          // Of several that are waited for at once, the last one takes the turn.
          if (--aside === 0 && !forGood) await enter()
        }
      }
      try {
        await enter()
        return await work({ giveWay, stepAside })
      } finally {
        giveWay()
      }
    },
    counts: () => ({ running, waiting }),
  }
}
