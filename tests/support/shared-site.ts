import { beforeAll, inject } from 'vitest'
import { untilReady } from './run-florin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

/** The sample site that runs for all tests which change nothing there. */
export function sharedSite(): { readonly address: string } {
  const address = inject('site')
  beforeAll(() => untilReady(address))
  return { address }
}
