import { parisDay } from '#platform/french.ts'

const DAY = 86_400_000

/** The moment when a day of Paris is over: what lasts until that day, lasts until then. */
export function afterParisDay(day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
  const summer = new Date(`${next}T00:00:00+02:00`)
  // In winter that is an hour too early, and still the day before.
  return parisDay(summer) === next ? summer : new Date(`${next}T00:00:00+01:00`)
}

/** The last day of what ends at a moment. */
export const lastDayBefore = (end: Date): Date => new Date(end.getTime() - 1)
