import { formatDate, parisDay } from '#platform/french.ts'
import { jobTexts, shortDay } from '../job.texts.ts'

const texts = jobTexts.life
const DAY = 86_400_000
const EXTENSION = 30

type Props = { publishedAt: Date; validThrough: Date; live: boolean; now: Date }

/** The life of a job on one bar: what is behind it, what is left, and what an extension would add. */
export function JobLife({ publishedAt, validThrough, live, now }: Props) {
  const daysTo = (moment: Date): number =>
    Math.round((Date.parse(parisDay(moment)) - Date.parse(parisDay(publishedAt))) / DAY)
  const extended = new Date(validThrough.getTime() + EXTENSION * DAY)
  const whole = Math.max(1, daysTo(extended))
  const place = (moment: Date): string => `${Math.min(100, Math.max(0, (daysTo(moment) / whole) * 100)).toFixed(1)}%`
  const over = validThrough <= now
  const [day, end] = [daysTo(now), daysTo(validThrough)]
  const heading = over
    ? texts.over(formatDate(validThrough))
    : live
      ? texts.online(day, Math.max(0, end - day))
      : texts.offline(formatDate(validThrough))
  const shownEnd = shortDay(parisDay(validThrough))
  // Two labels that would stand on each other: the end is written out below anyway.
  const near = Math.abs(end - Math.min(day, end)) / whole < 0.2
  return (
    <section className="card life" aria-labelledby="h-life">
      <div className="life__h">
        <h2 id="h-life" className="card__h">
          {heading}
        </h2>
        <p className="small muted">{texts.rule}</p>
      </div>
      <div
        className="life__t"
        role="img"
        aria-label={texts.label(Math.min(day, end), end, formatDate(validThrough), formatDate(extended))}
        style={{ '--now': place(over ? validThrough : now), '--end': place(validThrough) } as React.CSSProperties}
      >
        <u />
        {!near && <span style={{ '--p': place(now) } as React.CSSProperties}>{texts.today}</span>}
        <span style={{ '--p': place(validThrough) } as React.CSSProperties}>{texts.end(shownEnd)}</span>
      </div>
      <div className="life__ax" aria-hidden="true">
        <span>{shortDay(parisDay(publishedAt))}</span>
        <span>{texts.extended(shortDay(parisDay(extended)))}</span>
      </div>
    </section>
  )
}
