import type * as z from 'zod'
import type { Api, Endpoint, ParsedInputOf } from '../contract.ts'
import { accessLevels, endpointKey } from '../contract.ts'
import { platformRefusals, refuse } from '../refusals.ts'

/** Who is calling. Until accounts exist, everybody is a visitor. */
export type Actor = { role: 'visitor' }

export const visitor: Actor = { role: 'visitor' }

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  actor: Actor,
) => Promise<z.input<E['output']>> | z.input<E['output']>

export type Served = { endpoint: Endpoint; handle: (input: never, actor: Actor) => unknown }

/** Ties an endpoint of the contract to the service that answers it. */
export function serve<E extends Endpoint>(endpoint: E, handle: Handler<E>): Served {
  return { endpoint, handle }
}

export type Dispatcher = {
  served: Served[]
  call: (endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown, actor: Actor) => Promise<unknown>
}

/**
 * The one door of the API, for HTTP and for rendering alike: access, input, service, output.
 * An endpoint that is declared twice or without a known access keeps the process from starting.
 */
export function createDispatcher(served: Served[]): Dispatcher {
  const doors = new Map<string, Served>()
  for (const one of served) {
    const key = endpointKey(one.endpoint)
    if (!accessLevels.includes(one.endpoint.access)) throw new Error(`${key} declares no access`)
    if (doors.has(key)) throw new Error(`${key} is served twice`)
    doors.set(key, one)
  }
  return {
    served,
    call: async (endpoint, input, actor) => {
      const door = doors.get(endpointKey(endpoint))
      if (!door) throw refuse(platformRefusals['platform/not_found'])
      if (!mayCall(actor, door.endpoint)) throw refuse(platformRefusals['platform/sign_in'])
      const result = await door.handle(parseInput(door.endpoint, input) as never, actor)
      return door.endpoint.output.parse(result)
    },
  }
}

/** The in-process side of the door, as pages see it. */
export function apiFor(dispatcher: Dispatcher, actor: Actor): Api {
  return ((endpoint: Endpoint, input: unknown) => dispatcher.call(endpoint, input, actor)) as Api
}

/** What an endpoint takes, or a refusal that names each field. */
export function parseInput<E extends Endpoint>(endpoint: E, input: unknown): ParsedInputOf<E> {
  const parsed = endpoint.input.safeParse(input)
  if (!parsed.success) throw refuse({ ...platformRefusals['platform/invalid_input'], fields: fieldsOf(parsed.error) })
  return parsed.data as ParsedInputOf<E>
}

function mayCall(_actor: Actor, endpoint: Endpoint): boolean {
  return endpoint.access === 'public'
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  // Of a list the field is named, not the place in it.
  for (const issue of error.issues)
    fields[issue.path.filter((part) => typeof part === 'string').join('.')] ??= issue.message
  return fields
}
