import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'whoever wants no mails gets them',
    file: 'src/features/notifications/server/notifications.service.ts',
    from: 'if (choice.mail) await mail()',
    to: 'await mail()',
    test: 'tests/alerts.test.ts',
    named: 'who is paused, unconfirmed, suspended or wants no mails gets none',
  },
  {
    fault: 'open pages do not hear of a new notification',
    file: 'src/features/notifications/server/notifications.service.ts',
    from: '    await tell(tx, accountId, LIVE)\n',
    to: '',
    test: 'src/features/notifications/server/notifications.test.ts',
    named: 'open pages are told that there is a new one',
  },
]
