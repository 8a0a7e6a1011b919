import type { RefusalError } from '../../src/platform/refusals.ts'

/** The code something was refused with. */
export const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing refused',
    (error: RefusalError) => error.refusal?.code ?? String(error),
  )
