/**
 * What goes over everything, kills processes, measures under load, or looks at what few visits come to: `npm run test:long`.
 * Both parts together are all tests; `npm test` runs the others.
 */
export const LONG = 'long'

/** Said of a test: `test('…', long, async () => …)`, or of a group of them. Of a whole file: `@module-tag long` at its head. */
export const long = { tags: [LONG] }
