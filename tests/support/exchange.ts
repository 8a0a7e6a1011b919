import type { Exchange } from '../../src/platform/server/endpoints.ts'

export type TestExchange = Exchange & { set: Map<string, string> }

/** A call as a room sees it; the cookies it sets come back with the next one. */
export function testExchange(given: Partial<Exchange> = {}): TestExchange {
  const set = new Map<string, string>()
  return {
    address: '192.0.2.1',
    origin: 'http://localhost:3000',
    agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    bearer: null,
    idempotencyKey: null,
    ...given,
    set,
    get cookies() {
      return { ...given.cookies, ...Object.fromEntries(set) }
    },
    setCookie: (cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) set.delete(name)
      else set.set(name, value)
    },
  }
}
