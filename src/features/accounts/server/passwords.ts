import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '#platform/refusals.ts'
import { accountRefusals } from '../accounts.rules.ts'

const derive = promisify(argon2)
const MEMORY = 19_456
const PASSES = 2
const LENGTH = 32

// A hash takes a core for a while. A few at once, a few more in line; beyond that it is kinder to say no than to stall.
const AT_ONCE = 2
const IN_LINE = 40
let running = 0
const line: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (line.length >= IN_LINE) throw refuse({ ...accountRefusals['accounts/busy'], retryAfter: 3 })
    await new Promise<void>((resolve) => line.push(resolve))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    line.shift()?.()
  }
}

const key = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      parallelism: 1,
      tagLength: LENGTH,
      memory: MEMORY,
      passes: PASSES,
    }),
  )

/** In the usual notation, so that its cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const derived = await key(password, nonce)
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(nonce)}$${base64(derived)}`
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** Of nobody's password: an unknown address costs the same time as a wrong password. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(randomBytes(16))}$${base64(randomBytes(LENGTH))}`

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , , nonce, derived] = (hash ?? NOBODY).split('$')
  const expected = Buffer.from(derived!, 'base64')
  const found = await key(password, Buffer.from(nonce!, 'base64'))
  return timingSafeEqual(expected, found) && hash !== null
}
