import type { Mutant } from './mutant.ts'

const ROOM = 'src/features/sourcing'
const searching = `${ROOM}/server/profile-search.test.ts`
const unlocking = `${ROOM}/server/unlocking.test.ts`

export const mutants: Mutant[] = [
  {
    fault: 'a company counts those who block it',
    file: `${ROOM}/server/profile-search.ts`,
    from: 'without: { blocked: [blockedValue(companyId)] },',
    to: 'without: {},',
    test: searching,
    named: 'who hides, is suspended, does not consent or blocks the company',
  },
  {
    fault: 'somebody is found by the employer that their CV names',
    file: `${ROOM}/server/profile-collection.ts`,
    from: 'cv: bare(around.cv),',
    to: 'cv: around.cv,',
    test: unlocking,
    named: 'nothing says who somebody is before they are unlocked',
  },
  {
    fault: 'what is unlocked again within ninety days costs again',
    file: `${ROOM}/server/unlocking.ts`,
    from: 'if (await hasUnlocked(tx, actor, id)) return',
    to: '',
    test: unlocking,
    named: 'the same profile unlocked by many at once',
  },
  {
    fault: 'a profile is unlocked for nothing',
    file: `${ROOM}/server/unlocking.ts`,
    from: "await spendCredit(tx, companyId, { kind: 'unlock', subjectId: id, label: card.title.slice(0, 200), accountId })",
    to: '',
    test: unlocking,
    named: 'a hundred who unlock at once with fifteen credits',
  },
  {
    fault: 'a company reads the list of another',
    file: `${ROOM}/server/profile-lists.repository.ts`,
    from: 'and(eq(lists.id, id), ofCompany(actor, lists.companyId))',
    to: 'eq(lists.id, id)',
    test: unlocking,
    named: 'a company reaches nothing of another',
  },
  {
    fault: 'who takes consent back is still found',
    file: `${ROOM}/server/profile-collection.ts`,
    from: 'touched: { member: themselves, sought: themselves },',
    to: 'touched: { member: themselves },',
    test: searching,
    named: 'what changes is found, and what is hidden is gone',
  },
  {
    fault: 'recruiters read the name of whom they have not unlocked',
    file: 'src/features/members/visibility.rules.ts',
    from: "recruiter: 'publicProfile', unlocked: true, applied: true }",
    to: 'recruiter: true, unlocked: true, applied: true }',
    test: 'tests/profile-visibility.test.ts',
    named: 'only the CV is shown',
  },
  {
    fault: 'a Boolean query finds what it leaves out',
    file: 'src/search-engine/query/boolean-match.ts',
    from: 'removeFrom(bits, others)',
    to: 'void others',
    test: 'src/search-engine/engine.test.ts',
    named: 'what a Boolean query leaves out is not found',
  },
]
