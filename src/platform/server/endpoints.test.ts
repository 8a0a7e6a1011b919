import { expect, test } from 'vitest'
import * as z from 'zod'
import { admits, endpoint, wireInt } from '../contract.ts'
import { RefusalError } from '../refusals.ts'
import { testExchange } from '../../../tests/support/exchange.ts'
import { createDispatcher, serve, visitor } from './endpoints.ts'

const double = endpoint({
  method: 'GET',
  path: '/v1/double/:id',
  access: 'public',
  summary: 'Doubles a number.',
  input: z.object({ id: wireInt('Un nombre entier.') }),
  output: z.object({ value: z.int() }),
})

const caller = { actor: visitor, exchange: testExchange() }

const refusalOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof RefusalError ? error.refusal : error
}

test('what is not in the output schema never leaves', async () => {
  const { call } = createDispatcher([serve(double, ({ id }) => ({ value: id * 2, secret: 'hidden' }))])
  expect(await call(double, { id: '21' }, caller)).toEqual({ value: 42 })
})

test('wrong input is refused with the field named', async () => {
  const { call } = createDispatcher([serve(double, ({ id }) => ({ value: id }))])
  expect(await refusalOf(call(double, { id: 'x' }, caller))).toMatchObject({
    code: 'platform/invalid_input',
    fields: { id: 'Un nombre entier.' },
  })
})

test('an endpoint without a known access does not start', () => {
  const open = { ...double, access: undefined as never }
  expect(() => createDispatcher([serve(open, () => ({ value: 1 }))])).toThrow('GET /v1/double/:id declares no access')
})

test('an endpoint served twice does not start', () => {
  const one = serve(double, () => ({ value: 1 }))
  expect(() => createDispatcher([one, one])).toThrow('served twice')
})

test('an answer is kept only where it is the same for everybody', () => {
  const kept = { ...double, publicFor: 5, kept: { until: ['job'] } }
  const start =
    (...[one, handle]: Parameters<typeof serve<typeof double>>) =>
    () =>
      createDispatcher([serve(one, handle)])
  expect(start(kept, () => ({ value: 1 }))).not.toThrow()
  expect(start(kept, (_input, { role }) => ({ value: role.length }))).toThrow('cannot be kept')
  expect(start({ ...kept, access: 'member' as never }, () => ({ value: 1 }))).toThrow('cannot be kept')
  expect(start({ ...double, kept: kept.kept }, () => ({ value: 1 }))).toThrow('cannot be kept')
})

test('whatever is not public is closed to visitors, before its input is even read', async () => {
  for (const access of ['member', 'candidate', 'recruiter', 'moderation', 'editing', 'administrator'] as const) {
    const { call } = createDispatcher([serve({ ...double, access }, () => ({ value: 1 }))])
    expect(await refusalOf(call(double, { id: 'x' }, caller))).toMatchObject({ status: 401 })
  }
})

test('an administrator without the second factor that is asked for does not come in by a flag', () => {
  const administrator = { role: 'administrator', flags: ['moderator'] } as const
  expect(admits('moderation', administrator)).toBe(true)
  expect(admits('moderation', { ...administrator, needsSecondFactor: true })).toBe(false)
})

test('a role is let in where it belongs, and finds nothing elsewhere', async () => {
  for (const access of ['member', 'candidate', 'recruiter', 'moderation', 'editing', 'administrator'] as const) {
    const { call } = createDispatcher([serve({ ...double, access }, () => ({ value: 1 }))])
    for (const [role, given] of [
      ['candidate', []],
      ['candidate', ['moderator']],
      ['candidate', ['editor']],
      ['recruiter', []],
      ['administrator', []],
    ] as const) {
      const actor = { role, accountId: 1, sessionId: '', companyId: null, verified: true, flags: given }
      const answer = call(double, { id: 1 }, { ...caller, actor }).catch((error: RefusalError) => error.refusal.status)
      const flag = { moderation: 'moderator', editing: 'editor' }[access as string]
      const open = flag
        ? role === 'administrator' || given.some((one) => one === flag)
        : access === 'member' || access === role
      expect(await answer).toEqual(open ? { value: 1 } : 404)
    }
  }
})
