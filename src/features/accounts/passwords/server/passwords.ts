import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordMemoryOf } from '#platform/server/settings/password-settings.ts'
import { costlyTurns } from './costly-turns.ts'

const derive = promisify(argon2)
const PASSES = 2
const LENGTH = 32

/** What a hash costs, as it says itself: kibibytes, passes, lanes. */
type Cost = { memory: number; passes: number; parallelism: number }

// Judged at the start with every other setting; read here by whoever hashes first.
let today: Cost | null = null
const todaysCost = (): Cost => (today ??= { memory: passwordMemoryOf(process.env), passes: PASSES, parallelism: 1 })

// A hash that wants more than any site of ours would ask for keeps the machine busy for nothing.
const MOST: Cost = { memory: 1_048_576, passes: 16, parallelism: 4 }

const inTurn = costlyTurns(2)

const key = (password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost }))

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const costNote = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`

/** In the usual notation, which says what the hash cost: the cost can be changed later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const derived = await key(password, nonce, todaysCost(), LENGTH)
  return `${costNote(todaysCost())}${base64(nonce)}$${base64(derived)}`
}

const HASH = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([\w+/]{11,88})\$([\w+/]{22,88})$/

function read(hash: string): { cost: Cost; nonce: Buffer; derived: Buffer } | null {
  const [, memory, passes, parallelism, nonce, derived] = HASH.exec(hash) ?? []
  if (!nonce || !derived) return null
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const known = cost.passes >= 1 && cost.parallelism >= 1 && cost.memory >= 8 * cost.parallelism
  const bearable = cost.memory <= MOST.memory && cost.passes <= MOST.passes && cost.parallelism <= MOST.parallelism
  if (!known || !bearable) return null
  return { cost, nonce: Buffer.from(nonce, 'base64'), derived: Buffer.from(derived, 'base64') }
}

/** Of nobody's password: an unknown address costs the same time as a wrong password. */
const nobody = { nonce: randomBytes(16), derived: randomBytes(LENGTH) }

/** At the cost the hash was made with. What cannot be read as a hash is nobody's. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const kept = hash === null ? null : read(hash)
  const { cost, nonce, derived } = kept ?? { cost: todaysCost(), ...nobody }
  const found = await key(password, nonce, cost, derived.length)
  return timingSafeEqual(derived, found) && kept !== null
}

/** Whether a hash was made at another cost than today's. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(costNote(todaysCost()))
