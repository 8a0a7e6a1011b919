import type { Mutant } from './mutant.ts'

const room = 'src/features/developers'

export const mutants: Mutant[] = [
  {
    fault: 'what is typed as a value leads the call elsewhere',
    file: `${room}/openapi.ts`,
    from: 'encodeURIComponent(value)',
    to: 'value',
    test: `${room}/openapi.test.ts`,
    named: 'values go where they belong, and stay values',
  },
  {
    fault: 'the page to try the API waits for an answer without end',
    file: `${room}/openapi.ts`,
    from: "method === 'get' && !isStream(operation)",
    to: "method === 'get'",
    test: `${room}/openapi.test.ts`,
    named: 'what only reads can be tried',
  },
  {
    fault: 'an answer that is no JSON is read as one',
    file: `${room}/outcome.ts`,
    from: '  if (!/^application\\/(\\w+\\+)?json\\b/.test(type)) return { ...unread, said: technical.notJson }\n',
    to: '',
    test: `${room}/outcome.test.ts`,
    named: 'what is no JSON, and what is none that can be read, are told apart',
  },
  {
    fault: 'a bug while a page is rendered is told as a refusal',
    file: `${room}/outcome.ts`,
    from: '    if (!data?.error) throw thrown\n',
    to: '',
    test: `${room}/outcome.test.ts`,
    named: 'what is no refusal goes on',
  },
  {
    fault: 'a running site calls itself a demonstration',
    file: `${room}/server/debug.ts`,
    from: "demo ? 'demonstration' : 'production'",
    to: "demo ? 'production' : 'demonstration'",
    test: `${room}/server/debug.test.ts`,
    named: 'a site without settings is a demonstration',
  },
]
