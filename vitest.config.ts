import { globSync, readFileSync } from 'node:fs'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { defineConfig } from 'vitest/config'
import FileOrder, { groundOf } from './tests/support/file-order.ts'
import { ALONE, LONG, POSTGRES } from './tests/support/tags.ts'
import { CHEAP_PASSWORDS } from './tests/support/run-florin.ts'

// React and its router as the product runs them, for components that tests take unbuilt too: what requests cost is told by
// those, and they draw a page in half the time. Vite looks here before it chooses what it compiles and imports.
process.env.NODE_ENV = 'production'

// By the end of their names: tests that need what is not on every machine, or are too slow for each run. They are left out as files, and
// named, so that a test that is there is run.
const notHere = [
  { files: '**/*.postgres.test.ts', here: Boolean(process.env.FLORIN_TEST_POSTGRES), need: 'FLORIN_TEST_POSTGRES' },
  { files: '**/*.soak.test.ts', here: Boolean(process.env.FLORIN_SOAK), need: 'npm run soak:crash' },
  {
    files: '**/*.mount.test.ts',
    here: process.platform === 'linux' && process.getuid?.() === 0,
    need: 'the right to mount a disk',
  },
].filter(({ here }) => !here)
for (const { files, need } of notHere) console.info(`left out: ${files}, for want of ${need}`)

const onPostgres = Boolean(process.env.FLORIN_TEST_POSTGRES)
/** A file is repeated on PostgreSQL where it says so, or needs it anyway. */
const differs = (file: string): boolean =>
  file.endsWith('.postgres.test.ts') || readFileSync(file, 'utf8').includes(`@module-tag ${POSTGRES}`)

// Files are read only where the part that runs has tests in them: `@module-tag` says that all tests of a file are long.
const filter = process.argv.find((argument) => argument.startsWith('--tags-filter='))?.split('=')[1]
const partOf: Record<string, (text: string) => boolean> = {
  [LONG]: (text) => text.includes('/support/tags.ts') || text.includes(`@module-tag ${LONG}`),
  [`!${LONG}`]: (text) => !text.includes(`@module-tag ${LONG}`),
}
const runsHere = (file: string): boolean =>
  (!onPostgres || differs(file)) && (partOf[filter ?? '']?.(readFileSync(file, 'utf8')) ?? true)

const leftOut = new Set(notHere.flatMap(({ files }) => globSync(`{src,tests}/${files}`)))
const all = globSync('{src,tests}/**/*.test.ts').filter((file) => !leftOut.has(file) && runsHere(file))
const {
  alone = [],
  apart = [],
  standing = [],
} = Object.groupBy(all, (file) => {
  if (readFileSync(file, 'utf8').includes(`@module-tag ${ALONE}`)) return 'alone'
  return groundOf(file) === 'without database' ? 'apart' : 'standing'
})

// A worker lives for minutes: of the embedded database only what runs most is worth being compiled well.
const ONLY_WHAT_IS_HOT = ['--wasm-tiering-budget=60000000', '--no-wasm-inlining']

// Files share their worker, its modules and its browser: nothing here keeps state in a module. Workers end with their project,
// so there is one for all that stands on a database.
const project = (name: string, include: string[], globalSetup: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, globalSetup, isolate: false, execArgv: ONLY_WHAT_IS_HOT },
})

const TEMPLATES = './tests/support/template-database.ts'
const onDatabase = project('on a database', standing, [TEMPLATES, './tests/support/shared-site.setup.ts'])
const atTheEnd = project('alone', alone, [TEMPLATES])
atTheEnd.test = { ...atTheEnd.test, maxWorkers: 1, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    // In the order of their names: the short files without database come last and fill the gaps.
    projects: [onDatabase, ...(onPostgres ? [] : [project('without database', apart, [])]), atTheEnd],
    // Hashing is what most tests of accounts would wait for. Those that measure it ask for the usual cost.
    env: { FLORIN_PASSWORD_MEMORY: CHEAP_PASSWORDS },
    pool: 'forks',
    // One more than two cores: journeys wait for browsers and servers, and something else goes on meanwhile.
    maxWorkers: 3,
    tags: [
      {
        name: LONG,
        description: 'goes over everything, kills processes, measures under load, or goes a long way in the browser',
      },
      {
        name: POSTGRES,
        description:
          'can differ on PostgreSQL: two at once, locks and failed commits, triggers, announcements, migrations, pools',
      },
      {
        name: ALONE,
        description: 'compares processor times or kills processes: after all others, one file after the other',
      },
    ],
    fsModuleCache: true,
    // Generous: a test fails by what it sees, not by how busy the machine is.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { hooks: 'list', sequencer: FileOrder },
    reporters: ['default', './tests/support/slowest-files.ts'],
  },
})
