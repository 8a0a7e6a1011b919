import fastifyStatic from '@fastify/static'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '../../contract.ts'
import { readConfig } from '../settings/config.ts'
import { createDispatcher, serve, visitor } from '../endpoints.ts'
import { registerApi } from './http-api.ts'
import { createHttp } from './http.ts'
import { createMetrics } from '../watching/metrics.ts'

const echo = endpoint({
  method: 'POST',
  path: '/v1/echo',
  access: 'public',
  summary: 'Gives back what it gets.',
  input: z.object({ text: z.string({ error: 'Un texte.' }) }),
  output: z.object({ text: z.string() }),
})

const crash = endpoint({
  method: 'GET',
  path: '/v1/crash',
  access: 'public',
  summary: 'Has a bug.',
  input: z.object({}),
  output: z.object({}),
})

const listed = endpoint({
  method: 'GET',
  path: '/v1/listed/:id',
  access: 'public',
  summary: 'May be kept by a cache.',
  input: z.object({ id: z.string(), q: z.string().optional() }),
  output: z.object({ id: z.string() }),
  publicFor: 60,
})

let app: FastifyInstance

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', METRICS_TOKEN: 'a-token-for-the-metrics' })
  const served = [
    serve(echo, ({ text }) => ({ text })),
    serve(crash, () => {
      throw new Error('secret detail')
    }),
    serve(listed, ({ id }) => ({ id })),
  ]
  app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 60_000 })
  await registerApi(app, createDispatcher(served), '1.2.3', async (exchange) => {
    // As for a session that is over.
    if (exchange.cookies.session === 'over') exchange.setCookie('session=; Max-Age=0')
    return visitor
  })
  await app.register(fastifyStatic, { root: import.meta.dirname, prefix: '/files/', wildcard: false })
  // As pages do: everything that is not the API is theirs.
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: '/*',
    handler: (_request, reply) => reply.type('text/html').send('page'),
  })
  await app.ready()
})

afterAll(() => app.close())

const json = { 'content-type': 'application/json' }

const answers: [string, InjectOptions, number, string][] = [
  ['an unknown path', { method: 'GET', url: '/v1/nothing' }, 404, 'platform/not_found'],
  [
    'an unknown path, with a method that changes',
    { method: 'PATCH', url: '/v1/nothing/at/all' },
    404,
    'platform/not_found',
  ],
  ['the bare prefix', { method: 'GET', url: '/v1' }, 404, 'platform/not_found'],
  ['a malformed address', { method: 'GET', url: '/v1/listed/%E0%A4%A' }, 404, 'platform/not_found'],
  ['a wrong method', { method: 'DELETE', url: '/v1/echo' }, 405, 'platform/wrong_method'],
  [
    'a wrong method with a body nobody can read',
    { method: 'PUT', url: '/v1/crash', headers: json, payload: '{' },
    405,
    'platform/wrong_method',
  ],
  ['broken JSON', { method: 'POST', url: '/v1/echo', headers: json, payload: '{"text":' }, 400, 'platform/bad_json'],
  ['an empty body', { method: 'POST', url: '/v1/echo', headers: json, payload: '' }, 400, 'platform/bad_json'],
  [
    'a list instead of an object',
    { method: 'POST', url: '/v1/echo', headers: json, payload: '[1]' },
    400,
    'platform/invalid_input',
  ],
  ['a missing field', { method: 'POST', url: '/v1/echo', headers: json, payload: '{}' }, 400, 'platform/invalid_input'],
  [
    'a body of another type',
    { method: 'POST', url: '/v1/echo', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'platform/wrong_type',
  ],
  ['a body of no type', { method: 'QUERY', url: '/v1/echo' }, 415, 'platform/wrong_type'],
  [
    'a part that a file does not have',
    { method: 'GET', url: '/files/http-api.test.ts', headers: { range: 'bytes=99999999-' } },
    416,
    'platform/no_such_range',
  ],
  [
    'a file that is another one by now',
    { method: 'GET', url: '/files/http-api.test.ts', headers: { 'if-match': '"another"' } },
    412,
    'platform/precondition_failed',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/v1/echo', headers: json, payload: JSON.stringify({ text: 'x'.repeat(1_100_000) }) },
    413,
    'platform/too_large',
  ],
  [
    'a prototype in the body',
    { method: 'POST', url: '/v1/echo', headers: json, payload: '{"__proto__":{"a":1},"text":"x"}' },
    400,
    'platform/bad_json',
  ],
  [
    'another site',
    { method: 'POST', url: '/v1/echo', headers: { ...json, 'sec-fetch-site': 'cross-site' }, payload: '{"text":"x"}' },
    403,
    'platform/foreign_origin',
  ],
  ['a crash', { method: 'GET', url: '/v1/crash' }, 500, 'platform/bug'],
]

test.each(answers)('%s answers JSON with its status', async (_name, request, status, code) => {
  const response = await app.inject(request)
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(response.json()).toMatchObject({ error: { code, message: expect.any(String) } })
  expect(response.body).not.toContain('secret detail')
})

test('a wrong method says which ones exist', async () => {
  expect((await app.inject({ method: 'GET', url: '/v1/echo' })).headers.allow).toBe('POST')
})

test('the field that is wrong is named', async () => {
  const response = await app.inject({ method: 'POST', url: '/v1/echo', headers: json, payload: '{}' })
  expect(response.json()).toMatchObject({ error: { fields: { text: 'Un texte.' } } })
})

test('answers are private unless the endpoint says otherwise', async () => {
  const personal = await app.inject({ method: 'POST', url: '/v1/echo', headers: json, payload: '{"text":"x"}' })
  expect(personal.headers['cache-control']).toBe('private, no-store')
  expect((await app.inject('/v1/listed/1')).headers['cache-control']).toBe('public, max-age=60')
})

test('an answer that changes a cookie is nobody else’s, whatever the endpoint says', async () => {
  const { headers } = await app.inject({ url: '/v1/listed/1', headers: { cookie: 'session=over' } })
  expect(headers['set-cookie']).toBeDefined()
  expect(headers['cache-control']).toBe('private, no-store')
})

test('the path wins over the query', async () => {
  expect((await app.inject('/v1/listed/7?id=8')).json()).toEqual({ id: '7' })
})

test('answers carry the security headers and may load nothing, also those that are refused at the door', async () => {
  const refused = { method: 'POST', url: '/v1/echo', headers: { origin: 'https://elsewhere.example' } } as const
  for (const [asked, status] of [
    ['/v1/listed/1', 200],
    ['/v1/nowhere', 404],
    [refused, 403],
    [`/v1/${'a/'.repeat(500)}`, 404],
  ] as const) {
    const { headers, statusCode } = await app.inject(asked)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    // Told only where the site is reached by https.
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})

test('the OpenAPI 3.1 document names every endpoint with its parameters', async () => {
  const document = (await app.inject('/v1/openapi.json')).json<{ openapi: string; paths: Record<string, object> }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).toSorted()).toEqual(['/v1/crash', '/v1/echo', '/v1/listed/{id}'])
  expect(document.paths['/v1/listed/{id}']).toMatchObject({
    get: {
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'id', in: 'path' }),
        expect.objectContaining({ name: 'q', in: 'query' }),
      ]),
    },
  })
})

test('what is neither API nor page answers with the same errors', async () => {
  const response = await app.inject({ method: 'DELETE', url: '/nowhere' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: { code: 'platform/not_found' } })
})

test('metrics are for those who hold the token', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  const read = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token-for-the-metrics' } })
  expect(read.body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/listed/:id",status="200"}')
})
