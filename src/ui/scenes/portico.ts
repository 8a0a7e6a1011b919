import { rosette } from '../guilloche.ts'
import { castShadow, ground, lamp, sky, tree } from './outdoors.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, rectangle, segment, WIDTH } from './plate.ts'
import { box, facet, hatch, rule, shaft } from './shading.ts'

const FLOOR = 548

function wing(plate: Plate, x: number, width: number, bays: number): void {
  const top = 258
  facet(plate, box(x, top, width, FLOOR - top), 'light')
  // Courses of stone.
  rule(
    plate,
    [
      [x, top + 30],
      [x, FLOOR],
      [x + width, FLOOR],
      [x + width, top + 30],
    ],
    11,
    0.6,
    0.6,
  )
  facet(plate, box(x - 4, top, width + 8, 14), 'light')
  rule(
    plate,
    [
      [x, top],
      [x, top + 14],
      [x + width, top + 14],
      [x + width, top],
    ],
    2,
    1,
  )
  rule(plate, box(x, top - 20, width, 20), Math.round(width / 9), 1.6)
  plate.stroke(segment([x - 2, top - 20], [x + width + 2, top - 20]), 2.4)
  const step = width / bays
  for (let bay = 0; bay < bays; bay++) {
    const left = x + step * (bay + 0.5) - 17
    window(plate, left, top + 44, 34, 88, true)
    window(plate, left, top + 178, 34, 74, false)
  }
}

function window(plate: Plate, x: number, y: number, width: number, height: number, crowned: boolean): void {
  facet(plate, box(x - 6, y - 4, width + 12, height + 10), 'light', 1)
  facet(plate, box(x, y, width, height), 'shade', 1.4)
  hatch(plate, box(x, y, width, height), { angle: 45, gap: 3.6, weight: 1.5 })
  plate.fill(rectangle(x + 3, y + 3, width * 0.42, height * 0.5), 'light')
  plate.stroke(
    segment([x + width / 2, y], [x + width / 2, y + height]) +
      segment([x, y + height * 0.5], [x + width, y + height * 0.5]),
    2,
  )
  if (crowned)
    facet(
      plate,
      [
        [x - 10, y - 6],
        [x + width / 2, y - 24],
        [x + width + 10, y - 6],
      ],
      'light',
      1.3,
    )
  else facet(plate, box(x - 9, y - 11, width + 18, 7), 'light', 1.2)
}

/** The front of an old house: columns under a pediment that carries the house's own medal. */
export function portico(plate: Plate, seed: string): void {
  const { random } = plate
  const columns = random() < 0.5 ? 6 : 8
  const middle = WIDTH / 2
  sky(plate, seed, FLOOR - 30)
  ground(plate, FLOOR, middle)

  const half = 236
  wing(plate, 62, middle - half - 62, 2)
  wing(plate, middle + half, WIDTH - 62 - middle - half, 2)

  // The porch lies in the shade of its own roof.
  const top = 262
  facet(plate, box(middle - half, top, half * 2, FLOOR - top), 'shade')
  hatch(plate, box(middle - half, top, half * 2, FLOOR - top), { angle: 0, gap: 4.2, weight: 1.5 })
  hatch(plate, box(middle - half, top, half * 2, 70), { angle: 90, gap: 5, weight: 1 })
  const door = 44
  facet(plate, box(middle - door - 12, 356, (door + 12) * 2, FLOOR - 356), 'light', 1.4)
  facet(plate, box(middle - door, 370, door * 2, FLOOR - 370), 'ink', 1.4)
  for (const side of [-1, 1]) {
    for (const row of [0, 1, 2]) {
      const x = middle + (side < 0 ? -door + 8 : 8)
      plate.stroke(rectangle(x, 382 + row * 54, door - 16, 42), 1)
    }
  }

  const inner = half - 24
  for (let index = 0; index < columns; index++) {
    const x = middle - inner + (index / (columns - 1)) * inner * 2
    const radius = columns === 6 ? 21 : 17
    shaft(plate, x, top + 20, FLOOR - 16, radius, 0.14)
    facet(plate, box(x - radius - 6, top + 8, (radius + 6) * 2, 12), 'light', 1.3)
    rule(plate, box(x - radius - 6, top + 8, (radius + 6) * 2, 12), 5, 0.9)
    facet(plate, box(x - radius - 7, FLOOR - 16, (radius + 7) * 2, 16), 'light', 1.3)
    rule(
      plate,
      [
        [x - radius - 7, FLOOR - 16],
        [x - radius - 7, FLOOR],
        [x + radius + 7, FLOOR],
        [x + radius + 7, FLOOR - 16],
      ],
      3,
      0.9,
    )
  }

  // Beam, teeth and pediment.
  const eave = half + 16
  facet(plate, box(middle - half - 2, top - 30, half * 2 + 4, 38), 'light', 1.4)
  rule(
    plate,
    [
      [middle - half, top - 30],
      [middle - half, top + 8],
      [middle + half, top + 8],
      [middle + half, top - 30],
    ],
    4,
    0.8,
  )
  facet(plate, box(middle - eave, top - 46, eave * 2, 16), 'light', 1.4)
  rule(plate, box(middle - eave, top - 44, eave * 2, 11), 62, 3.2)
  const peak: Point = [middle, 92]
  facet(plate, [[middle - eave - 6, top - 46], peak, [middle + eave + 6, top - 46]], 'light', 1.8)
  const tympanum: Point[] = [
    [middle - eave + 46, top - 56],
    [middle, 116],
    [middle + eave - 46, top - 56],
  ]
  facet(plate, tympanum, 'paper', 1.3)
  hatch(plate, tympanum, { angle: 0, gap: 5, weight: 0.9 })
  plate.fill(ellipse(middle, 172, 33), 'light')
  plate.stroke(ellipse(middle, 172, 33) + ellipse(middle, 172, 29), 1.2)
  plate.underprint(rosette(seed, 56), middle - 28, 172 - 28, 1)
  for (const side of [-1, 1]) {
    const foot: Point = [middle + side * (eave + 6), top - 46]
    const slope: Point[] = [foot, peak, [middle, 106], [middle + side * (eave - 22), top - 50]]
    hatch(plate, slope, { angle: side < 0 ? 90 : 60, gap: side < 0 ? 7 : 4, weight: side < 0 ? 1 : 1.7 })
  }

  // Steps, then what the house throws on the square.
  for (const step of [0, 1, 2]) {
    const spread = half + 14 + step * 20
    facet(plate, box(middle - spread, FLOOR + step * 12, spread * 2, 12), 'light', 1.3)
    rule(
      plate,
      [
        [middle - spread, FLOOR + step * 12 + 5],
        [middle - spread, FLOOR + step * 12 + 12],
        [middle + spread, FLOOR + step * 12 + 12],
        [middle + spread, FLOOR + step * 12 + 5],
      ],
      2,
      1,
    )
  }
  castShadow(plate, [
    [middle + half + 54, FLOOR + 36],
    [WIDTH, FLOOR + 14],
    [WIDTH, FLOOR + 34],
    [middle + half - 20, FLOOR + 60],
    [middle - half, FLOOR + 60],
    [middle - half - 40, FLOOR + 38],
  ])
  tree(plate, 66, FLOOR + 34, 128)
  tree(plate, WIDTH - 92, FLOOR + 40, 138)
  lamp(plate, 190, FLOOR + 48, 150)
  lamp(plate, WIDTH - 214, FLOOR + 50, 150)
}
