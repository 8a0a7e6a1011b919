import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../../refusals.ts'
import { errorBody, platformRefusals, refuse } from '../../refusals.ts'
import { addressSubject } from '../database/limits.ts'
import { LATE_AFTER } from '../settings/config.ts'
import { overloadedPage, overloadedPolicy } from './overloaded-page.ts'
import type { Asker, Turn, Turns } from './turns.ts'
import { createTurns } from './turns.ts'
import { isPage } from '../http/web-request.ts'

/** Reading and changing have lines of their own: whoever signs in waits for a hash, and keeps nobody from reading. */
export type Lines = { reads: Turns; changes: Turns }

// Measured: see decision 23.
// One address has three at most: a page waits some ten times, and each time behind whatever else is under way.
const READS = { atOnce: 8, each: 3, inLine: 64 }
// More than the line of the password hashes, which says no by itself. Beside them it is the database's line that all wait in.
const CHANGES = { atOnce: 96, each: 12, inLine: 32 }

/** Whoever waits for longer than a fifth of what counts as late is sent away: one second, unless the settings say otherwise. */
export const createLines = (lateAfter = LATE_AFTER): Lines => {
  const patience = lateAfter * 200
  return { reads: createTurns({ ...READS, patience }), changes: createTurns({ ...CHANGES, patience }) }
}

const askers = new AsyncLocalStorage<{ asker: Asker; turn: Turn; hasty?: true }>()

const NO_TURN: Turn = { giveWay: () => undefined, stepAside: (wait) => wait() }

/** Does something for somebody, so that lines further in know whose turn it is. */
export const onBehalfOf = <T>(asker: Asker, work: () => T, turn: Turn = NO_TURN): T => askers.run({ asker, turn }, work)

/** For whom something is done; for the site itself where no request is under way. */
export const currentAsker = (): Asker => askers.getStore()?.asker ?? { who: '', gone: new AbortController().signal }

/** Whether somebody waits for an answer; what the site does by itself has time. */
export const isAsked = (): boolean => askers.getStore() !== undefined

/** For what is rather left out than waited for. */
export const withoutWaiting = <T>(work: () => T): T => {
  const asked = askers.getStore()
  return asked ? askers.run({ ...asked, hasty: true }, work) : work()
}

/** Whether somebody asks who does without what is not there. */
export const isHasty = (): boolean => askers.getStore()?.hasty === true

/** Before waiting for another site: one that does not answer would hold every turn there is. */
export const giveWay = (): void => askers.getStore()?.turn.giveWay()

/**
 * While something is waited for that many wait for, and that comes to all of them at once: without a turn of their own all would
 * go on together.
 */
export const stepAside = <T>(wait: () => Promise<T>): Promise<T> => (askers.getStore()?.turn ?? NO_TURN).stepAside(wait)

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Does the work of a request in its turn; `gone` says that nobody waits for the answer any more. */
export async function inTurn<T>(
  { reads, changes }: Lines,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = goneOf(reply)
  const asker = { who: addressSubject(request.ip), gone }
  try {
    return await (isRead(request) ? reads : changes).run(asker, (turn) => onBehalfOf(asker, () => work(gone), turn))
  } catch (error) {
    // What breaks because its reader left is no fault of ours.
    throw gone.aborted ? refuse(platformRefusals['platform/gone']) : error
  }
}

const signals = new WeakMap<FastifyReply, AbortSignal>()

/** The sign that nobody waits for an answer any more. */
export function goneOf(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply)
  if (known) return known
  const { raw } = reply
  const gone = new AbortController()
  signals.set(reply, gone.signal)
  if (raw.destroyed) gone.abort()
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort()
  })
  return gone.signal
}

const shed = new WeakSet<FastifyReply>()

/** Whether an answer only says that there are too many: not worth a line of the log each. */
export const isShed = (reply: FastifyReply): boolean => shed.has(reply)

/** Says that there are too many, to a person by a page, to a program by JSON. */
export function answerOverloaded(request: FastifyRequest, reply: FastifyReply, retryAfter: number): void {
  shed.add(reply)
  void reply.code(503).header('retry-after', String(retryAfter)).header('cache-control', 'no-store')
  const shown = request.routeOptions.url === '/*' && isPage(request)
  if (!shown) return void reply.send(errorBody(platformRefusals['platform/overloaded']))
  const { html, gzip } = isRead(request) ? overloadedPage.asked : overloadedPage.sent
  void reply.type('text/html; charset=utf-8').header('content-security-policy', overloadedPolicy)
  void reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return void reply.send(html)
  void reply.header('content-encoding', 'gzip').send(gzip)
}

export const isOverload = ({ code }: Refusal): boolean => code === platformRefusals['platform/overloaded'].code
