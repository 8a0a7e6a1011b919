import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'a member who hides is seen because the profile was public once',
    file: 'src/features/members/visibility.rules.ts',
    from: "const PUBLIC = ['profileVisible', 'publicProfile']",
    to: "const PUBLIC = ['publicProfile']",
    test: 'src/features/members/server/members.test.ts',
    named: 'the open web sees only members who chose a public profile',
  },
  {
    fault: 'the page of a company names colleagues who did not choose to be seen',
    file: 'src/features/members/server/members.repository.ts',
    from: 'and(shownToAll, eq(shownCompany, companyId))',
    to: 'and(members.profileVisible, eq(shownCompany, companyId))',
    test: 'tests/companies-api.test.ts',
    named: 'shows only people who chose a public profile, and no website that could do harm',
  },
  {
    fault: 'recruiters of a blocked company find a public profile',
    file: 'src/features/members/visibility.rules.ts',
    from: 'blocked: [],',
    to: 'blocked: [PUBLIC],',
    test: 'tests/profile-visibility.test.ts',
    named: 'every choice on',
  },
  {
    fault: 'somebody is found by the school that they hide',
    file: 'src/features/members/server/members.repository.ts',
    from: "const shownSchool = ifShown<string>('education', members.schoolName)",
    to: 'const shownSchool = sql<string | null>`${members.schoolName}`',
    test: 'tests/profile-visibility.test.ts',
    named: 'no search finds somebody by a word that is hidden',
  },
  {
    fault: 'the second of two tabs overwrites what the first has saved',
    file: 'src/features/members/server/own-profile.repository.ts',
    from: 'version === undefined ? undefined : eq(members.version, version)',
    to: 'undefined',
    test: 'src/features/members/server/own-profile.test.ts',
    named: 'of two who change one version',
  },
]
