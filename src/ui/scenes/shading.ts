import type { Plate, Point, Tone } from './plate.ts'
import { outline, segment } from './plate.ts'

const along = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [x + (toX - x) * share, y + (toY - y) * share]

export type Quad = readonly [Point, Point, Point, Point]

/** Lines across a four-sided surface, from its first side a–b to its third c–d: as many as asked, evenly spread. */
export function rule(plate: Plate, [a, b, c, d]: Quad, lines: number, weight: number, opacity = 1): void {
  let path = ''
  for (let index = 1; index <= lines; index++) {
    const share = index / (lines + 1)
    path += segment(along(a, b, share), along(d, c, share))
  }
  plate.stroke(path, weight, opacity)
}

type Hatching = { angle: number; gap: number; weight: number; opacity?: number; phase?: number }

/** Parallel lines clipped to a polygon. The angle is that of the lines, in degrees. */
export function hatch(
  plate: Plate,
  polygon: readonly Point[],
  { angle, gap, weight, opacity = 1, phase = 0 }: Hatching,
): void {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const heights = turned.map(([, y]) => y)
  const first = Math.ceil(Math.min(...heights) / gap - phase) + phase
  let path = ''
  for (let at = first * gap; at < Math.max(...heights); at += gap) {
    const crossings: number[] = []
    for (const [index, [x, y]] of turned.entries()) {
      const [nextX, nextY] = turned[(index + 1) % turned.length]!
      if (y <= at !== nextY <= at) crossings.push(x + ((at - y) / (nextY - y)) * (nextX - x))
    }
    crossings.sort((a, b) => a - b)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from, to] = [crossings[index]!, crossings[index + 1]!]
      if (to - from > 0.6)
        path += segment([from * cos - at * sin, from * sin + at * cos], [to * cos - at * sin, to * sin + at * cos])
    }
  }
  if (path !== '') plate.stroke(path, weight, opacity)
}

/** A surface with its edges: paper first, then its outline. */
export function facet(plate: Plate, points: readonly Point[], tone: Tone, edge = 1.2): void {
  const path = outline(points)
  plate.fill(path, tone)
  if (edge > 0) plate.stroke(path, edge)
}

export const box = (x: number, y: number, width: number, height: number): [Point, Point, Point, Point] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** An upright round body: lines crowd towards its edges, and more so on the side away from the light. */
export function shaft(plate: Plate, x: number, top: number, bottom: number, radius: number, taper = 0): void {
  const upper = radius * (1 - taper)
  facet(
    plate,
    [
      [x - upper, top],
      [x + upper, top],
      [x + radius, bottom],
      [x - radius, bottom],
    ],
    'light',
    1.3,
  )
  const lines = Math.max(5, Math.round(radius * 0.62))
  let fine = ''
  let heavy = ''
  for (let index = 1; index < lines; index++) {
    const side = Math.sin((index / lines - 0.5) * Math.PI)
    const drawn = segment([x + side * upper, top], [x + side * radius, bottom])
    if (side > 0.35) heavy += drawn
    else if (side > -0.1 || side < -0.8) fine += drawn
  }
  plate.stroke(fine, 0.8)
  plate.stroke(heavy, 1.9)
}
