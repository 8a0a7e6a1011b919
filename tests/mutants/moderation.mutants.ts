import type { Mutant } from './mutant.ts'

const ROOM = 'src/features/moderation/server'

export const mutants: Mutant[] = [
  {
    fault: 'a recorded act can be changed',
    file: 'db/migrations/0024_audit.sql',
    from: 'and (new.before, new.after, new.reason) is not distinct from (old.before, old.after, old.reason)',
    to: '',
    test: 'src/platform/server/audit/audit.test.ts',
    named: 'the database refuses',
  },
  {
    fault: 'two people decide one case',
    file: `${ROOM}/cases.repository.ts`,
    from: '.where(and(eq(cases.id, id), isNull(cases.decidedAt)))',
    to: '.where(eq(cases.id, id))',
    test: `${ROOM}/moderation.test.ts`,
    named: 'is taken once, whoever comes at the same time',
  },
  {
    fault: 'whoever decided also hears the appeal',
    file: `${ROOM}/decisions.ts`,
    from: 'decidedBy === accountId && (await hasOtherDeciders(db, accountId))',
    to: 'decidedBy === -accountId && (await hasOtherDeciders(db, accountId))',
    test: `${ROOM}/moderation.test.ts`,
    named: 'by the link of the mail lands in the queue',
  },
  {
    fault: 'a member contests a decision about somebody else',
    file: `${ROOM}/appeals.repository.ts`,
    from: 'eq(appeals.accountId, who.accountId),',
    to: '',
    test: `${ROOM}/moderation.test.ts`,
    named: 'of the member concerned needs no key; another member finds nothing',
  },
  {
    fault: 'a moderator decides about accounts',
    file: 'src/features/moderation/moderation.rules.ts',
    from: "role === 'administrator' || objectKind !== 'account'",
    to: "role !== 'visitor' || objectKind !== 'account'",
    test: `${ROOM}/suspension.test.ts`,
    named: 'another administrator decides, and no moderator',
  },
  {
    fault: 'the photo of somebody suspended is shown to members',
    file: 'src/features/members/server/member-photo.service.ts',
    from: 'if (!member || member.suspended) return null',
    to: 'if (!member) return null',
    test: `${ROOM}/suspension.test.ts`,
    named: 'a suspended account is signed out, hidden everywhere',
  },
  {
    fault: 'members may see the queue',
    file: 'src/platform/contract.ts',
    from: 'if (flag) return administers || given.includes(flag)',
    to: "if (flag) return role !== 'visitor'",
    test: 'src/platform/server/endpoints.test.ts',
    named: 'a role is let in where it belongs',
  },
  {
    fault: 'a password alone lets a stranger read why an account with a second factor is suspended',
    file: 'src/features/accounts/server/suspended-door.service.ts',
    from: 'if (!(await accounts.hasSecondFactor(db, accountId))) {',
    to: '{',
    test: `${ROOM}/suspension.test.ts`,
    named: 'the door remembers only whoever gave all the proof',
  },
  {
    fault: 'an offer hidden by a decision stays live',
    file: 'src/features/jobs/server/jobs.repository.ts',
    from: ' and ${jobs.hiddenAt} is null',
    to: '',
    test: 'src/features/jobs/server/jobs.repository.test.ts',
    named: 'the SQL predicate for "live" agrees with the rule in every case',
  },
]
