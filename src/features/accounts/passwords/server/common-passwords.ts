import { Worker } from 'node:worker_threads'
import { invalidInput } from '#platform/refusals.ts'
import { costlyTurns } from './costly-turns.ts'
import type { JudgeAnswer, JudgeCall } from './password-judge.ts'

/** Guesses that a patient attacker affords online. */
const TOO_FEW_GUESSES = 2e7
// What begins well enough is good enough: judging takes longer with every character.
const JUDGED = 32

type Waiting = { resolve: (guesses: number) => void; reject: (error: Error) => void }
const waiting = new Map<number, Waiting>()
let calls = 0

// Dictionaries weigh megabytes: loaded when the first password is chosen, outside the thread that answers everybody.
let judge: Worker | null = null

function startJudge(): Worker {
  const started = new Worker(new URL('./password-judge.ts', import.meta.url))
  started.on('message', ({ id, guesses }: JudgeAnswer) => {
    waiting.get(id)?.resolve(guesses)
    waiting.delete(id)
    // Idle, it keeps no process alive.
    if (waiting.size === 0) started.unref()
  })
  const lose = (error: Error): void => {
    if (judge === started) judge = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
  started.on('exit', () => lose(new Error('accounts: the thread that judges passwords has ended')))
  return started
}

const inTurn = costlyTurns(1)

function countGuesses(password: string, inputs: string[]): Promise<number> {
  judge ??= startJudge()
  judge.ref()
  const id = ++calls
  judge.postMessage({ id, password: password.slice(0, JUDGED), inputs } satisfies JudgeCall, [])
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

/** Refuses passwords that everybody tries first: common ones, and those made of the person's own name or address. */
export async function refuseCommonPassword(password: string, about: readonly string[]): Promise<void> {
  const inputs = about.flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/)).filter((word) => word.length > 2)
  if ((await inTurn(() => countGuesses(password, ['florin', ...inputs]))) >= TOO_FEW_GUESSES) return
  throw invalidInput({
    password:
      'Ce mot de passe est trop facile à deviner. Évitez les mots courants, votre nom et les suites de touches.',
  })
}
