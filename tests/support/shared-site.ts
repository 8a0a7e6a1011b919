import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

/** The sample site that runs for all tests which change nothing there. */
export const sharedSite = (): { readonly address: string } => ({ address: inject('site') })
