/**
 * What goes over everything, kills processes, measures under load, or goes a long way in the browser that tests without one
 * know too: `npm run test:long`. `npm test` runs the others.
 */
export const LONG = 'long'

/** Said of a test: `test('…', long, async () => …)`, or of a group of them. Of a whole file: `@module-tag long` at its head. */
export const long = { tags: [LONG] }

/**
 * What can differ on PostgreSQL, where statements run beside each other: `// @module-tag postgres` at the head of the file. What single
 * statements mean is the same on both, and `tests/plan-walk.postgres.test.ts` has each one that pages and calls send planned there.
 */
export const POSTGRES = 'postgres'

/**
 * What compares processor times or kills processes: `// @module-tag alone` at the head of the file. It comes after all others, one file
 * after the other.
 */
export const ALONE = 'alone'
