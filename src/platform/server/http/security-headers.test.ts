import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('only a site that is reached by https asks browsers never to come another way', () => {
  expect(securityHeaders({ https: true })['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security')
})
