import { beforeAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the sample site once it runs. */
    sharedSite: string
  }
}

/** The sample site that runs for all tests which change nothing there. */
export function sharedSite(): { readonly address: string } {
  let address: string
  beforeAll(async () => {
    const answer = await fetch(inject('sharedSite'))
    address = await answer.text()
    if (!answer.ok) throw new Error(address)
  })
  return {
    get address() {
      return address
    },
  }
}
