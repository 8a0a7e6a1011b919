import '#platform/zod-without-eval.ts'
import type * as z from 'zod'
import type { Faults } from '#platform/faults.ts'
import { faultsOf } from '#platform/faults.ts'
import { forgotPassword, resetPassword, signIn } from './accounts.contract.ts'
import { saveSignupAccount } from './signup.contract.ts'

// The contract's own schemas for the browser. Fetched when somebody begins to fill a form: pages do not wait for them.

const faultsIn = (schema: z.ZodType, input: unknown): Faults => {
  const parsed = schema.safeParse(input)
  return parsed.success ? {} : faultsOf(parsed.error)
}

export const judges = {
  signIn: (input: unknown) => faultsIn(signIn.input, input),
  forgotPassword: (input: unknown) => faultsIn(forgotPassword.input, input),
  resetPassword: (input: unknown) => faultsIn(resetPassword.input, input),
  signupAccount: (input: unknown) => faultsIn(saveSignupAccount.input, input),
}
