import { STATUS_CODES } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { platformRefusals } from '#platform/refusals.ts'
import { statusTexts } from './bff.rules.ts'
import { durationOf } from './bff.texts.ts'
import { developersTexts } from './developers.texts.ts'
import { callBff, outcomeOf, readAnswer } from './outcome.ts'

afterEach(() => vi.unstubAllGlobals())

const json = { status: 200, statusText: 'OK', type: 'application/json; charset=utf-8' }

test('an answer is read, with its status', () => {
  expect(readAnswer({ ...json, text: '{"status":"ok"}' })).toEqual({
    ok: true,
    said: 'HTTP 200: OK',
    value: { status: 'ok' },
  })
})

test('a refusal says its status, and what the API says of it', () => {
  const refused = { ...json, status: 409, statusText: 'Conflict', text: '{"error":{"code":"x","message":"Déjà"}}' }
  expect(readAnswer(refused)).toEqual({ ok: false, status: 409, said: 'HTTP 409: Conflict', message: 'Déjà' })
  // A proxy answers with a page, or with nothing that can be read; over HTTP/2 statuses have no names.
  const page = { status: 502, statusText: '', type: 'text/html', text: '<h1>Bad gateway</h1>' }
  expect(readAnswer(page)).toMatchObject({ said: 'HTTP 502: Bad Gateway', message: null })
  expect(readAnswer({ ...json, status: 500, statusText: '', text: 'null' })).toMatchObject({
    said: 'HTTP 500: Internal Server Error',
    message: null,
  })
})

test('what is no JSON, and what is none that can be read, are told apart', () => {
  expect(readAnswer({ ...json, type: 'text/html; charset=utf-8', text: '<!doctype html>' })).toEqual({
    ok: false,
    status: 200,
    said: 'BFF returned HTML instead of JSON. Check server configuration.',
    message: null,
  })
  const { said } = readAnswer({ ...json, text: '{"status":' })
  expect(said).toBe('Invalid JSON response from BFF: Unexpected end of JSON input')
})

test('the statuses that the API answers with are called as everywhere', () => {
  // 499 is of nobody who is still there.
  const known = Object.values(platformRefusals).map(({ status }) => status)
  for (const status of known.filter((one) => one !== 499)) expect(statusTexts, String(status)).toHaveProperty([status])
  for (const [status, text] of Object.entries(statusTexts)) expect(text).toBe(STATUS_CODES[status])
})

test('without a network, or cut off in the middle, there is no answer', async () => {
  const silent = { ok: false, status: null, said: developersTexts.noAnswer, from: 'browser' }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await callBff('/v1/health')).toMatchObject(silent)
  vi.stubGlobal('fetch', () => Promise.resolve({ text: () => Promise.reject(new TypeError('cut')) }))
  expect(await callBff('/v1/health')).toMatchObject(silent)
})

test('what is given is posted as JSON, what is not is asked for', async () => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push([path, request])
    return Promise.resolve(Response.json({ success: true }))
  })
  expect(await callBff('/v1/news/1/like', { action: 'like' })).toMatchObject({ ok: true, value: { success: true } })
  await callBff('/v1/health')
  expect(asked).toEqual([
    [
      '/v1/news/1/like',
      {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"action":"like"}',
      },
    ],
    ['/v1/health', { headers: { accept: 'application/json' } }],
  ])
})

test('what the server was refused while it rendered reads the same; what is no refusal goes on', async () => {
  expect(await outcomeOf(Promise.resolve(1))).toMatchObject({
    ok: true,
    said: 'HTTP 200: OK',
    value: 1,
    from: 'server',
  })
  const refused = { data: { error: { code: 'x', message: 'Plus tard' } }, init: { status: 503 } }
  // oxlint-disable-next-line prefer-promise-reject-errors -- as the router throws answers
  expect(await outcomeOf(Promise.reject(refused))).toMatchObject({
    ok: false,
    status: 503,
    said: 'HTTP 503: Service Unavailable',
    message: 'Plus tard',
  })
  await expect(outcomeOf(Promise.reject(new Error('bug')))).rejects.toThrow('bug')
})

test('a duration is told by its two largest units', () => {
  const plain = (seconds: number): string => durationOf(seconds).replaceAll('\u202f', ' ')
  expect([0, 59, 60, 3_599, 3_600, 7_500, 86_399, 90_000].map(plain)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min 59 s',
    '1 h',
    '2 h 5 min',
    '23 h 59 min',
    '1 j 1 h',
  ])
})
