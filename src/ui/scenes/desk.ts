import { ring } from '../guilloche.ts'
import { pottedPlant, skyline } from './indoors.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, HEIGHT, move, outline, rectangle, segment, WIDTH } from './plate.ts'
import { box, facet, hatch, rule } from './shading.ts'

const TOP = 452

/** A desk at a window: a lamp, a screen with a curve, files, the town behind. */
export function desk(plate: Plate, seed: string): void {
  wall(plate)
  windowAndCurtains(plate, seed)
  shelf(plate, seed)
  table(plate)
  screen(plate)
  readingLamp(plate)
  files(plate)
  cup(plate)
  chairBack(plate)
  pottedPlant(plate, [888, 640], 116)
}

function wall(plate: Plate): void {
  facet(plate, box(0, 0, WIDTH, HEIGHT), 'light', 0)
  hatch(plate, box(0, 0, WIDTH, TOP), { angle: 90, gap: 9, weight: 0.6, opacity: 0.6 })
}

function windowAndCurtains(plate: Plate, seed: string): void {
  const [x, y, width, height] = [250, 44, 440, 330]
  facet(plate, box(x - 18, y - 18, width + 36, height + 30), 'light', 1.6)
  skyline(plate, seed, x, y, width, height)
  plate.stroke(outline(box(x, y, width, height)), 3)
  plate.stroke(
    segment([x + width / 3, y], [x + width / 3, y + height]) +
      segment([x + (width * 2) / 3, y], [x + (width * 2) / 3, y + height]) +
      segment([x, y + height * 0.34], [x + width, y + height * 0.34]),
    4,
  )
  facet(plate, box(x - 30, y + height + 12, width + 60, 16), 'light', 1.5)
  hatch(plate, box(x - 30, y + height + 20, width + 60, 8), { angle: 0, gap: 2.6, weight: 1.2 })
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - 6 : x + width + 6
    const folds = 9
    for (let fold = folds; fold >= 1; fold--) {
      const top = edge - side * (8 - fold * 9)
      const foot = edge + side * (fold * 7 - 2)
      const path = `${move([top, 18])}C${top.toFixed(0)} 180 ${(foot + side * 14).toFixed(0)} 300 ${foot.toFixed(0)} ${TOP}`
      plate.stroke(path, fold % 2 === 0 ? 2.2 : 1)
    }
  }
  plate.stroke(segment([x - 96, 18], [x + width + 96, 18]), 4)
}

function shelf(plate: Plate, seed: string): void {
  for (const [y, from] of [
    [150, 0],
    [282, 0],
  ] as const) {
    let x = from + 14
    while (x < 128) {
      const wide = 9 + plate.random() * 11
      const tall = 66 + plate.random() * 34
      facet(plate, box(x, y - tall, wide, tall), plate.random() < 0.3 ? 'shade' : 'light', 1.2)
      rule(plate, box(x, y - tall, wide, tall), wide > 14 ? 3 : 1, 0.9)
      plate.stroke(
        segment([x, y - tall + 12], [x + wide, y - tall + 12]) + segment([x, y - 12], [x + wide, y - 12]),
        1.3,
      )
      x += wide + 1
    }
    facet(plate, box(-4, y, 156, 12), 'light', 1.4)
    hatch(plate, box(-4, y + 5, 156, 7), { angle: 0, gap: 2.4, weight: 1.2 })
  }
  facet(plate, box(800, 96, 128, 160), 'light', 2.4)
  facet(plate, box(814, 110, 100, 132), 'paper', 1.2)
  plate.underprint(ring(seed, 84), 822, 134, 1)
}

function table(plate: Plate): void {
  const quad: [Point, Point, Point, Point] = [
    [96, TOP],
    [864, TOP],
    [948, TOP + 88],
    [12, TOP + 88],
  ]
  facet(plate, quad, 'light', 1.8)
  rule(plate, [quad[0], quad[3], quad[2], quad[1]], 13, 0.8, 0.85)
  facet(plate, box(12, TOP + 88, 936, 22), 'shade', 1.8)
  hatch(plate, box(12, TOP + 88, 936, 22), { angle: 0, gap: 3.2, weight: 1.4 })
  for (const x of [36, 700]) {
    facet(plate, box(x, TOP + 110, 224, HEIGHT), 'light', 1.6)
    hatch(plate, box(x, TOP + 110, 224, HEIGHT - TOP - 110), { angle: 0, gap: 6, weight: 0.8 })
    plate.stroke(rectangle(x + 14, TOP + 122, 196, 60), 1.4)
    plate.stroke(segment([x + 96, TOP + 152], [x + 128, TOP + 152]), 3.6)
  }
  hatch(plate, box(260, TOP + 110, 440, HEIGHT - TOP - 110), { angle: 0, gap: 4, weight: 1.4 })
}

function screen(plate: Plate): void {
  const [x, y, width, height] = [356, 262, 258, 158]
  hatch(
    plate,
    [
      [430, 482],
      [548, 482],
      [600, 500],
      [440, 500],
    ],
    { angle: 0, gap: 3, weight: 1.4 },
  )
  facet(
    plate,
    [
      [470, y + height],
      [500, y + height],
      [508, 476],
      [462, 476],
    ],
    'shade',
    1.4,
  )
  facet(
    plate,
    [
      [428, 474],
      [542, 474],
      [556, 488],
      [414, 488],
    ],
    'light',
    1.5,
  )
  facet(plate, box(x, y, width, height), 'ink', 1.8)
  facet(plate, box(x + 9, y + 9, width - 18, height - 18), 'light', 0)
  let grid = ''
  for (const step of [1, 2, 3, 4]) grid += segment([x + 18, y + 14 + step * 25], [x + width - 18, y + 14 + step * 25])
  plate.stroke(grid, 0.8, 0.7)
  const points = 13
  let level = 0.7
  const curve = Array.from({ length: points }, (_, step): Point => {
    level = Math.min(0.86, Math.max(0.14, level - 0.045 + (plate.random() - 0.5) * 0.22))
    return [x + 22 + (step / (points - 1)) * (width - 44), y + 16 + level * (height - 32)]
  })
  hatch(plate, [...curve, [x + width - 22, y + height - 16], [x + 22, y + height - 16]], {
    angle: 90,
    gap: 4.6,
    weight: 1.1,
  })
  plate.stroke(outline(curve, false), 3)
}

function readingLamp(plate: Plate): void {
  const [x, foot] = [206, 494]
  hatch(
    plate,
    [
      [x - 30, foot],
      [x + 40, foot],
      [x + 84, foot + 12],
      [x - 8, foot + 12],
    ],
    { angle: 0, gap: 3, weight: 1.4 },
  )
  plate.fill(ellipse(x, foot, 42, 10), 'light')
  plate.stroke(ellipse(x, foot, 42, 10) + ellipse(x, foot - 4, 34, 7), 1.6)
  plate.stroke(segment([x, foot - 6], [x, foot - 112]), 5)
  const shade = `${move([x - 74, foot - 112])}C${x - 70} ${foot - 168} ${x + 70} ${foot - 168} ${x + 74} ${foot - 112}Z`
  plate.fill(shade, 'light')
  plate.stroke(shade, 2)
  let ribs = ''
  for (let rib = 1; rib < 16; rib++) {
    const side = Math.sin((rib / 16 - 0.5) * Math.PI)
    const lift = 41 * Math.cos(side * 1.35)
    ribs += segment([x + side * 70, foot - 113], [x + side * 46, foot - 113 - lift])
  }
  plate.stroke(ribs, 1.1)
  plate.stroke(segment([x + 52, foot - 112], [x + 52, foot - 92]), 1.4)
  plate.stroke(ellipse(x + 52, foot - 89, 3), 1.6)
}

function files(plate: Plate): void {
  for (const [index, y] of [520, 512, 504, 497].entries()) {
    const shift = index * 5 - (index % 2) * 9
    facet(
      plate,
      [
        [668 + shift, y - 22],
        [806 + shift, y - 22],
        [830 + shift, y],
        [676 + shift, y],
      ],
      'light',
      1.4,
    )
  }
  rule(
    plate,
    [
      [672, 479],
      [684, 495],
      [826, 495],
      [806, 479],
    ],
    4,
    1,
  )
  const page: Point[] = [
    [300, 512],
    [416, 508],
    [424, 534],
    [292, 538],
  ]
  facet(plate, page, 'light', 1.4)
  rule(plate, [page[0]!, page[3]!, page[2]!, page[1]!], 5, 1)
  plate.stroke(segment([398, 528], [462, 506]), 3.4)
}

function cup(plate: Plate): void {
  const [x, y] = [618, 492]
  facet(
    plate,
    [
      [x - 17, y - 30],
      [x + 17, y - 30],
      [x + 13, y + 4],
      [x - 13, y + 4],
    ],
    'light',
    1.6,
  )
  hatch(
    plate,
    [
      [x + 2, y - 30],
      [x + 17, y - 30],
      [x + 13, y + 4],
      [x + 2, y + 4],
    ],
    { angle: 90, gap: 3, weight: 1.2 },
  )
  plate.fill(ellipse(x, y - 30, 17, 4.6), 'shade')
  plate.stroke(
    `${ellipse(x, y - 30, 17, 4.6)}M${x - 16} ${y - 22}c-14-2-14 18-2 16M${x - 6} ${y - 42}c-6-8 6-12 0-22M${x + 6} ${y - 42}c-6-8 6-12 0-22`,
    1.5,
  )
}

function chairBack(plate: Plate): void {
  const path = `${move([404, HEIGHT])}V572Q404 540 440 540H524Q560 540 560 572V${HEIGHT}Z`
  plate.fill(path, 'light')
  plate.stroke(path, 2)
  rule(
    plate,
    [
      [414, 556],
      [550, 556],
      [550, HEIGHT],
      [414, HEIGHT],
    ],
    15,
    1,
  )
  rule(
    plate,
    [
      [490, 552],
      [556, 560],
      [556, HEIGHT],
      [490, HEIGHT],
    ],
    14,
    1.3,
  )
}
