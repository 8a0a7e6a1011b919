import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'a member who hides is seen because the profile was public once',
    file: 'src/features/members/server/members.repository.ts',
    from: 'and(members.profileVisible, members.publicProfile, not(members.suspended))',
    to: 'and(members.publicProfile, not(members.suspended))',
    test: 'src/features/members/server/members.test.ts',
    named: 'the open web sees only members who chose a public profile',
  },
  {
    fault: 'the page of a company names colleagues who did not choose to be seen',
    file: 'src/features/members/server/members.repository.ts',
    from: 'and(isPublicRow, eq(members.companyId, companyId))',
    to: 'and(members.profileVisible, eq(members.companyId, companyId))',
    test: 'tests/companies-api.test.ts',
    named: 'shows only people who chose a public profile, and no website that could do harm',
  },
]
