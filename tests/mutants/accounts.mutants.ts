import type { Mutant } from './mutant.ts'

const sessions = 'src/features/accounts/server/sessions.repository.ts'
const accountsTest = 'src/features/accounts/server/accounts.test.ts'

export const mutants: Mutant[] = [
  {
    fault: 'a session goes on after its end',
    file: sessions,
    from: '        gt(sessions.expiresAt, sql`now()`),\n        or(',
    to: '        or(',
    test: 'tests/authorization.test.ts',
    named: 'GET /v1/account/sessions lets in whom it should',
  },
  {
    fault: 'one ends a session of somebody else',
    file: sessions,
    from: 'and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId))',
    to: 'and(eq(sessions.id, sessionId))',
    test: accountsTest,
    named: 'another’s account and another’s session are not there',
  },
  {
    fault: 'each refresh of one token makes a successor of its own',
    file: sessions,
    from: 'isNull(sessionTokens.rotatedAt), gt(sessionTokens.expiresAt',
    to: 'gt(sessionTokens.expiresAt',
    test: accountsTest,
    named: 'fifty refreshes at once of one token give one successor',
  },
  {
    fault: 'a new password by mail leaves the intruder signed in',
    file: 'src/features/accounts/server/links.service.ts',
    from: '    await endSessionsOf(tx, account.id, null)\n',
    to: '',
    test: accountsTest,
    named: 'of a hundred uses of one reset link one succeeds, and every session ends',
  },
  {
    fault: 'the link that confirms an address works again and again',
    file: 'src/features/accounts/server/accounts.repository.ts',
    from: 'db.delete(accountLinks).where(goodLink(hash, purposes)).returning()',
    to: 'db.select().from(accountLinks).where(goodLink(hash, purposes))',
    test: accountsTest,
    named: 'an account signs up, confirms, signs in and out of every device by a new password',
  },
  {
    fault: 'a code of the second factor works twice',
    file: 'src/features/accounts/server/second-factor.repository.ts',
    from: 'lt(totpFactors.lastStep, step)',
    to: 'sql`${totpFactors.lastStep} <= ${step}`',
    test: 'src/features/accounts/server/second-factor.test.ts',
    named: 'of parallel uses of one code one is good',
  },
  {
    fault: 'a challenge for adding a passkey signs in',
    file: 'src/features/accounts/server/passkeys.repository.ts',
    from: 'accountId === null ? isNull(passkeyChallenges.accountId) :',
    to: 'accountId === null ? undefined :',
    test: 'src/features/accounts/server/passkeys.test.ts',
    named: 'a challenge is good once, for five minutes, in its browser',
  },
  {
    fault: 'the answer of another site is taken in any browser',
    file: 'src/features/accounts/server/identities.repository.ts',
    from: '        eq(identityAttempts.browser, attempt.browser),\n',
    to: '',
    test: 'src/features/accounts/server/social-providers.test.ts',
    named: 'in another browser, without its state, with another one, at another provider, or too late',
  },
  {
    fault: 'an export has the first page of the notifications only',
    file: 'src/features/notifications/server/notifications.service.ts',
    from: '(await notifications.findNotifications(db, accountId)).map(onTheWire)',
    to: '(await notifications.findNotifications(db, accountId, SHOWN)).map(onTheWire)',
    test: 'src/features/accounts/server/export.test.ts',
    named: 'more than a page of',
  },
]
