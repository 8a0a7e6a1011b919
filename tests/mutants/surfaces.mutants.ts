import type { Mutant } from './mutant.ts'

/** Faults of the rooms that compose others. */
export const mutants: Mutant[] = [
  {
    fault: 'the home page counts for France, whatever the country chosen',
    file: 'src/features/home/pages/home.page.tsx',
    from: 'const input = { session_pays: country.id }',
    to: 'const input = { session_pays: 1 as const }',
    test: 'tests/journeys/home.journey.test.ts',
    named: 'the home page on a phone keeps the chosen country and counts for it',
    build: true,
  },
  {
    fault: 'little words alone find every job of the site',
    file: 'src/features/global-search/server/global-search.ts',
    from: 'if (parseKeywords(q).wanted.length === 0)',
    to: "if (q.trim() === '')",
    test: 'tests/global-search-api.test.ts',
    named: 'signs and little words alone find nothing, rather than everything',
  },
  {
    fault: 'what is typed on the page of the API reaches into the path',
    file: 'src/features/developers/openapi.ts',
    from: 'encodeURIComponent(value)',
    to: 'value',
    test: 'src/features/developers/openapi.test.ts',
    named: 'values go where they belong, and stay values',
  },
  {
    fault: 'whoever has confirmed the address is asked to, whoever has not is not',
    file: 'src/features/candidate/components/overview.tsx',
    from: '{!who.verified && <UnverifiedNote',
    to: '{who.verified && <UnverifiedNote',
    test: 'tests/authorization.test.ts',
    named: 'the candidate’s space asks to confirm the address as long as it is not',
    build: true,
  },
  {
    fault: 'a recruiter’s space counts the jobs of one country',
    file: 'src/features/employer/server/employer.routes.ts',
    from: 'counts?.total ?? null',
    to: 'counts && counts.country[0]!.count',
    test: 'src/features/employer/server/employer.routes.test.ts',
    named: 'a recruiter sees the own company with its live jobs of every country',
  },
  {
    fault: 'a recruiter acts for every company',
    file: 'src/platform/server/database/ownership.ts',
    from: 'eq(company, actor.companyId)',
    to: 'sql`true`',
    test: 'src/features/employer/server/employer.routes.test.ts',
    named: 'a recruiter removes the logo of the own company, and of no other',
  },
  {
    fault: 'people who were seen long ago count as active',
    file: 'src/features/members/server/members.repository.ts',
    from: "now() - interval '30 days')",
    to: "now() - interval '60 days')",
    test: 'src/features/admin/server/admin.routes.test.ts',
    named: 'administrators see people, companies and jobs, each counted once, and as many people as everybody',
  },
]
