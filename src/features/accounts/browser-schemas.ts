import '#platform/zod-without-eval.ts'
import { forgotPassword, passwordChoice, signIn } from './accounts.contract.ts'
import {
  firstSignupAccount,
  saveSignupAccount,
  saveSignupProfile,
  saveSignupSearch,
} from './signing-up/signup.contract.ts'

// The contract's own schemas for the browser. Fetched when somebody begins to fill a form: pages do not wait for them.
export const schemas = {
  signIn: signIn.input,
  forgotPassword: forgotPassword.input,
  passwordChoice,
  signupAccount: saveSignupAccount.input,
  firstSignupAccount,
  signupSearch: saveSignupSearch.input,
  signupProfile: saveSignupProfile.input,
}
