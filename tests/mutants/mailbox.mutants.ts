import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'a site that sends its mails shows one to whoever knows its number',
    file: 'src/features/mailbox/server/mailbox.ts',
    from: '  wantMailbox(site)\n  const row',
    to: '  const row',
    test: 'src/features/mailbox/server/mailbox.test.ts',
    named: 'a site that sends its mails answers as if the mailbox did not exist',
  },
  {
    fault: 'every member may read the mailbox',
    file: 'src/features/mailbox/mailbox.contract.ts',
    from: "path: '/v1/admin/mails/:id',\n  access: 'administrator'",
    to: "path: '/v1/admin/mails/:id',\n  access: 'member'",
    test: 'tests/architecture.test.ts',
    named: 'who may call what',
  },
]
