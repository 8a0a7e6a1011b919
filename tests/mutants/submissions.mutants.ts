import type { Mutant } from './mutant.ts'

const room = 'src/features/submissions'
const rules = `${room}/submissions.rules.test.ts`

export const mutants: Mutant[] = [
  {
    fault: 'a site with a password in its address is linked to',
    file: `${room}/submissions.rules.ts`,
    from: " && url.password === ''",
    to: '',
    test: rules,
    named: 'a site is one that may be linked to',
  },
]
