import { setImmediate } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import type { App } from '../../src/app/server.ts'

/** A call without a network, which gives the event loop no turn: after many of them it would seem to stand still. */
export async function ask({ http }: App, request: InjectOptions) {
  const answer = await http.inject(request)
  await setImmediate()
  return answer
}
