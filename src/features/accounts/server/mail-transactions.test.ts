// @module-tag postgres
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { keyOf, testAccounts } from '../../../../tests/support/accounts.ts'
import type { TestAccounts } from '../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { failingAtCommit } from '../../../../tests/support/failing-commit.ts'
import { newPerson, PASSWORD, signedIn } from '../../../../tests/support/people.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { askEmailChange } from './email-change.ts'
import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '../signing-in/server/links.ts'
import { removePasskey } from '../passkeys/server/passkeys.ts'
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from '../second-factor/server/second-factor.ts'
import { changePassword, deleteAccount } from './own-account.ts'
import { signIn } from '../signing-in/server/sign-in.ts'
import { register } from '../signing-up/server/sign-up.ts'

// A mail and what it tells are there together or not at all.

const database = useTestDatabase()
let world: TestAccounts
beforeAll(async () => {
  world = await testAccounts(database)
})

const CHANGED = 'Autre-Étang 77?'
let visitors = 0
const elsewhere = () => testExchange({ address: `198.51.100.${++visitors}` })
const signUp = (on: TestAccounts, email: string) =>
  register(on, elsewhere(), { email, password: PASSWORD, name: 'Ada Lovelace', role: 'candidate' })

async function newMember(email: string) {
  const accountId = await newPerson(world, email)
  return { accountId, ...(await signedIn(world, email)) }
}
async function withTotp(email: string) {
  const member = await newMember(email)
  const { secret } = await beginTotp(world, member.actor, PASSWORD)
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
  return { ...member, confirm: (on: TestAccounts) => confirmTotp(on, member.actor, code) }
}

type Deed = (on: TestAccounts) => Promise<unknown>
/** What is done, the kind of its mail, and what comes before it. */
const deeds: [string, string, (email: string) => Promise<Deed>][] = [
  ['signing up', 'verification', async (email) => (on) => signUp(on, email)],
  [
    'signing up again',
    'already-registered',
    async (email) => {
      await newPerson(world, email)
      return (on) => signUp(on, email)
    },
  ],
  [
    'asking for another link',
    'verification',
    async (email) => {
      await signUp(world, email)
      const { actor } = await signedIn(world, email)
      return (on) => resendVerification(on, actor.accountId)
    },
  ],
  [
    'confirming the address',
    'welcome',
    async (email) => {
      await signUp(world, email)
      const key = await keyOf(world)
      return (on) => verifyEmail(on, elsewhere(), key)
    },
  ],
  [
    'forgetting the password',
    'reset',
    async (email) => {
      await newPerson(world, email)
      return (on) => forgotPassword(on, elsewhere(), email)
    },
  ],
  [
    'choosing a forgotten password anew',
    'password-changed',
    async (email) => {
      await newPerson(world, email)
      await forgotPassword(world, elsewhere(), email)
      const token = await keyOf(world)
      return (on) => resetPassword(on, elsewhere(), { token, password: CHANGED })
    },
  ],
  [
    'changing the password',
    'password-changed',
    async (email) => {
      const { exchange, actor } = await newMember(email)
      return (on) => changePassword(on, exchange, actor, { currentPassword: PASSWORD, password: CHANGED })
    },
  ],
  [
    'asking for another address',
    'email-change',
    async (email) => {
      const { actor } = await newMember(email)
      return (on) => askEmailChange(on, actor, { email: `new-${email}`, password: PASSWORD })
    },
  ],
  [
    'changing the address',
    'email-changed',
    async (email) => {
      const { actor } = await newMember(email)
      await askEmailChange(world, actor, { email: `new-${email}`, password: PASSWORD })
      const key = await keyOf(world)
      return (on) => verifyEmail(on, elsewhere(), key)
    },
  ],
  [
    'signing in on a new device',
    'new-device',
    async (email) => {
      await newMember(email)
      return (on) => signIn(on, elsewhere(), { identifier: email, password: PASSWORD, remember: false })
    },
  ],
  ['a second factor', 'security-change', async (email) => (await withTotp(email)).confirm],
  [
    'new recovery codes',
    'security-change',
    async (email) => {
      const { actor, confirm } = await withTotp(email)
      await confirm(world)
      return (on) => renewRecoveryCodes(on, actor, PASSWORD)
    },
  ],
  [
    'no second factor any more',
    'security-change',
    async (email) => {
      const { actor, confirm } = await withTotp(email)
      await confirm(world)
      return (on) => removeTotp(on, actor, PASSWORD)
    },
  ],
  [
    'one passkey fewer',
    'security-change',
    async (email) => {
      const { actor } = await newMember(email)
      const id = Buffer.from(email).toString('base64url')
      await database.db.execute(`insert into passkeys (id, account_id, public_key, counter, label)
        values ('${id}', ${actor.accountId}, '\\x00', 0, 'Clé')`)
      return (on) => removePasskey(on, actor, id, PASSWORD)
    },
  ],
  [
    'deleting the account',
    'deletion-receipt',
    async (email) => {
      const { actor, exchange } = await newMember(email)
      return (on) => deleteAccount(on, exchange, actor, PASSWORD)
    },
  ],
]

/** What the database knows of accounts, but for tries, which count whatever comes of them. */
async function known(): Promise<Record<string, unknown[]>> {
  const { rows } = await database.db.execute<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'account_id' and table_name <> 'mails'`)
  expect(rows.length).toBeGreaterThan(10)
  const all: Record<string, unknown[]> = {}
  for (const { name } of [{ name: 'accounts' }, ...rows])
    all[name] = (await database.db.execute(`select t::text from ${name} t order by 1`)).rows
  return all
}
const lastMail = async (): Promise<number> =>
  (await database.db.execute<{ id: number }>('select coalesce(max(id), 0)::int as id from mails')).rows[0]!.id
/** Mails and jobs of mails that came later. */
const postSince = async (id: number) => ({
  mails: (await database.db.execute(`select kind from mails where id > ${id}`)).rows,
  jobs: (await database.db.execute(`select 1 from queue.job where name = 'mail' and (data->>'id')::int > ${id}`)).rows
    .length,
})

let people = 0
test.each(deeds)('%s', async (_name, kind, prepare) => {
  const deed = await prepare(`deed${++people}@example.org`)
  const [before, last] = [await known(), await lastMail()]

  // It fails in the end, after the mail was written.
  const wrote: string[] = []
  const write: TestAccounts['mailer']['write'] = async (tx, mail) => {
    await world.mailer.write(tx, mail)
    wrote.push(mail.kind)
  }
  const failing = deed({ ...world, db: failingAtCommit(database.db), mailer: { write } })
  await expect(failing).rejects.toThrow('the commit failed')
  expect(wrote).toEqual([kind])
  expect(await known()).toEqual(before)
  expect(await postSince(last)).toEqual({ mails: [], jobs: 0 })

  // The mail cannot be written.
  const refusing = { write: () => Promise.reject(new Error('no mail')) }
  await expect(deed({ ...world, mailer: refusing })).rejects.toThrow('no mail')
  expect(await known()).toEqual(before)

  const next = await lastMail()
  await deed(world)
  expect(await postSince(next)).toEqual({ mails: [{ kind }], jobs: 1 })
})
