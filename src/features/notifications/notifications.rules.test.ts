import { expect, test } from 'vitest'
import { eventsFor } from './notifications.rules.ts'

test('each role chooses about what it may be told, and no other', () => {
  const events = [
    { event: 'books', label: 'Livres' },
    { event: 'alerts', label: 'Alertes', role: 'candidate' as const },
  ]
  const named = (role: 'candidate' | 'recruiter') => eventsFor(events, role).map(({ event }) => event)
  expect(named('candidate')).toEqual(['books', 'alerts'])
  expect(named('recruiter')).toEqual(['books'])
})
