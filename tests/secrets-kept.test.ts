import { expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { askEmailChange } from '#features/accounts/server/email-change.ts'
import { linkSocial } from '#features/accounts/social/server/identity-links.ts'
import { forgotPassword, verifyEmail } from '#features/accounts/signing-in/server/links.ts'
import { passkeyCreation } from '#features/accounts/passkeys/server/passkeys.ts'
import { beginTotp, confirmTotp } from '#features/accounts/second-factor/server/second-factor.ts'
import { rotateToken } from '#features/accounts/sessions/server/sessions.ts'
import { loginProgram, signIn } from '#features/accounts/signing-in/server/sign-in.ts'
import { register, saveSignupAccount } from '#features/accounts/signing-up/server/sign-up.ts'
import { feedbackKeyOf, stopKeyOf } from '#features/alerts/server/alert-keys.ts'
import { keepAlert } from '#features/alerts/server/alerts.service.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { hashOf } from '#platform/server/secrets.ts'
import { testExchange } from './support/exchange.ts'
import { newPerson, PASSWORD, whoIs } from './support/people.ts'
import { known, useSocial } from './support/social.ts'
import { useTestDatabase } from './support/test-database.ts'

// Whoever reads the database, or a backup of it, finds nothing that opens an account.

const database = useTestDatabase()
const social = useSocial(database)

/** A secret as it may have been written down: as it is, as bytes, and as the bytes it stands for. */
function formsOf(secret: string): string[] {
  const plain = secret.replaceAll(/[\s-]/g, '')
  const bytes = [secret, plain].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'base64url')])
  const written = bytes.flatMap((one) => [
    one.toString('hex'),
    one.toString('base64').replace(/=+$/, ''),
    one.toString('base64url'),
  ])
  // What is not written in base64 has no bytes it stands for.
  return [secret, plain, ...written].filter((form) => form.length >= 8)
}

type Table = { name: string; text: string }

/** Every table there is, as text: all columns of all rows. */
async function readAll(): Promise<Table[]> {
  const { rows } = await database.database.run(
    `select table_schema, table_name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const tables: Table[] = []
  for (const { table_schema: schema, table_name: name } of rows as { table_schema: string; table_name: string }[]) {
    const all = await database.database.run(
      `select coalesce(string_agg(one::text, E'\\n'), '') as text from "${schema}"."${name}" as one`,
    )
    tables.push({ name, text: all.rows[0]!.text as string })
  }
  return tables
}

const mailedKey = async (kind: string): Promise<string> => {
  const mail = (await social.world.mails()).findLast((one) => one.kind === kind)!
  return /cle=([\w-]+)/.exec(mail.text)![1]!
}
const enter = { identifier: 'holder@example.org', password: PASSWORD, remember: true }

/** One of each kind, all of them in use at once; those of links are also in the mail that brings them. */
async function issueAll(): Promise<{ kept: Record<string, string>; mailed: Record<string, string> }> {
  const { world } = social
  const accountId = await newPerson(world, enter.identifier)
  const exchange = testExchange()
  await signIn(world, exchange, enter)
  const actor = await whoIs(world, exchange)
  const cookieOf = (name: string, from = exchange): string => from.cookies[`__Host-${name}`]!

  const draft = testExchange()
  const person = { firstName: 'Ada', lastName: 'Lovelace', company: '', role: 'candidate' } as const
  await saveSignupAccount(world, draft, { ...person, email: 'draft@example.org', password: PASSWORD })
  const newcomer = {
    email: 'newcomer@example.org',
    password: PASSWORD,
    name: 'Ada Lovelace',
    role: 'candidate',
  } as const
  await register(world, testExchange(), newcomer)
  const verification = await mailedKey('verification')

  await askEmailChange(world, actor, { email: 'moved@example.org', password: PASSWORD })
  await verifyEmail(world, exchange, await mailedKey('email-change'))
  const undo = await mailedKey('email-changed')
  await askEmailChange(world, actor, { email: 'moved-again@example.org', password: PASSWORD })
  const change = await mailedKey('email-change')
  await forgotPassword(world, testExchange(), 'moved@example.org')
  const reset = await mailedKey('reset')

  await passkeyCreation(world, exchange, actor, PASSWORD)
  const alert = await keepAlert(database.db, accountId, {
    title: 'Audit',
    search: '/emploi?keywords=audit',
    frequency: 'weekly',
  })

  const { secret } = await beginTotp(world, actor, PASSWORD)
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
  const { recovery_codes: codes } = await confirmTotp(world, actor, code)
  const program = await loginProgram(world, testExchange(), {
    email: 'moved@example.org',
    password: PASSWORD,
    code: codes.pop()!,
  })
  const successor = await rotateToken(database.db, program.token)
  const waiting = await signIn(world, testExchange(), { ...enter, identifier: 'moved@example.org' })
  if (waiting.status !== 'second_factor') throw new Error('no code was asked for')

  social.says('google', { ...known('holder'), email: 'moved@example.org' })
  const trip = await social.go('google')
  const state = new URL(trip.location).searchParams.get('state')!
  const begun = await social.go('google')
  await trip.finish()
  const pending = cookieOf('lier', trip.exchange)
  await linkSocial(world, trip.exchange, visitor, PASSWORD)
  return {
    kept: {
      password: PASSWORD,
      session: cookieOf('florin'),
      device: cookieOf('appareil'),
      'sign-up': cookieOf('inscription', draft),
      'key to a passkey challenge': cookieOf('cle-acces'),
      'token replaced': program.token,
      token: successor.token,
      'sign-in challenge': waiting.challenge,
      'authenticator secret': secret,
      ...Object.fromEntries(codes.map((one, index) => [`recovery code ${index}`, one])),
      'state at a provider': state,
      'another state': new URL(begun.location).searchParams.get('state')!,
      'browser at a provider': cookieOf('connexion', begun.exchange),
      'identity that waits': pending,
      'code that an identity waits for': cookieOf('defi', trip.exchange),
      'end of an alert': stopKeyOf(alert, world.secret),
      'answer to an alert': feedbackKeyOf(alert, 1, world.secret),
    },
    mailed: { verification, reset, change, undo },
  }
}

test('no secret that was given out is in the database, but for links in mails that are still there', async () => {
  const { kept, mailed } = await issueAll()
  const tables = await readAll()
  const whereIs = (forms: string[]): string[] =>
    tables.filter(({ text }) => forms.some((form) => text.includes(form))).map(({ name }) => name)
  // What is looked for would be found: the address, and what is kept of a token.
  expect(whereIs(['moved@example.org'])).toContain('accounts')
  expect(whereIs([hashOf(kept.token!).toString('hex')])).toEqual(['session_tokens'])
  for (const [what, secret] of Object.entries(kept)) {
    expect(secret, what).toBeTypeOf('string')
    expect(whereIs(formsOf(secret)), what).toEqual([])
  }
  for (const [what, secret] of Object.entries(mailed)) {
    expect(whereIs([hashOf(secret).toString('hex')]), what).toEqual(['account_links'])
    // A site without an SMTP server keeps its mails for a week, others until they are sent.
    expect(whereIs(formsOf(secret)), what).toEqual(['mails'])
  }
})
