import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: './tests/support/template-database.ts',
    // Hashing is what most tests of accounts would wait for. Those that measure it ask for the usual cost.
    env: { FLORIN_PASSWORD_MEMORY: '64' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Journeys and the clone take longest: they begin first.
    sequence: { hooks: 'list' },
  },
})
