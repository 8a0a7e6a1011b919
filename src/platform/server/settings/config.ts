import { isIP } from 'node:net'
import * as z from 'zod'
import type { FileSettings } from './file-settings.ts'
import { fileFaults, fileShape, filesOf } from './file-settings.ts'
import { isSafeMemory, passwordShape, UNSAFE_MEMORY } from './password-settings.ts'
import type { Providers } from './provider-settings.ts'
import { providerFaults, providerShape, providersOf } from './provider-settings.ts'

/** Something about this machine or its settings keeps Florin from starting; the message says what to do. */
export class StartupFault extends Error {
  override name = 'StartupFault'
}

const flag = z.enum(['1', 'true', 'on', '0', 'false', 'off']).transform((value) => ['1', 'true', 'on'].includes(value))

/** An address, or a network whose size is one; « everybody » is none. */
function isNetwork(text: string): boolean {
  const [address = '', size, ...more] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const sized = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= bits)
  return isIP(address) > 0 && more.length === 0 && sized
}

const ORIGIN_EXAMPLE = 'an origin such as https://www.florin.example'
const SENDER_EXAMPLE = 'a sender such as Florin <bonjour@florin.example>'
const FROM = /^(?:([^<>"\p{Cc}]{1,60}?) <([^\s<>]+)>|([^\s<>]+))$/u

/** « Florin <bonjour@florin.example> », or the address alone. */
function readSender(value: string): { name: string; address: string } | null {
  const [, name = 'Florin', named, alone] = FROM.exec(value) ?? []
  const address = named ?? alone ?? ''
  return z.email().safeParse(address).success ? { name: name.trim(), address } : null
}

/** Seconds after which an answer is late, unless the settings say otherwise. */
export const LATE_AFTER = 5
const LATE_RANGE = 'must be a number of seconds from 1 to 600'

const settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int({ error: 'must be a number from 0 to 65535' })
    .min(0, { error: 'must be a number from 0 to 65535' })
    .max(65_535, { error: 'must be a number from 0 to 65535' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
    .refine((value) => URL.canParse(value), {
      error: 'is not a complete address (postgres://user:password@host:5432/name)',
    })
    .optional(),
  FLORIN_DATA: z.string().default('.data'),
  FLORIN_DEMO: flag.optional(),
  FLORIN_ORIGIN: z
    .string()
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
      error: `must be ${ORIGIN_EXAMPLE}, without a path`,
    })
    .optional(),
  FLORIN_PROXIES: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isNetwork), {
      error: 'must be IP addresses or networks separated by commas',
    })
    .default([]),
  FLORIN_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine((value) => URL.canParse(value) && new URL(value).hostname !== '', {
      error: 'is not a complete address (smtp://user:password@host:587)',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => readSender(value) !== null, { error: `must be ${SENDER_EXAMPLE}` })
    .optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  FLORIN_LATE: z.coerce
    .number({ error: LATE_RANGE })
    .int({ error: LATE_RANGE })
    .min(1, { error: LATE_RANGE })
    .max(600, { error: LATE_RANGE })
    .default(LATE_AFTER),
  FLORIN_DEV: flag.default(false),
  ...passwordShape,
  ...fileShape,
  ...providerShape,
})

/** What can be set, by name. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

const checked = settings
  .refine((read) => read.SMTP_URL === undefined || read.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: `must be ${SENDER_EXAMPLE} when SMTP_URL is set`,
  })
  .refine(isSafeMemory, { path: ['FLORIN_PASSWORD_MEMORY'], error: UNSAFE_MEMORY })
  // Else whoever gets a forwarded host past the proxy names the site in what others read, and mails name this machine.
  .refine((read) => read.FLORIN_PROXIES.length === 0 || read.FLORIN_ORIGIN !== undefined, {
    path: ['FLORIN_ORIGIN'],
    error: `must be ${ORIGIN_EXAMPLE} when FLORIN_PROXIES is set`,
  })

export type Config = {
  port: number
  host: string
  databaseUrl: string | null
  dataFolder: string
  demo: boolean
  origin: string | null
  trustedProxies: string[]
  /** Seals secrets in the database; every instance of a site needs the same. */
  secret: string | null
  /** Without one, mails stay in the local mailbox. */
  smtpUrl: string | null
  mailFrom: { name: string; address: string } | null
  metricsToken: string | null
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Seconds that the process may stand still before it turns people away. */
  lateAfter: number
  dev: boolean
  /** Where files that people send are kept. */
  files: FileSettings
  /** Sites people may sign in by; those without settings are off. */
  providers: Providers
}

/** Reads the settings; every fault gives one line that names the setting and says what it must be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = checked.safeParse(given)
  const lines = (parsed.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.')
    const expected = issue.code === 'invalid_value' && issue.message.startsWith('Invalid')
    return `the setting ${name} ${expected ? `must be one of ${issue.values.join(', ')}` : issue.message}.`
  })
  lines.push(...providerFaults(given), ...fileFaults(given))
  if (!parsed.success || lines.length > 0) throw new StartupFault(lines.join('\n'))
  const read = parsed.data
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL ?? null,
    dataFolder: read.FLORIN_DATA,
    // A server with its own PostgreSQL is somebody's real site: sample data only when asked for.
    demo: read.FLORIN_DEMO ?? read.DATABASE_URL === undefined,
    origin: read.FLORIN_ORIGIN ?? null,
    trustedProxies: read.FLORIN_PROXIES,
    secret: read.FLORIN_SECRET ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM === undefined ? null : readSender(read.MAIL_FROM),
    metricsToken: read.METRICS_TOKEN ?? null,
    logLevel: read.LOG_LEVEL,
    lateAfter: read.FLORIN_LATE,
    dev: read.FLORIN_DEV,
    files: filesOf(read),
    providers: providersOf(read),
  }
}
