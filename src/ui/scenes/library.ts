import { rosette } from '../guilloche.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, HEIGHT, move, rectangle, segment, WIDTH } from './plate.ts'
import { box, facet, hatch, rule } from './shading.ts'

const FLOOR = 548
const SHELF = 84

/** The library: bound volumes up to the ceiling, a ladder, an armchair under a lamp. */
export function library(plate: Plate, seed: string): void {
  facet(plate, box(0, 0, WIDTH, HEIGHT), 'light', 0)
  for (const x of [24, 214, 560, 750]) bookcase(plate, x, 178)
  alcove(plate, seed)
  ladder(plate, 150)
  parquet(plate)
  rug(plate)
  armchair(plate, 492, 598)
  standingLamp(plate, 610, 602)
}

function bookcase(plate: Plate, x: number, width: number): void {
  facet(plate, box(x - 8, 0, width + 16, FLOOR), 'light', 1.5)
  hatch(plate, box(x - 8, 0, 8, FLOOR), { angle: 90, gap: 2.6, weight: 0.9 })
  facet(plate, box(x, 14, width, FLOOR - 14), 'shade', 1.2)
  hatch(plate, box(x, 14, width, FLOOR - 14), { angle: 0, gap: 4, weight: 1.2 })
  for (let shelf = 1; shelf * SHELF + 14 < FLOOR; shelf++) {
    const y = 14 + shelf * SHELF
    row(plate, x + 4, x + width - 4, y)
    facet(plate, box(x, y, width, 8), 'light', 1.2)
  }
}

function row(plate: Plate, from: number, to: number, y: number): void {
  for (let x = from; x < to - 6;) {
    const wide = Math.min(8 + plate.random() * 10, to - x)
    const tall = 48 + plate.random() * 22
    if (plate.random() < 0.05) {
      x += wide * 1.5
      continue
    }
    const dark = plate.random() < 0.25
    facet(plate, box(x, y - tall, wide, tall), dark ? 'shade' : 'light', 1.1)
    if (dark) hatch(plate, box(x, y - tall, wide, tall), { angle: 90, gap: 2.4, weight: 1.1 })
    else if (wide > 11) rule(plate, box(x + wide * 0.55, y - tall, wide * 0.45, tall), 2, 0.9)
    plate.stroke(
      segment([x, y - tall + 10], [x + wide, y - tall + 10]) +
        segment([x, y - tall + 14], [x + wide, y - tall + 14]) +
        segment([x, y - 10], [x + wide, y - 10]),
      0.9,
    )
    x += wide
  }
}

function alcove(plate: Plate, seed: string): void {
  const [x, y] = [480, 150]
  facet(plate, box(404, 0, 148, FLOOR), 'light', 1.5)
  hatch(plate, box(404, 0, 148, FLOOR), { angle: 90, gap: 7, weight: 0.7, opacity: 0.8 })
  plate.fill(ellipse(x - 2, y, 62), 'light')
  plate.stroke(ellipse(x - 2, y, 62) + ellipse(x - 2, y, 57), 1.4)
  plate.underprint(rosette(seed, 108), x - 56, y - 54, 0.95)
}

function ladder(plate: Plate, x: number): void {
  const [a, b]: [Point, Point] = [
    [x + 96, 40],
    [x, FLOOR + 14],
  ]
  let rungs = ''
  for (let rung = 1; rung < 12; rung++) {
    const share = rung / 12
    const px = a[0] + (b[0] - a[0]) * share
    const py = a[1] + (b[1] - a[1]) * share
    rungs += segment([px, py], [px + 54, py + 4])
  }
  plate.stroke(rungs, 5)
  for (const shift of [0, 54]) {
    facet(
      plate,
      [
        [a[0] + shift - 5, a[1]],
        [a[0] + shift + 5, a[1]],
        [b[0] + shift + 5, b[1]],
        [b[0] + shift - 5, b[1]],
      ],
      'light',
      1.4,
    )
  }
}

function parquet(plate: Plate): void {
  plate.fill(rectangle(0, FLOOR, WIDTH, HEIGHT - FLOOR), 'light')
  let lines = segment([0, FLOOR], [WIDTH, FLOOR])
  for (let ray = -16; ray <= 26; ray++)
    lines += segment([ray * 46 + 240, FLOOR], [(ray * 46 + 240 - 480) * 2 + 480, HEIGHT])
  plate.stroke(lines, 1)
  hatch(
    plate,
    [
      [0, FLOOR],
      [WIDTH, FLOOR],
      [WIDTH, FLOOR + 12],
      [0, FLOOR + 12],
    ],
    { angle: 0, gap: 3, weight: 1.2 },
  )
}

function rug(plate: Plate): void {
  plate.fill(ellipse(540, 604, 250, 30), 'paper')
  let rings = ''
  for (const inset of [0, 8, 14, 44, 50]) rings += ellipse(540, 604, 250 - inset * 2, 30 - inset * 0.34)
  plate.stroke(rings, 1.2)
}

function armchair(plate: Plate, x: number, foot: number): void {
  hatch(
    plate,
    [
      [x - 90, foot - 4],
      [x + 100, foot - 4],
      [x + 150, foot + 14],
      [x - 50, foot + 14],
    ],
    { angle: 0, gap: 3.2, weight: 1.5 },
  )
  const back = `${move([x - 74, foot - 40])}V${foot - 150}Q${x - 70} ${foot - 196} ${x} ${foot - 198}Q${x + 70} ${foot - 196} ${x + 74} ${foot - 150}V${foot - 40}Z`
  plate.fill(back, 'light')
  plate.stroke(back, 2)
  rule(
    plate,
    [
      [x - 60, foot - 178],
      [x + 60, foot - 178],
      [x + 60, foot - 88],
      [x - 60, foot - 88],
    ],
    11,
    1,
  )
  rule(
    plate,
    [
      [x + 6, foot - 190],
      [x + 70, foot - 160],
      [x + 70, foot - 88],
      [x + 6, foot - 88],
    ],
    13,
    1.3,
  )
  let buttons = ''
  for (const [bx, by] of [
    [-36, -150],
    [0, -160],
    [36, -150],
    [-18, -124],
    [18, -124],
  ] as const)
    buttons += ellipse(x + bx, foot + by, 3)
  plate.stroke(buttons, 2)
  const seat: Point[] = [
    [x - 66, foot - 88],
    [x + 66, foot - 88],
    [x + 74, foot - 52],
    [x - 74, foot - 52],
  ]
  facet(plate, seat, 'light', 1.8)
  rule(plate, [seat[0]!, seat[3]!, seat[2]!, seat[1]!], 5, 0.9)
  facet(plate, box(x - 74, foot - 52, 148, 34), 'shade', 1.8)
  hatch(plate, box(x - 74, foot - 52, 148, 34), { angle: 90, gap: 4, weight: 1.2 })
  for (const side of [-1, 1]) {
    const arm = `${move([x + side * 66, foot - 18])}V${foot - 96}Q${x + side * 68} ${foot - 122} ${x + side * 86} ${foot - 120}Q${x + side * 104} ${foot - 118} ${x + side * 102} ${foot - 92}L${x + side * 96} ${foot - 18}Z`
    plate.fill(arm, side < 0 ? 'light' : 'shade')
    plate.stroke(arm, 1.9)
    if (side > 0)
      hatch(
        plate,
        [
          [x + 68, foot - 100],
          [x + 100, foot - 100],
          [x + 96, foot - 18],
          [x + 68, foot - 18],
        ],
        { angle: 90, gap: 3.6, weight: 1.3 },
      )
    plate.stroke(segment([x + side * 84, foot - 18], [x + side * 88, foot]), 5)
  }
}

function standingLamp(plate: Plate, x: number, foot: number): void {
  plate.fill(ellipse(x + 40, foot - 10, 30, 7), 'light')
  plate.stroke(ellipse(x + 40, foot - 10, 30, 7), 1.6)
  plate.stroke(segment([x + 40, foot - 12], [x + 40, foot - 300]), 3.6)
  const shade: Point[] = [
    [x + 12, foot - 356],
    [x + 68, foot - 356],
    [x + 92, foot - 296],
    [x - 12, foot - 296],
  ]
  facet(plate, shade, 'light', 1.8)
  rule(plate, [shade[0]!, shade[1]!, shade[2]!, shade[3]!], 17, 1)
  rule(
    plate,
    [
      [x + 50, foot - 356],
      [x + 68, foot - 356],
      [x + 92, foot - 296],
      [x + 58, foot - 296],
    ],
    7,
    1.3,
  )
}
