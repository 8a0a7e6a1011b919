import type { Readable } from 'node:stream'
import type * as z from 'zod'
import { fr } from 'zod/locales'
import type { Access, Api, Endpoint, KeyScope, ParsedInputOf, Role } from '../contract.ts'
import { accessLevels, admits, endpointKey, isAskedByAddress } from '../contract.ts'
import { faultsOf } from '../faults.ts'
import type { Flag } from '../flags.ts'
import { invalidInput, notFound, platformRefusals, refuse } from '../refusals.ts'
import type { EventStream } from './http/event-stream.ts'
import { readable } from './readable.ts'

/** Who is calling. */
export type Visitor = { role: 'visitor'; key?: CompanyKey }
/** What a program of a company may do, and in whose name. */
export type CompanyKey = { id: number; companyId: number; accountId: number; scopes: readonly KeyScope[] }
export type SignedIn = {
  role: Exclude<Role, 'visitor'>
  accountId: number
  sessionId: string
  /** The company a recruiter acts for, once it has been validated. */
  companyId: number | null
  /** Whether the e-mail address has been confirmed. */
  verified: boolean
  /** What an administrator gave them beside the role. */
  flags: readonly Flag[]
  /** An administrator who has to set up a second factor first. */
  needsSecondFactor?: boolean
}
export type Actor = Visitor | SignedIn

export const visitor: Visitor = { role: 'visitor' }

/** Where a call comes from, and the cookies its answer takes along. */
export type Exchange = {
  address: string
  /** How the caller calls this site; not to be believed where it matters who we are. */
  origin: string
  agent: string
  cookies: Readonly<Record<string, string>>
  /** The token of a program, if it sent one. */
  bearer: string | null
  /** How the caller names this call, so that it is done once (`idempotently`). */
  idempotencyKey: string | null
  /** What was sent, to an endpoint that takes a stream. */
  body?: Readable
  /** What it is said to be. */
  type?: string
  setCookie: (cookie: string) => void
}

/** Who a signed-in endpoint is called by: the access it declares has been checked. */
type ActorOf<A extends Access> = A extends 'public' ? Actor : SignedIn

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  actor: ActorOf<E['access']>,
  exchange: Exchange,
) => Promise<z.input<E['output']>> | z.input<E['output']>

export type Served = { endpoint: Endpoint; handle: (input: never, actor: never, exchange: Exchange) => unknown }

/** Ties an endpoint of the contract to the service that answers it. */
export function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>): Served {
  return { endpoint, handle }
}

/** The same for an endpoint that is answered by a stream. */
export function serveStream<E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedInputOf<E>, actor: ActorOf<E['access']>, exchange: Exchange) => Promise<EventStream>,
): Served {
  return { endpoint, handle }
}

/** Finds out who calls from what the call carries. */
export type Identify = (exchange: Exchange) => Promise<Actor>

/** Who calls, and from where. */
export type Caller = { actor: Actor; exchange: Exchange }

export type Dispatcher = {
  served: Served[]
  call: (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown, caller: Caller) => Promise<unknown>
}

/**
 * The one door of the API, for HTTP and for rendering alike: access, input, service, output.
 * An endpoint that is declared twice, without a known access, or as kept though it asks who calls keeps the process from starting.
 */
export function createDispatcher(served: Served[]): Dispatcher {
  const doors = new Map<string, Served>()
  for (const one of served) {
    const key = endpointKey(one.endpoint)
    if (!accessLevels.includes(one.endpoint.access)) throw new Error(`${key} declares no access`)
    if (doors.has(key)) throw new Error(`${key} is served twice`)
    if (one.endpoint.kept && !isForAll(one)) throw new Error(`${key} cannot be kept: it is not the same for everybody`)
    doors.set(key, one)
  }
  return {
    served,
    call: async (endpoint, input, { actor: caller, exchange }) => {
      const door = doors.get(endpointKey(endpoint))
      if (!door) throw notFound()
      const { access } = door.endpoint
      const actor = actingBy(caller, door.endpoint)
      if (!admits(access, actor)) {
        if (admits(access, { role: actor.role })) throw refuse(platformRefusals['platform/second_factor_needed'])
        // What another role may do is none of this one's business: it is not there.
        throw refuse(platformRefusals[actor.role === 'visitor' ? 'platform/sign_in' : 'platform/not_found'])
      }
      const result = await door.handle(parseInput(door.endpoint, input) as never, actor as never, exchange)
      // What a stream carries is written by whoever opened it.
      return door.endpoint.stream ? result : door.endpoint.output.parse(result)
    },
  }
}

/** Whether an answer can be one for all: whoever handles it looks at nothing but what is asked. */
const isForAll = ({ endpoint: { method, access, publicFor, stream }, handle }: Served): boolean =>
  method === 'GET' && access === 'public' && publicFor !== undefined && !stream && handle.length <= 1

/** A key stands for a recruiter at the endpoints of its scopes; nowhere else is it more than a visitor. */
function actingBy(actor: Actor, { scope }: Endpoint): Actor {
  if (actor.role !== 'visitor' || !actor.key || !scope || !actor.key.scopes.includes(scope)) return actor
  const { id, accountId, companyId } = actor.key
  return { role: 'recruiter', accountId, companyId, sessionId: `key ${id}`, verified: true, flags: [] }
}

/** The in-process side of the door, as pages see it. */
export function apiFor(dispatcher: Dispatcher, caller: Caller): Api {
  return ((endpoint: Endpoint, input: unknown) => dispatcher.call(endpoint, input, caller)) as Api
}

// What a schema has no words of its own for.
const french = fr().localeError

/** What an endpoint takes, or a refusal that names each field. */
export function parseInput<E extends Endpoint>(endpoint: E, input: unknown): ParsedInputOf<E> {
  // An address may carry what is not ours; a body says only what we asked for.
  const schema = isAskedByAddress(endpoint) ? endpoint.input : endpoint.input.strict()
  const parsed = schema.safeParse(readable(input), { error: french })
  if (!parsed.success) throw invalidInput(faultsOf(parsed.error))
  return parsed.data as ParsedInputOf<E>
}
