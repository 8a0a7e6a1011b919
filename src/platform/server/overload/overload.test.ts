// @module-tag long
import { expect, test } from 'vitest'
import { readConfig } from '../settings/config.ts'
import { createDispatcher } from '../endpoints.ts'
import { registerApi } from '../http/http-api.ts'
import { createHttp } from '../http/http.ts'
import { createMetrics } from '../watching/metrics.ts'

test('a process that cannot keep up sheds load with 503 and Retry-After, and comes back', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const app = await createHttp({ config, metrics: createMetrics(config), maxEventLoopDelay: 1_000 })
  await registerApi(app, createDispatcher([]), '0.0.0')
  await app.ready()
  const ask = () => app.inject('/v1/openapi.json')
  expect((await ask()).statusCode).toBe(200)
  // Nothing else runs meanwhile: the next sample of the event loop sees how late it is.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000)
  let refused = await ask()
  await expect
    .poll(
      async () => {
        refused = await ask()
        return refused.statusCode
      },
      { interval: 5, timeout: 60_000 },
    )
    .toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  await expect.poll(async () => (await ask()).statusCode).toBe(200)
  await app.close()
})
