import { configDefaults, defineConfig } from 'vitest/config'

// By the end of their names: tests that need what is not on every machine. They are left out as files, and named, so that
// a test that is there is run.
const notHere = [
  { files: '**/*.postgres.test.ts', here: Boolean(process.env.FLORIN_TEST_POSTGRES), need: 'FLORIN_TEST_POSTGRES' },
  {
    files: '**/*.mount.test.ts',
    here: process.platform === 'linux' && process.getuid?.() === 0,
    need: 'the right to mount a disk',
  },
].filter(({ here }) => !here)
for (const { files, need } of notHere) console.info(`left out: ${files}, for want of ${need}`)

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...notHere.map(({ files }) => files)],
    globalSetup: './tests/support/template-database.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Journeys and the clone take longest: they begin first.
    sequence: { hooks: 'list' },
  },
})
