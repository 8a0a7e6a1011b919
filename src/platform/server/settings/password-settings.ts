import * as z from 'zod'

/** Kibibytes that hashing a password takes, in two passes: the least that OWASP advises. */
const LEAST = 19_456
const MOST = 262_144

const RANGE = `must be a number of kibibytes from ${LEAST} to ${MOST}`

export const passwordShape = {
  FLORIN_PASSWORD_MEMORY: z.coerce
    .number({ error: RANGE })
    .int({ error: RANGE })
    .min(8, { error: RANGE })
    .max(MOST, { error: RANGE })
    .default(LEAST),
}

type Read = { FLORIN_PASSWORD_MEMORY: number; HOST: string; FLORIN_ORIGIN?: string | undefined }

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|::1)$/

const isOwnMachine = (origin: string | undefined): boolean =>
  origin === undefined || (origin.startsWith('http:') && OWN_MACHINE.test(URL.parse(origin)?.hostname ?? ''))

/** Less than the least is for tests: only where nobody else reaches the site. */
export const isSafeMemory = ({ FLORIN_PASSWORD_MEMORY: memory, HOST, FLORIN_ORIGIN }: Read): boolean =>
  memory >= LEAST || (OWN_MACHINE.test(HOST) && isOwnMachine(FLORIN_ORIGIN))

export const UNSAFE_MEMORY = `${RANGE} where others reach the site (HOST, FLORIN_ORIGIN)`

/** As the settings say, once they have been judged. */
export const passwordMemoryOf = (env: Record<string, string | undefined>): number =>
  Number(env.FLORIN_PASSWORD_MEMORY || LEAST)
