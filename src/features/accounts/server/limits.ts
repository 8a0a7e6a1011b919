import type { Limit } from '#platform/server/limits.ts'
import { addressSubject } from '#platform/server/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })

const signInAccount = limit('sign-in account', 10, 15 * MINUTE)
const signInAddress = limit('sign-in address', 60, 15 * MINUTE)
const signUpAddress = limit('sign-up address', 40, HOUR)
// Whoever has the address may have asked for none of it.
const mailedAddress = limit('mailed address', 5, HOUR)
const resetAccount = limit('reset account', 3, HOUR)
const resetAddress = limit('reset address', 20, HOUR)
const verificationAccount = limit('verification account', 3, HOUR)
const linkAddress = limit('link address', 60, HOUR)
const passwordAccount = limit('password account', 10, 15 * MINUTE)
// Six digits, three of them good at a time: forty tries a day would take decades.
const codeAccount = limit('code account', 10, 15 * MINUTE)
const codeAccountDay = limit('code account day', 40, 24 * HOUR)
const passkeyAddress = limit('passkey address', 60, 15 * MINUTE)
const socialAddress = limit('social address', 60, 15 * MINUTE)

/** Each kind of try counts for the account it is about and for the address it comes from. */
export const signInTries = (identifier: string, address: string) => [
  // Client codes are found by their capitals, and « ſ » has the one of « s ».
  { limit: signInAccount, subject: identifier.toUpperCase().toLowerCase() },
  { limit: signInAddress, subject: addressSubject(address) },
]
export const signUpTries = (address: string) => [{ limit: signUpAddress, subject: addressSubject(address) }]
/** Each makes us write to an address that somebody typed; counted whether or not it has an account. */
export const mailedTries = (email: string) => [{ limit: mailedAddress, subject: email }]
export const resetTries = (email: string, address: string) => [
  { limit: resetAccount, subject: email },
  { limit: resetAddress, subject: addressSubject(address) },
]
export const verificationTries = (accountId: number) => [{ limit: verificationAccount, subject: String(accountId) }]
export const linkTries = (address: string) => [{ limit: linkAddress, subject: addressSubject(address) }]
/** Asking a signed-in person for the password again is a way to guess it, too. */
export const passwordTries = (accountId: number) => [{ limit: passwordAccount, subject: String(accountId) }]
export const codeTries = (accountId: number) => [
  { limit: codeAccount, subject: String(accountId) },
  { limit: codeAccountDay, subject: String(accountId) },
]
export const passkeyTries = (address: string) => [{ limit: passkeyAddress, subject: addressSubject(address) }]
export const socialTries = (address: string) => [{ limit: socialAddress, subject: addressSubject(address) }]
