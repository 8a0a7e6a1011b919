import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'who has more experience than is asked for loses points',
    file: 'src/features/matching/matching.rules.ts',
    from: 'if (experience >= experienceMin) return',
    to: 'if (experience >= experienceMin && experience < experienceMin + 10) return',
    test: 'src/features/matching/matching.rules.test.ts',
    named: 'experience',
  },
  {
    fault: 'a job that says no salary is judged as if it paid none',
    file: 'src/features/matching/server/match-criteria.ts',
    from: "      known: 'salary',\n",
    to: '',
    test: 'src/features/matching/server/matching.test.ts',
    named: 'the pass over the index gives each job the total of its sheet',
  },
  {
    fault: 'jobs that somebody has applied to are proposed again',
    file: 'src/features/matching/server/matching.service.ts',
    from: 'least: LEAST_TOTAL, without })',
    to: 'least: LEAST_TOTAL })',
    test: 'src/features/matching/server/matching.test.ts',
    named: 'the best live jobs come first',
  },
]
