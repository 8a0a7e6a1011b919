import { ring } from '../guilloche.ts'
import { castShadow, ground, lamp, sky, tree } from './outdoors.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, move, rectangle, segment, WIDTH } from './plate.ts'
import { box, facet, hatch, rule } from './shading.ts'

const STREET = 560
const LEFT = 150
const RIGHT = WIDTH - 150
const FLOOR_HEIGHT = 78
const CORNICE = 214

/** A stone building of a French avenue: shops behind arches, balconies, a slate roof with its dormers. */
export function townhouse(plate: Plate, seed: string): void {
  const bays = 7 + Math.floor(plate.random() * 2) * 2
  sky(plate, seed, STREET - 20)
  ground(plate, STREET, WIDTH * 0.42)
  neighbour(plate, -40, LEFT, 252)
  neighbour(plate, RIGHT, WIDTH + 40, 236)
  roof(plate, bays)
  facet(plate, box(LEFT, CORNICE, RIGHT - LEFT, STREET - CORNICE), 'light', 1.6)
  rule(
    plate,
    [
      [LEFT, CORNICE],
      [LEFT, STREET],
      [RIGHT, STREET],
      [RIGHT, CORNICE],
    ],
    24,
    0.5,
    0.55,
  )
  facet(plate, box(LEFT - 8, CORNICE - 8, RIGHT - LEFT + 16, 16), 'light', 1.5)
  rule(plate, box(LEFT - 8, CORNICE - 2, RIGHT - LEFT + 16, 9), 86, 2.4)
  const step = (RIGHT - LEFT) / bays
  for (const floor of [0, 1, 2]) {
    const top = CORNICE + 24 + floor * FLOOR_HEIGHT
    for (let bay = 0; bay < bays; bay++) casement(plate, LEFT + step * (bay + 0.5), top, step * 0.36, 52)
    if (floor !== 1) balcony(plate, LEFT - 6, RIGHT + 6, top + 56)
    else
      for (let bay = 0; bay < bays; bay++)
        balcony(plate, LEFT + step * (bay + 0.24), LEFT + step * (bay + 0.76), top + 56)
  }
  groundFloor(plate, bays, step, seed)
  castShadow(plate, [
    [LEFT, STREET],
    [RIGHT, STREET],
    [RIGHT + 120, STREET + 16],
    [LEFT + 60, STREET + 16],
  ])
  for (const x of [70, 330, 646, 902]) tree(plate, x, STREET + 44, 104)
  lamp(plate, 196, STREET + 50, 128)
  lamp(plate, 776, STREET + 50, 128)
}

function neighbour(plate: Plate, from: number, to: number, top: number): void {
  facet(plate, box(from, top, to - from, STREET - top), 'paper', 1.3)
  hatch(plate, box(from, top, to - from, STREET - top), { angle: 0, gap: 7, weight: 0.8, opacity: 0.8 })
  for (let row = 0; row < 4; row++) {
    for (let x = from + 22; x < to - 24; x += 44) {
      facet(plate, box(x, top + 26 + row * 74, 22, 44), 'shade', 1)
      hatch(plate, box(x, top + 26 + row * 74, 22, 44), { angle: 45, gap: 4, weight: 1 })
    }
  }
}

function roof(plate: Plate, bays: number): void {
  const [top, bottom] = [118, CORNICE - 8]
  const slates: Point[] = [
    [LEFT + 26, top],
    [RIGHT - 26, top],
    [RIGHT, bottom],
    [LEFT, bottom],
  ]
  for (const x of [0.2, 0.45, 0.78]) chimney(plate, LEFT + (RIGHT - LEFT) * x, top)
  facet(plate, slates, 'shade', 1.5)
  hatch(plate, slates, { angle: 0, gap: 4, weight: 1.5 })
  plate.stroke(segment([LEFT + 20, top], [RIGHT - 20, top]), 3)
  const step = (RIGHT - LEFT) / bays
  for (let bay = 0; bay < bays; bay++) {
    const x = LEFT + step * (bay + 0.5)
    if (bay === 0 || bay === bays - 1) continue
    facet(plate, box(x - 18, bottom - 58, 36, 58), 'light', 1.3)
    facet(plate, box(x - 10, bottom - 46, 20, 44), 'shade', 1.2)
    hatch(plate, box(x - 10, bottom - 46, 20, 44), { angle: 45, gap: 3.4, weight: 1.3 })
    plate.stroke(segment([x, bottom - 46], [x, bottom - 2]), 1.4)
    facet(
      plate,
      [
        [x - 23, bottom - 56],
        [x, bottom - 76],
        [x + 23, bottom - 56],
      ],
      'light',
      1.4,
    )
  }
}

function chimney(plate: Plate, x: number, roofTop: number): void {
  facet(plate, box(x - 22, roofTop - 40, 44, 46), 'light', 1.3)
  hatch(plate, box(x + 4, roofTop - 40, 18, 46), { angle: 0, gap: 3, weight: 1.3 })
  for (const pot of [-15, -5, 5, 15]) facet(plate, box(x + pot - 3, roofTop - 54, 6, 14), 'paper', 1.1)
}

function casement(plate: Plate, middle: number, top: number, width: number, height: number): void {
  const x = middle - width / 2
  facet(plate, box(x - 5, top - 5, width + 10, height + 5), 'light', 1)
  facet(plate, box(x, top, width, height), 'shade', 1.3)
  hatch(plate, box(x, top, width, height), { angle: 45, gap: 3.6, weight: 1.4 })
  // Light falls on one pane.
  plate.fill(rectangle(x + 2, top + 2, width * 0.36, height * 0.42), 'light')
  plate.stroke(
    segment([middle, top], [middle, top + height]) +
      segment([x, top + height * 0.45], [x + width, top + height * 0.45]),
    1.5,
  )
  facet(plate, box(x - 8, top - 11, width + 16, 6), 'light', 1.1)
}

function balcony(plate: Plate, from: number, to: number, y: number): void {
  facet(plate, box(from, y, to - from, 6), 'light', 1.2)
  hatch(plate, box(from, y + 6, to - from, 6), { angle: 0, gap: 2.4, weight: 1.2 })
  let bars = ''
  for (let x = from + 3; x < to - 1; x += 5) bars += segment([x, y - 17], [x, y])
  plate.stroke(bars, 1.1)
  plate.stroke(segment([from, y - 17], [to, y - 17]), 2)
}

function groundFloor(plate: Plate, bays: number, step: number, seed: string): void {
  const top = CORNICE + 24 + 3 * FLOOR_HEIGHT - 12
  facet(plate, box(LEFT - 4, top, RIGHT - LEFT + 8, STREET - top), 'light', 1.5)
  rule(
    plate,
    [
      [LEFT, top],
      [LEFT, STREET],
      [RIGHT, STREET],
      [RIGHT, top],
    ],
    7,
    1.2,
  )
  const centre = (bays - 1) / 2
  for (let bay = 0; bay < bays; bay++) {
    const x = LEFT + step * (bay + 0.5)
    const half = step * (bay === centre ? 0.36 : 0.32)
    const spring = top + 14 + half
    const arch = `${move([x - half, STREET])}V${spring}A${half.toFixed(1)} ${half.toFixed(1)} 0 0 1 ${(x + half).toFixed(1)} ${spring}V${STREET}Z`
    plate.fill(arch, bay === centre ? 'ink' : 'shade')
    if (bay !== centre) hatch(plate, archPoints(x, half, spring), { angle: 45, gap: 4, weight: 1.4 })
    plate.stroke(arch, 1.6)
    if (bay !== centre)
      plate.stroke(segment([x, spring - half], [x, STREET]) + segment([x - half, spring], [x + half, spring]), 1.5)
  }
  const x = WIDTH / 2
  plate.fill(ellipse(x, top - 6, 19), 'light')
  plate.stroke(ellipse(x, top - 6, 19), 1.3)
  plate.underprint(ring(seed, 34), x - 17, top - 23, 1)
}

function archPoints(x: number, half: number, spring: number): Point[] {
  const round = Array.from({ length: 13 }, (_, step): Point => {
    const angle = Math.PI + (Math.PI * step) / 12
    return [x + Math.cos(angle) * half, spring + Math.sin(angle) * half]
  })
  return [[x - half, STREET], ...round, [x + half, STREET]]
}
