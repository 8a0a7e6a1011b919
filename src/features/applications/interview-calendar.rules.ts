type Interview = { id: number; title: string; company: string; at: Date; place: string; link: string; site: string }

const HOUR = 3_600_000

const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
// Whatever any calendar may take for the end of a line, else what follows would be a line of the file. Nothing else unwritten may stand in one.
const ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(ENDS, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

/** Lines of 75 bytes at most: what is longer goes on in the next one, after a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let out = ''
  let bytes = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > 74) {
      out += '\r\n '
      bytes = 1
    }
    out += sign
    bytes += size
  }
  return out
}

/** One interview as calendars take it. The same interview keeps its name, so that a second file changes it. */
export function interviewCalendar({ id, title, company, at, place, link, site }: Interview, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Florin//Candidatures//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:candidature-${id}@${site}`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1_000) % 2_000_000_000}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(new Date(at.getTime() + HOUR))}`,
    `SUMMARY:${text(`Entretien chez ${company}`)}`,
    `DESCRIPTION:${text(`${title}\n${link}`)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `URL:${link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(`Entretien chez ${company}`)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
