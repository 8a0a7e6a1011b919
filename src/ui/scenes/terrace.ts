import { rosette } from '../guilloche.ts'
import { sky, tree } from './outdoors.ts'
import { pottedPlant } from './indoors.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, HEIGHT, segment, WIDTH } from './plate.ts'
import { box, facet, hatch, rule } from './shading.ts'

const HORIZON = 330
const PARAPET = 470

/** A terrace above the roofs: slate and chimneys down to the hills, the sun a rosette. */
export function terrace(plate: Plate, seed: string): void {
  sky(plate, seed, HORIZON)
  const x = 240 + plate.random() * 480
  plate.fill(ellipse(x, 190, 96), 'light')
  plate.underprint(rosette(seed, 188), x - 94, 96, 0.95)
  hills(plate)
  for (const [base, size, shift] of [
    [HORIZON + 40, 0.6, 0],
    [HORIZON + 92, 0.85, 40],
    [PARAPET + 10, 1.2, 10],
  ] as const)
    roofs(plate, base, size, shift)
  deck(plate)
  for (const px of [64, 900]) tree(plate, px, 600, 112)
  table(plate)
  pottedPlant(plate, [226, 604], 74)
  pottedPlant(plate, [752, 600], 74)
}

function hills(plate: Plate): void {
  for (const [depth, base] of [HORIZON - 6, HORIZON + 22].entries()) {
    const points: Point[] = []
    const [a, b] = [plate.random() * 6, plate.random() * 6]
    for (let x = 0; x <= WIDTH; x += 24) {
      points.push([x, base - 24 - 20 * Math.sin(x / 150 + a) - 12 * Math.sin(x / 61 + b)])
    }
    const land = [...points, [WIDTH, base + 60], [0, base + 60]] as Point[]
    facet(plate, land, depth === 0 ? 'paper' : 'light', 1)
    hatch(plate, land, { angle: depth === 0 ? 0 : 12, gap: depth === 0 ? 4.4 : 6, weight: 0.8 })
  }
}

function roofs(plate: Plate, base: number, size: number, shift: number): void {
  for (let x = -60 - shift; x < WIDTH + 40;) {
    const wide = (84 + plate.random() * 70) * size
    const wall = (26 + plate.random() * 24) * size
    const pitch = (34 + plate.random() * 16) * size
    const top = base - wall - pitch
    const slope: Point[] = [
      [x + wide * 0.12, top],
      [x + wide * 0.88, top],
      [x + wide, base - wall],
      [x, base - wall],
    ]
    facet(plate, box(x + 3, base - wall, wide - 6, wall + 60), 'light', 1.1)
    const windows = Math.max(2, Math.floor(wide / (26 * size)))
    for (let pane = 0; pane < windows; pane++) {
      const left = x + (wide / windows) * (pane + 0.3)
      facet(plate, box(left, base - wall + 7 * size, (wide / windows) * 0.38, wall * 0.55), 'shade', 0.9)
      hatch(plate, box(left, base - wall + 7 * size, (wide / windows) * 0.38, wall * 0.55), {
        angle: 45,
        gap: 3,
        weight: 1,
      })
    }
    facet(plate, slope, 'shade', 1.3)
    hatch(plate, slope, { angle: 0, gap: 3.6, weight: 0.8 + size * 0.4 })
    const stack = x + wide * (0.25 + plate.random() * 0.5)
    facet(plate, box(stack, top - 22 * size, 20 * size, 28 * size), 'light', 1.1)
    hatch(plate, box(stack + 11 * size, top - 22 * size, 9 * size, 28 * size), { angle: 0, gap: 2.8, weight: 1.1 })
    for (const pot of [3, 10, 16])
      plate.stroke(segment([stack + pot * size, top - 22 * size], [stack + pot * size, top - 31 * size]), 2.6 * size)
    x += wide * 0.97
  }
}

function deck(plate: Plate): void {
  const [top, bottom] = [PARAPET, PARAPET + 66]
  const planks: [Point, Point, Point, Point] = [
    [-260, HEIGHT],
    [WIDTH + 260, HEIGHT],
    [WIDTH - 60, bottom],
    [60, bottom],
  ]
  facet(plate, box(0, bottom, WIDTH, HEIGHT - bottom), 'light', 0)
  rule(plate, planks, 34, 1)
  facet(plate, box(0, top, WIDTH, 12), 'light', 1.7)
  hatch(plate, box(0, top + 6, WIDTH, 6), { angle: 0, gap: 2.6, weight: 1.1 })
  for (let x = 14; x < WIDTH; x += 26) {
    const turned = `M${x - 4} ${top + 12}q-5 10 0 16q6 6-3 26h14q-9-20-3-26q5-6 0-16Z`
    plate.fill(turned, 'light')
    plate.stroke(`${turned}M${x + 2} ${top + 14}v38M${x + 4} ${top + 30}v22`, 1.2)
  }
  facet(plate, box(0, top + 54, WIDTH, 13), 'light', 1.6)
  hatch(plate, box(0, top + 60, WIDTH, 7), { angle: 0, gap: 2.6, weight: 1.2 })
}

function table(plate: Plate): void {
  const [x, y] = [486, 566]
  hatch(
    plate,
    [
      [x - 120, y + 58],
      [x + 130, y + 58],
      [x + 190, y + 70],
      [x - 60, y + 70],
    ],
    { angle: 0, gap: 3.4, weight: 1.4 },
  )
  for (const side of [-1, 1]) stool(plate, x + side * 168, y + 14, side)
  plate.stroke(segment([x, y], [x, y + 58]) + segment([x - 34, y + 60], [x + 34, y + 60]), 5)
  plate.fill(ellipse(x, y + 3, 118, 15), 'ink')
  plate.fill(ellipse(x, y, 118, 15), 'light')
  plate.stroke(ellipse(x, y, 118, 15) + ellipse(x, y, 106, 12), 1.5)
  for (const shift of [-34, 40]) {
    facet(
      plate,
      [
        [x + shift - 9, y - 20],
        [x + shift + 9, y - 20],
        [x + shift + 7, y],
        [x + shift - 7, y],
      ],
      'light',
      1.3,
    )
    hatch(
      plate,
      [
        [x + shift, y - 20],
        [x + shift + 9, y - 20],
        [x + shift + 7, y],
        [x + shift, y],
      ],
      { angle: 90, gap: 2.6, weight: 1 },
    )
  }
}

function stool(plate: Plate, x: number, y: number, side: number): void {
  plate.stroke(segment([x - 26, y], [x - 32, y + 48]) + segment([x + 26, y], [x + 32, y + 48]), 3.4)
  facet(
    plate,
    [
      [x - 32, y - 6],
      [x + 32, y - 6],
      [x + 36, y + 6],
      [x - 36, y + 6],
    ],
    'light',
    1.6,
  )
  hatch(
    plate,
    [
      [x - 32, y],
      [x + 34, y],
      [x + 36, y + 6],
      [x - 36, y + 6],
    ],
    { angle: 0, gap: 2.4, weight: 1.2 },
  )
  const back: Point[] = [
    [x + side * 24, y - 62],
    [x + side * 34, y - 60],
    [x + side * 34, y - 4],
    [x + side * 26, y - 4],
  ]
  facet(plate, back, 'light', 1.5)
  plate.stroke(segment([x + side * 29, y - 60], [x + side * 30, y - 6]), 1.4)
}
