import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('without a token only this machine reads the metrics, and never through a proxy', () => {
  const { mayRead } = createMetrics({ metricsToken: null })
  expect(mayRead({}, '127.0.0.1')).toBe(true)
  expect(mayRead({}, '192.0.2.7')).toBe(false)
  expect(mayRead({ 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1')).toBe(false)
})

test('with a token the token is asked for, wherever one calls from', () => {
  const { mayRead } = createMetrics({ metricsToken: 'a-token-for-the-metrics' })
  expect(mayRead({}, '127.0.0.1')).toBe(false)
  expect(mayRead({ authorization: 'Bearer a-token-for-the-metrics' }, '192.0.2.7')).toBe(true)
  expect(mayRead({ authorization: 'Bearer a-token-for-the-metricz' }, '192.0.2.7')).toBe(false)
})
