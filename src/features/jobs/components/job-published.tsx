import { formatAge, formatDate } from '#platform/french.ts'

/** « publiée il y a 2 jours », « publiée le 3 mars 2026 »; the exact date on hover. */
export function JobPublished({ at, now }: { at: string; now: Date }) {
  const published = new Date(at)
  const age = formatAge(published, now)
  const since = age === 'Aujourd’hui' ? 'aujourd’hui' : age.includes('jour') ? `il y a ${age}` : `le ${age}`
  return (
    <time dateTime={at} title={formatDate(published)}>
      {/* A day and its month and year stay in one line. */}
      publiée {since.replaceAll(' ', '\u00a0')}
    </time>
  )
}
