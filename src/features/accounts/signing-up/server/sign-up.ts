import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { countryIn } from '#features/reference/reference.rules.ts'
import { done } from '#platform/contract.ts'
import { invalidInput, refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { inEvenTime } from '#platform/server/even-time.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignupAnswers } from '../signup.contract.ts'
import { signupAnswers } from '../signup.contract.ts'
import { accountRefusals, addressOf, backOf, missingPassword } from '../../accounts.rules.ts'
import { accountTexts } from '../../accounts.texts.ts'
import { inside, within } from '#platform/server/site.ts'
import type { AccountsSite, InsideAccounts } from '../../server/accounts-site.ts'
import { mailAlreadyRegistered, mailVerification } from '../../server/account-mails.ts'
import * as accounts from '../../server/accounts.repository.ts'
import { refuseCommonPassword } from '../../passwords/server/common-passwords.ts'
import { draftsKept, mailedTries, signUpTries } from '../../server/limits.ts'
import { hashPassword } from '../../passwords/server/passwords.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import { insertAcceptance } from './terms.repository.ts'

const DRAFT = 'inscription'
const DRAFT_SECONDS = 3_600
/** What was typed in this browser and is asked for next: it says nothing of who has an account. */
const COMPLETED = 'inscrit'
const COMPLETED_SECONDS = 600

/** Cookies carry no accents. */
const inCookie = (text: string): string => Buffer.from(text).toString('base64url')
const fromCookie = (value: string | null): string => Buffer.from(value ?? '', 'base64url').toString()

const draftOf = (db: Db, exchange: Exchange) => {
  const key = hostCookieOf(exchange, DRAFT)
  return key === null ? Promise.resolve(null) : accounts.findDraft(db, hashOf(key))
}

export const readSignup = async ({ db }: AccountsSite, exchange: Exchange) => ({
  answers: (await draftOf(db, exchange))?.answers ?? null,
  completed_email: addressOf(fromCookie(hostCookieOf(exchange, COMPLETED))),
})

type StepOne = Pick<SignupAnswers, 'firstName' | 'lastName' | 'email' | 'company' | 'role'> & { password: string }

/** Step 1 begins the draft. Its password is kept as a hash at once; later an empty one means: the same. */
export async function saveSignupAccount({ db }: AccountsSite, exchange: Exchange, input: StepOne) {
  // Also where the password stays as it is: each writes the whole draft anew.
  await countTry(db, draftsKept(exchange.address))
  const draft = await draftOf(db, exchange)
  const { password, firstName, lastName, email, company, role } = input
  if (password === '' && !draft) {
    throw invalidInput(missingPassword)
  }
  let passwordHash = draft?.passwordHash
  if (password !== '') {
    await countTry(db, signUpTries(exchange.address))
    await refuseCommonPassword(password, [firstName, lastName, email])
    passwordHash = await hashPassword(password)
  }
  const known = draft?.answers ?? {}
  const answers = signupAnswers.parse({ ...known, firstName, lastName, email, company, role })
  const key = hostCookieOf(exchange, DRAFT) ?? newToken()
  // The step has just shown the terms in force.
  const saved = { hash: hashOf(key), answers, passwordHash: passwordHash!, termsVersion: TERMS_VERSION }
  await accounts.saveDraft(db, saved, DRAFT_SECONDS)
  exchange.setCookie(hostCookie(DRAFT, key, DRAFT_SECONDS))
  return { answers }
}

/** Steps 2 and 3 add to it. */
export async function saveSignupStep({ db }: AccountsSite, exchange: Exchange, step: Partial<SignupAnswers>) {
  const draft = await draftOf(db, exchange)
  if (!draft) throw refuse(accountRefusals['accounts/signup_over'])
  await countTry(db, draftsKept(exchange.address))
  const answers = signupAnswers.parse({ ...draft.answers, ...step })
  await accounts.saveDraft(db, { ...draft, answers }, DRAFT_SECONDS)
  return { answers }
}

/** Creates the account of the draft; a second click finds no draft, and creates nothing. */
export async function completeSignup(
  site: AccountsSite,
  exchange: Exchange,
  { retour = '', ...step }: Partial<SignupAnswers> & { retour?: string },
) {
  const key = hostCookieOf(exchange, DRAFT)
  if (key === null) throw refuse(accountRefusals['accounts/signup_over'])
  const begun = await accounts.findDraft(site.db, hashOf(key))
  if (!begun) throw refuse(accountRefusals['accounts/signup_over'])
  await countTry(site.db, [...signUpTries(exchange.address), ...mailedTries(begun.answers.email)])
  const role = await inEvenTime(() =>
    site.db.transaction(async (tx) => {
      const draft = await accounts.takeDraft(tx, hashOf(key))
      if (!draft) throw refuse(accountRefusals['accounts/signup_over'])
      const answers = signupAnswers.parse({ ...draft.answers, ...step })
      // Mails are counted for the address that was there a moment ago: another one may have been written meanwhile.
      if (answers.email !== begun.answers.email) throw refuse(accountRefusals['accounts/signup_over'])
      await createAccount(within(site, tx), exchange, answers, { ...draft, back: backOf(retour) })
      return answers.role
    }),
  )
  exchange.setCookie(hostCookie(DRAFT, '', 0))
  exchange.setCookie(hostCookie(COMPLETED, inCookie(begun.answers.email), COMPLETED_SECONDS))
  return { ...created, role }
}

const created = done(`${accountTexts.created} ${accountTexts.createdNext}`)

type Registration = {
  email: string
  password: string
  name: string
  role: SignupAnswers['role']
  company?: string | undefined
}

/** Programs register in one call. */
export async function register(site: AccountsSite, exchange: Exchange, input: Registration) {
  await countTry(site.db, [...signUpTries(exchange.address), ...mailedTries(input.email)])
  await refuseCommonPassword(input.password, [input.name, input.email])
  const passwordHash = await hashPassword(input.password)
  const [firstName, lastName] = splitName(input.name)
  const answers = signupAnswers.parse({
    firstName,
    lastName: lastName || firstName,
    email: input.email,
    role: input.role,
    company: input.company ?? '',
  })
  const more = { passwordHash, termsVersion: TERMS_VERSION, back: '/' }
  await inEvenTime(() => inside(site, (held) => createAccount(held, exchange, answers, more)))
  return created
}

/** « Inès de La Fargue » → Inès, de La Fargue. */
export function splitName(name: string): [string, string] {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return [first, rest.join(' ')]
}

/**
 * The account, its profile and its mail: all of it or nothing. An address that has an account already gets another mail
 * and the same answer, so that nobody learns who is registered.
 */
async function createAccount(
  site: InsideAccounts,
  { cookies }: Pick<Exchange, 'cookies'>,
  answers: SignupAnswers,
  { passwordHash, termsVersion, back }: { passwordHash: string; termsVersion: string | null; back: string },
): Promise<void> {
  const { db: tx } = site
  const account = await accounts.insertAccount(tx, {
    role: answers.role,
    email: answers.email,
    passwordHash,
    firstName: answers.firstName,
    lastName: answers.lastName,
    companyName: answers.company,
    countryId: countryIn(cookies).id,
  })
  if (!account) {
    const owner = await accounts.findByIdentifier(tx, answers.email)
    if (!owner) return
    await mailAlreadyRegistered(site, owner, back)
    return
  }
  if (termsVersion !== null) await insertAcceptance(tx, account.id, termsVersion)
  await createProfile(tx, {
    accountId: account.id,
    countryId: account.countryId,
    firstName: answers.firstName,
    lastName: answers.lastName,
    title: answers.currentTitle,
    presentation: answers.presentation,
    skills: answers.skills,
    location: answers.preferredLocation,
    wantedTitle: answers.jobTitle,
    wantedLocation: answers.preferredLocation,
    wantedSalary: answers.salaryRange,
    wantedContract: answers.contractType,
    // Those who recruit are not looked for.
    profileVisible: answers.role === 'candidate',
  })
  await mailVerification(site, account, back)
}
