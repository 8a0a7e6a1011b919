import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'one changes the alert of somebody else',
    file: 'src/platform/server/database/ownership.ts',
    from: 'and(eq(table.id, id), eq(table.accountId, accountId))!',
    to: 'eq(table.id, id)',
    test: 'tests/authorization.test.ts',
    named: 'PUT /v1/alerts/:id another’s object answers exactly like a missing one',
  },
  {
    fault: 'an account has one alert more than it may',
    file: 'src/features/alerts/server/alerts.service.ts',
    from: '>= MOST_ALERTS',
    to: '> MOST_ALERTS',
    test: 'tests/alerts.test.ts',
    named: 'an alert keeps a search in one way only, once, and few of them',
  },
  {
    fault: 'the key of one alert ends any other',
    file: 'src/features/alerts/server/alerts.service.ts',
    from: 'markOf(`alert ${id}`, secret)',
    to: 'markOf(`alert`, secret)',
    test: 'tests/alerts.test.ts',
    named: 'the key of a mail pauses that alert, and no other key does',
  },
  {
    fault: 'a region is written as if it were a town',
    file: 'src/features/jobs/job-search-name.ts',
    from: ' && !known.has(fold(place))',
    to: '',
    test: 'tests/alerts.test.ts',
    named: 'an alert is called what the search says',
  },
]
