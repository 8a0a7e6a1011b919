import { Badge } from '#ui/chip.tsx'
import { reviewTexts as texts } from '../review.texts.ts'

const HOUR = 3_600_000

/** How long until the promised answer, or since when it is late. */
export function Deadline({ due, now }: { due: Date; now: Date }) {
  const hours = (due.getTime() - now.getTime()) / HOUR
  if (hours < 0) return <Badge tone="red">{texts.late(Math.floor(-hours))}</Badge>
  return (
    <Badge tone={hours < 6 ? 'amber' : 'neutral'}>{hours < 1 ? texts.leftSoon : texts.left(Math.floor(hours))}</Badge>
  )
}
