type Share = { percent: number; label: string }

export function Ring({ percent, label }: Share) {
  const length = 2 * Math.PI * 31
  return (
    <div className="ring" role="img" aria-label={label}>
      <svg viewBox="0 0 72 72">
        <circle cx="36" cy="36" r="31" />
        <circle cx="36" cy="36" r="31" strokeDasharray={`${(length * percent) / 100} ${length}`} />
      </svg>
      <b>{percent} %</b>
    </div>
  )
}

/** What is left of an allowance: gold coins left, dashed ones spent. */
export function Coins({ left, total, label }: { left: number; total: number; label: string }) {
  return (
    <div className="coins" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < left ? 'on' : undefined} />
      ))}
    </div>
  )
}

/** A line of points, filled up to the step reached; a refusal ends it in red. */
export function StepLine({
  step,
  steps,
  refused = false,
  label,
}: {
  step: number
  steps: number
  refused?: boolean
  label: string
}) {
  const look = (index: number): string | undefined => {
    if (index === 0 || index > step) return undefined
    return refused && index === step ? 'no' : 'on'
  }
  return (
    <div className="line" role="img" aria-label={label}>
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={look(index)} />
      ))}
    </div>
  )
}

type RangeProps = {
  title: string
  unit: string
  low: number
  high: number
  median: number
  scale: [number, number]
  format: (value: number) => string
}

/** A range against its market: green the range, gold the median, both also in words. */
export function RangeBar({ title, unit, low, high, median, scale, format }: RangeProps) {
  const [from, to] = scale
  const at = (value: number): string => `${Math.round(((value - from) / (to - from)) * 1000) / 10}%`
  const style = { '--a': at(low), '--b': at(high), '--m': at(median) } as React.CSSProperties
  return (
    <div className="paybar">
      <div className="paybar__top">
        <b>{title}</b>
        <span className="small muted">{unit}</span>
      </div>
      <div className="paybar__track" role="img" aria-label={`${title}, médiane ${format(median)}`} style={style}>
        <i />
        <u />
        <span>médiane {format(median)}</span>
      </div>
      <div className="paybar__ax" aria-hidden="true">
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </div>
    </div>
  )
}
