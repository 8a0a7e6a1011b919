import { expect, test } from 'vitest'
import { formatMoment } from './french-moment.ts'

test('a moment is told by the clock of Paris', () => {
  expect(formatMoment(new Date('2026-03-12T13:05:00Z'))).toBe('12 mars 2026 à\u00a014\u00a0h\u00a005')
  expect(formatMoment(new Date('2026-06-30T22:30:00Z'))).toBe('1er juillet 2026 à\u00a00\u00a0h\u00a030')
  expect(formatMoment(new Date('2026-11-15T07:25:00Z'))).toBe('15 novembre 2026 à\u00a08\u00a0h\u00a025')
})
