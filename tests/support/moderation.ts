import { reportables } from '../../src/app/reportables.ts'
import { insertAccount } from '../../src/features/accounts/server/accounts.repository.ts'
import { jobRow } from '../../src/features/jobs/jobs.factory.ts'
import type { ModerationSite } from '../../src/features/moderation/server/moderation-site.ts'
import type { SignedIn } from '../../src/platform/server/endpoints.ts'
import type { TestAccounts } from './accounts.ts'
import { testAccounts } from './accounts.ts'
import { newPerson } from './people.ts'
import type { TestDatabase } from './test-database.ts'
import { smallWorld } from './world.ts'

export type TestModeration = ModerationSite &
  TestAccounts & {
    /** A live job of the company that the recruiter acts for. */
    newJob: (title: string) => Promise<number>
    /** Somebody who decides. */
    newDecider: (role?: 'administrator' | 'moderator') => Promise<SignedIn>
    newMember: (email: string) => Promise<SignedIn>
    recruiter: SignedIn
    /** The mails to an address, oldest first. */
    mailsTo: (address: string) => Promise<{ kind: string; subject: string; text: string }[]>
  }

const signedIn = (accountId: number, role: SignedIn['role'], more: Partial<SignedIn> = {}): SignedIn => ({
  role,
  accountId,
  sessionId: '',
  companyId: null,
  verified: true,
  flags: [],
  ...more,
})

let people = 0

export async function testModeration(database: TestDatabase): Promise<TestModeration> {
  const accounts = await testAccounts(database)
  const { db } = accounts
  const { fr } = await smallWorld(db)
  const confirmed = { emailVerifiedAt: new Date(), firstName: 'Ada', lastName: 'Lovelace' }
  const recruiter = (await insertAccount(db, {
    role: 'recruiter',
    email: 'recruiter@example.org',
    companyId: fr.companyId,
    ...confirmed,
  }))!
  return {
    ...accounts,
    things: reportables,
    recruiter: signedIn(recruiter.id, 'recruiter', { companyId: fr.companyId }),
    newJob: async (title) => {
      const { insertJobs } = await import('../../src/features/jobs/server/jobs.repository.ts')
      const rows = await insertJobs(db, [jobRow({ ...fr, title })]).returning()
      return rows[0]!.id
    },
    newDecider: async (role = 'administrator') => {
      const account = await insertAccount(db, {
        role: role === 'administrator' ? role : 'candidate',
        email: `decider${++people}@example.org`,
        moderator: role === 'moderator',
        ...confirmed,
      })
      return signedIn(account!.id, account!.role, { flags: role === 'moderator' ? [role] : [] })
    },
    newMember: async (email) => signedIn(await newPerson(accounts, email), 'candidate'),
    mailsTo: async (address) => (await accounts.mails()).filter(({ to }) => to === address),
  }
}
