import { parisDay } from '#platform/french.ts'
import { between, seededRandom } from '#platform/random.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** Jobs published on a working day, at least and at most. */
const A_DAY: [number, number] = [130, 170]
/** From when to when jobs are published, in minutes of the day in Paris. */
const WORKING_HOURS: [number, number] = [8 * 60, 19 * 60]

const parisHour = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' })

/** When jobs were published, newest first: on working days, in working hours. Each day has the same moments, whenever asked. */
export function publicationMoments(now: Date, count: number): Date[] {
  const moments: Date[] = []
  for (let noon = Date.parse(`${parisDay(now)}T12:00Z`); moments.length < count; noon -= DAY) {
    const weekday = new Date(noon).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    const midnight = noon - Number(parisHour.format(noon)) * 60 * MINUTE
    moments.push(...momentsOf(midnight).filter((moment) => moment < now))
  }
  return moments.slice(0, count)
}

function momentsOf(midnight: number): Date[] {
  const random = seededRandom(`offers of ${midnight}`)
  return Array.from({ length: between(random, ...A_DAY) }, () => between(random, ...WORKING_HOURS))
    .toSorted((a, b) => b - a)
    .map((minute) => new Date(midnight + minute * MINUTE))
}
