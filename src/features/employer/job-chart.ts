/** The figures of one day. */
export type Day = { day: string; views: number; applications: number }

export const periods = ['7', '30', 'tout'] as const
export type Period = (typeof periods)[number]

/** The last days of a period. */
export const within = (days: readonly Day[], period: Period): Day[] =>
  period === 'tout' ? [...days] : days.slice(-Number(period))

export const sumOf = (days: readonly Day[]): { views: number; applications: number } =>
  days.reduce(
    (sum, { views, applications }) => ({
      views: sum.views + views,
      applications: sum.applications + applications,
    }),
    { views: 0, applications: 0 },
  )

const WIDTH = 760
const [LEFT, RIGHT, TOP, BOTTOM] = [36, 752, 14, 204]
/** The room of a brick, with the line between it and the next. */
const BRICK = 12
const MOST_LABELS = 6

/** The top of the scale: four steps of a round number. */
export function scaleTop(most: number): number {
  const step = Math.max(1, most / 4)
  const unit = 10 ** Math.floor(Math.log10(step))
  return (
    4 *
    Math.ceil([1, 2, 2.5, 5, 10].map((by) => by * unit).find((round) => round >= step && round % 1 === 0) ?? unit * 10)
  )
}

const SPARK = { width: 96, height: 28, edge: 3 }

/** A small line of figures, for a row of a list; the last one has a dot. A line that never moves lies at the foot. */
export function drawSpark(values: readonly number[]) {
  const { width, height, edge } = SPARK
  const at = (value: number): number => Math.round(value * 10) / 10
  const top = Math.max(1, ...values)
  const step = (width - 2 * edge) / Math.max(1, values.length - 1)
  const points = values.map((value, index) => ({
    x: at(edge + step * index),
    y: at(height - edge - ((height - 2 * edge) * value) / top),
  }))
  return {
    viewBox: `0 0 ${width} ${height}`,
    line: points.map(({ x, y }) => `${x},${y}`).join(' '),
    last: points.at(-1) ?? null,
  }
}

/** Where everything of the chart stands, to a tenth. */
export function drawChart(days: readonly Day[]) {
  const at = (value: number): number => Math.round(value * 10) / 10
  const room = (RIGHT - LEFT) / Math.max(1, days.length)
  const x = (index: number): number => at(LEFT + room * (index + 0.5))
  const top = scaleTop(Math.max(...days.map(({ views }) => views), 0))
  const y = (views: number): number => at(BOTTOM - ((BOTTOM - TOP) * views) / top)
  const most = Math.max(...days.map(({ applications }) => applications), 0)
  // Bricks keep their height until they would not fit.
  const height = Math.min(BRICK, (BOTTOM - TOP) / Math.max(1, most))
  const width = at(Math.min(10, room * 0.7))
  const points = days.map(({ views }, index) => `${x(index)},${y(views)}`)
  const every = Math.max(1, Math.ceil((days.length - 1) / (MOST_LABELS - 1)))
  const labelled = (index: number): boolean =>
    index === days.length - 1 || (index % every === 0 && days.length - 1 - index >= every * 0.6)
  return {
    viewBox: `0 0 ${WIDTH} 230`,
    line: points.join(' '),
    area: days.length === 0 ? '' : `${x(0)},${BOTTOM} ${points.join(' ')} ${x(days.length - 1)},${BOTTOM}`,
    // One day alone makes no line.
    dot: days.length === 1 ? { x: x(0), y: y(days[0]!.views) } : null,
    grid: [0, 1, 2, 3, 4].map((step) => ({ value: (top / 4) * step, y: y((top / 4) * step), x1: LEFT, x2: RIGHT })),
    bricks: days.flatMap(({ applications }, index) =>
      Array.from({ length: applications }, (_, nth) => ({
        x: at(x(index) - width / 2),
        y: at(BOTTOM - (nth + 1) * height),
        width,
        height: at(Math.max(0.5, height - 1)),
      })),
    ),
    labels: days.flatMap(({ day }, index) => {
      if (!labelled(index)) return []
      // The last ends where the picture ends.
      return [
        index === days.length - 1
          ? { day, x: RIGHT, anchor: 'end' as const }
          : { day, x: x(index), anchor: 'middle' as const },
      ]
    }),
  }
}
