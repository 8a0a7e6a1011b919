import * as z from 'zod'
import type { Flag } from './flags.ts'
import { LARGEST_ID } from './ids.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: deny by default, so an endpoint without one of these words does not start. `moderation` and `editing` are for
 * administrators, and for members whom one of them made a moderator or an editor.
 */
export const accessLevels = [
  'public',
  'member',
  'candidate',
  'recruiter',
  'moderation',
  'editing',
  'administrator',
] as const
export type Access = (typeof accessLevels)[number]

/** What is open to members with a flag, and to every administrator. */
const flagFor: Partial<Record<Access, Flag>> = { moderation: 'moderator', editing: 'editor' }

/** What the key of a company may be allowed: an endpoint that names one of these opens to such keys too. */
export const keyScopes = ['jobs:write', 'jobs:read'] as const
export type KeyScope = (typeof keyScopes)[number]

export type Role = 'visitor' | 'candidate' | 'recruiter' | 'administrator'

/**
 * An endpoint as data. Its input is one flat object: names found in the path are read from the path,
 * the others from the query (GET, DELETE) or from the JSON body.
 */
export type Endpoint<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  method: Method
  path: `/v1/${string}`
  access: A
  /** One sentence in French for the OpenAPI document and the page that shows it. */
  summary: string
  input: I
  output: O
  /** Seconds a shared cache may keep the answer; without it the answer is private and not stored. */
  publicFor?: number
  /**
   * The answer is kept for visitors until one of these topics changes, ten seconds or `for` at most. Only for what is the same for everybody and
   * does nothing else: what answers it is not told who asks.
   */
  kept?: { until: readonly string[]; for?: number }
  /** Answered whatever the load: whoever watches the process asks for it. */
  always?: true
  /** Open to the key of a company that has this scope, as to a recruiter of that company. Everywhere else a key is a visitor's. */
  scope?: KeyScope
  /** The body is none of JSON's fields but a stream of one of these types (`exchange.body`); the input is in the address. */
  takes?: readonly string[]
  /** Answered by server-sent events for as long as the caller stays; `output` is what each of them carries. */
  stream?: true
}

export function endpoint<
  M extends Method,
  P extends `/v1/${string}`,
  A extends Access,
  I extends z.ZodObject,
  O extends z.ZodType,
>(declared: Endpoint<I, O, A> & { method: M; path: P }): Endpoint<I, O, A> & { method: M; path: P } {
  return declared
}

/** Whether an access level lets somebody in: the one rule of endpoints and pages alike. */
type Admitted = { role: Role; flags?: readonly Flag[]; needsSecondFactor?: boolean }

export function admits(access: Access, { role, flags: given = [], needsSecondFactor = false }: Admitted): boolean {
  if (access === 'public') return true
  if (access === 'member') return role !== 'visitor'
  const administers = role === 'administrator' && !needsSecondFactor
  const flag = flagFor[access]
  // A flag opens nothing that an administrator has to have a second factor for.
  if (flag) return role === 'administrator' ? administers : given.includes(flag)
  return access === 'administrator' ? administers : role === access
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Whether an endpoint is asked by its address alone, or by a body. */
export const isAskedByAddress = ({ method, takes }: Pick<Endpoint, 'method' | 'takes'>): boolean =>
  method === 'GET' || method === 'DELETE' || takes !== undefined

export const endpointKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** The names in a path: `id` of `/v1/jobs/:id`. */
export type PathName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathName<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** A path with its parameters filled in: `/v1/jobs/12`. */
export type FilledPath<P extends string> = P extends `${infer Before}:${string}/${infer Rest}`
  ? `${Before}${string}/${FilledPath<Rest>}`
  : P extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : P

export const pathParameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)

/** Calls an endpoint: in process while rendering on the server. */
export type Api = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>

/** Numbers arrive as text in a path or a query, and as numbers from our own code. */
export const wireInt = (message: string) => z.coerce.number<number | string>({ error: message }).int({ error: message })

const idSaying = (message: string) => wireInt(message).min(1, { error: message }).max(LARGEST_ID, { error: message })

/** The number of a row, in an address or a body: what a database column of 32 bits can hold, and nothing else. */
export const id = idSaying('Un nombre entier à partir de 1.')

/** Years that calendars have: the database knows no year 0, and none of five digits. */
const ofOurTime = (written: string): boolean => /^(?:19|20)\d\d-/.test(written)

/** A day of a body, 2026-11-16. */
export const day = (message: string) => z.iso.date({ error: message }).refine(ofOurTime, { error: message })

/** A moment of a body; `local` is without its distance from Greenwich, `offset` with it. */
export const moment = (message: string, written: { local?: true; offset?: true }) =>
  z.iso.datetime({ ...written, error: message }).refine(ofOurTime, { error: message })

/** A text that has to be written, at most so long. */
export const requiredText = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(most, { error: `${most} caractères au plus.` })

export const noInput = z.object({})

/** What an endpoint answers that did something and has nothing else to tell. */
export const doneOutput = z.object({ success: z.literal(true), message: z.string() })
export const done = (message: string): z.output<typeof doneOutput> => ({ success: true, message })

const MOST_IDS = 100
const asList = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))

const lettersIn = (value: unknown): number =>
  [value].flat().reduce((sum: number, part) => sum + (typeof part === 'string' ? part.length : 0), 0)

/** Ids comma-joined, repeated or both; none is an empty list. */
export const idList = z
  .preprocess(
    (value) => (value === undefined || value === '' ? [] : asList(value)),
    z
      .array(idSaying('Des identifiants séparés par des virgules.'))
      .max(MOST_IDS, { error: `${MOST_IDS} identifiants au plus.` }),
  )
  .optional()
  .transform((ids) => [...new Set(ids ?? [])])

/** Some of a few known words, comma-joined, repeated or both. */
export const oneOrMany = <const Words extends readonly [string, ...string[]]>(known: Words, message: string) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : asList(value)),
      z.array(z.enum(known, { error: message })).max(known.length, { error: message }),
    )
    .optional()
    .transform((chosen) => [...new Set(chosen ?? [])])

/** Texts, comma-joined, repeated or both; empty ones are none. */
export const textList = ({ most, length, message }: { most: number; length: number; message: string }) =>
  z
    .preprocess(
      // Texts that are too long for so many entries are not cut up first.
      (value) => (value === undefined ? [] : lettersIn(value) > most * (length + 2) ? null : asList(value)),
      z.array(z.string({ error: message }).trim().max(length, { error: message }), { error: message }),
    )
    .optional()
    .transform((texts) => [...new Set(texts ?? [])].filter(Boolean))
    .pipe(z.array(z.string()).max(most, { error: message }))
