import { once } from 'node:events'
import type { LightMyRequestResponse } from 'fastify'
import { endpointKey } from '../../src/platform/contract.ts'
import type { Person } from './authorization-people.ts'
import type { Site } from './site.ts'

type Answer = { status: number; body: string }

/** Calls an endpoint as somebody. */
export async function call(
  { http, served }: Site,
  key: string,
  input: Record<string, unknown>,
  { cookie }: Person,
): Promise<Answer> {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const left = { ...input }
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(left[name])
    delete left[name]
    return value
  })
  const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)]))
  const inQuery = method === 'GET' || method === 'DELETE'
  const asked = {
    method,
    url: inQuery && query.size > 0 ? `${url}?${query}` : url,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    ...(inQuery ? {} : { payload: left }),
  }
  const streams = served.some(({ endpoint }) => endpoint.stream && endpointKey(endpoint) === key)
  if (streams) return firstOf(await http.inject({ ...asked, payloadAsStream: true }))
  const response = await http.inject(asked)
  return { status: response.statusCode, body: response.body }
}

/** What a stream begins with; it would go on for ever. */
async function firstOf(response: LightMyRequestResponse): Promise<Answer> {
  const stream = response.stream()
  const [first] = (await once(stream, 'data')) as [Buffer]
  stream.destroy()
  return { status: response.statusCode, body: first.toString() }
}
