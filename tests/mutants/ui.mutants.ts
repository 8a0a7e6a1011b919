import type { Mutant } from './mutant.ts'

export const mutants: Mutant[] = [
  {
    fault: 'the pager shows a page after the last',
    file: 'src/ui/pager.tsx',
    from: 'total - SHOWN + 1',
    to: 'total - SHOWN + 2',
    test: 'src/ui/pager.test.ts',
    named: 'up to five pages are shown, centred on the current one',
  },
  {
    fault: 'the chosen theme is painted after the other one',
    file: 'src/ui/theme-switch.tsx',
    from: "if(t==='light'||t==='dark')",
    to: "if(t==='light')",
    test: 'tests/journeys/home.journey.test.ts',
    named: 'the chosen theme is kept and painted at once',
    build: true,
  },
  {
    fault: 'what is typed is not completed',
    file: 'src/ui/suggest-input.tsx',
    from: '        setValue(text)\n        complete(text)\n',
    to: '        setValue(text)\n',
    test: 'tests/journeys/home.journey.test.ts',
    named: 'completes what is typed, by keyboard alone, and searches for it',
    build: true,
  },
  {
    fault: 'a room styles a class of the design system',
    file: 'src/features/candidate/candidate.css',
    from: '.home-c__who {',
    to: '.badge {\n  color: inherit;\n}\n.home-c__who {',
    test: 'tests/architecture.test.ts',
    named: 'a class is styled by one stylesheet only, print aside',
  },
]
