import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '../second-factor.rules.ts'
import { markOf } from '#platform/server/secrets.ts'

// Without the letters and digits that look alike on paper.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** « x7k2m-pq4rt »: about fifty bits each, to be written down. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`)

/** What is kept of a code, however it is typed: in capitals, with or without its hyphen. */
export const recoveryCodeMark = (accountId: number, code: string, secret: string): Buffer =>
  markOf(`recovery ${accountId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`, secret)
