import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createDispatcher } from './endpoints.ts'
import { registerApi } from './http-api.ts'
import { createHttp } from './http.ts'
import { createMetrics } from './metrics.ts'

test('a process that cannot keep up sheds load with 503 and Retry-After, and comes back', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const app = await createHttp({ config, metrics: createMetrics(config) })
  await registerApi(app, createDispatcher([]), '0.0.0')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/v1/openapi.json`
  const status = async (): Promise<number> => (await fetch(address)).status
  expect(await status()).toBe(200)
  // Nothing else runs meanwhile: the next sample of the event loop sees how late it is.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000)
  await expect.poll(status, { interval: 20 }).toBe(503)
  const refused = await fetch(address)
  if (refused.status === 503) expect(refused.headers.get('retry-after')).toBe('5')
  await expect.poll(status, { timeout: 5_000 }).toBe(200)
  await app.close()
})
