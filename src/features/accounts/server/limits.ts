import type { Limit } from '#platform/server/database/limits.ts'
import { addressSubject, mailboxSubject } from '#platform/server/database/limits.ts'
import { identifierOf } from '../accounts.rules.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })

const signInAccount = limit('sign-in account', 10, 15 * MINUTE)
const signInDevice = limit('sign-in device', 10, 15 * MINUTE)
const signInAddress = limit('sign-in address', 60, 15 * MINUTE)
const signUpAddress = limit('sign-up address', 40, HOUR)
// Whoever has the address may have asked for none of it.
const mailedAddress = limit('mailed address', 5, HOUR)
const resetAccount = limit('reset account', 3, HOUR)
const resetAddress = limit('reset address', 20, HOUR)
const verificationAccount = limit('verification account', 3, HOUR)
const linkAddress = limit('link address', 60, HOUR)
const passwordSession = limit('password session', 10, 15 * MINUTE)
// Six digits, three of them good at a time: forty tries a day would take decades.
const codeAccount = limit('code account', 10, 15 * MINUTE)
const codeAccountDay = limit('code account day', 40, 24 * HOUR)
// Else whoever knows the password keeps its owner out for a day. More often, and a mailbox would be enough to guess on.
const codeForgiven = limit('code forgiven', 1, 24 * HOUR)
const passkeyAddress = limit('passkey address', 60, 15 * MINUTE)
// A token is good for a day.
const refreshSession = limit('refresh session', 60, HOUR)
// Whoever changes the ways in without end would fill the mailbox with it.
const newsAccount = limit('news account', 20, HOUR)
// A way in that is added without end would do so, too: its mail is never left out.
const additionAccount = limit('addition account', 10, HOUR)
const profileAccount = limit('profile account', 120, HOUR)
// Kept twice a second at most while somebody types.
const draftAddress = limit('draft address', 1_000, HOUR)
// An invitation is a mail to somebody who asked for nothing.
const invitationAccount = limit('invitation account', 40, 24 * HOUR)
const requestAccount = limit('company request account', 10, 24 * HOUR)
const socialAddress = limit('social address', 60, 15 * MINUTE)

/** One subject for an account, however it was named; what names none counts by one spelling, so that it looks the same. */
const signInSubject = (typed: string, accountId: number | null): string => {
  if (accountId !== null) return `account ${accountId}`
  const { address, code } = identifierOf(typed)
  return `nobody ${address ?? code}`
}

/** Strangers share the tries of an account, wherever they come from, and those of their address. */
export const strangerTries = (typed: string, accountId: number | null, address: string) => [
  { limit: signInAccount, subject: signInSubject(typed, accountId) },
  { limit: signInAddress, subject: addressSubject(address) },
]
/** A browser that has signed in to the account before has its own tries, which no stranger uses up. */
export const deviceTries = (accountId: number, device: Buffer) => [
  { limit: signInDevice, subject: `${accountId} ${device.toString('hex')}` },
]
/** What the owner takes back with the mailbox: the tries of strangers, and those of the browser at hand. */
export const ownerTries = (accountId: number, device: Buffer) => [
  ...strangerTries('', accountId, '').slice(0, 1),
  ...deviceTries(accountId, device),
]
export const signUpTries = (address: string) => [{ limit: signUpAddress, subject: addressSubject(address) }]
/** Each makes us write to an address that somebody typed; counted whether or not it has an account. */
export const mailedTries = (email: string) => [{ limit: mailedAddress, subject: mailboxSubject(email) }]
/** Links asked for. Anybody may ask for somebody else's: whoever does uses up mails, never a link that was mailed. */
export const resetMails = (email: string) => [{ limit: resetAccount, subject: email }]
export const resetTries = (address: string) => [{ limit: resetAddress, subject: addressSubject(address) }]
export const verificationTries = (accountId: number) => [{ limit: verificationAccount, subject: String(accountId) }]
export const linkTries = (address: string) => [{ limit: linkAddress, subject: addressSubject(address) }]
/** Asking a signed-in person for the password again is a way to guess it, too; a stolen session uses up its own tries. */
export const passwordTries = (sessionId: string) => [{ limit: passwordSession, subject: sessionId }]
export const codeTries = (accountId: number) => [
  { limit: codeAccount, subject: String(accountId) },
  { limit: codeAccountDay, subject: String(accountId) },
]
/** A reset by mail forgives wrong codes, so often. */
export const codeForgiving = (accountId: number) => [{ limit: codeForgiven, subject: String(accountId) }]
export const draftsKept = (address: string) => [{ limit: draftAddress, subject: addressSubject(address) }]
export const refreshTries = (sessionId: string) => [{ limit: refreshSession, subject: sessionId }]
/** Mails about the ways in, to a confirmed address. Beyond these the notifications tell. */
export const newsMails = (accountId: number) => [{ limit: newsAccount, subject: String(accountId) }]
/** Ways in that are added. Beyond these none is: their mails carry the link to take them back. */
export const additions = (accountId: number) => [{ limit: additionAccount, subject: String(accountId) }]
/** A profile may be long, each version of it is written anew, and each change of a name drops kept pages. */
export const profileChanges = (accountId: number) => [{ limit: profileAccount, subject: String(accountId) }]
export const passkeyTries = (address: string) => [{ limit: passkeyAddress, subject: addressSubject(address) }]
export const socialTries = (address: string) => [{ limit: socialAddress, subject: addressSubject(address) }]
export const invitationTries = (accountId: number) => [{ limit: invitationAccount, subject: String(accountId) }]
export const requestTries = (accountId: number) => [{ limit: requestAccount, subject: String(accountId) }]
