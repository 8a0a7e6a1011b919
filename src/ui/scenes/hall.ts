import { rosette } from '../guilloche.ts'
import type { Eye } from './perspective.ts'
import { eyeAt, facing, level, plane, solid, upright } from './perspective.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, rectangle, segment } from './plate.ts'
import { box, facet, hatch, rule, shaft } from './shading.ts'
import { pottedPlant } from './indoors.ts'

const NEAR = 2
const FAR = 11
const HALF = 4.4
const TALL = 4.6
const BELOW = -1.7

/** The entrance hall: chequered marble, a row of columns on each side, the house's rosette on the far wall. */
export function hall(plate: Plate, seed: string): void {
  const eye = eyeAt(480, 330, 560)
  const tiles = 7 + Math.floor(plate.random() * 2) * 2
  ceiling(plate, eye)
  walls(plate, eye)
  floor(plate, eye, tiles)
  farWall(plate, eye, seed)
  for (const z of [9.4, 7.4, 5.6, 4.1]) for (const side of [-1, 1]) pillar(plate, eye, side * 3.1, z)
  desk(plate, eye)
  pottedPlant(plate, eye([-2.25, BELOW, 6.6]), 64)
  pottedPlant(plate, eye([2.25, BELOW, 6.6]), 64)
}

function ceiling(plate: Plate, eye: Eye): void {
  plane(plate, eye, level(TALL, [-HALF, HALF], [NEAR, FAR]), { tone: 'paper', lines: 24, weight: 0.8, opacity: 0.8 })
  for (const z of [3.2, 4.8, 6.6, 8.6]) {
    plane(plate, eye, level(TALL, [-HALF, HALF], [z, z + 0.35]), { tone: 'light' })
  }
}

function walls(plate: Plate, eye: Eye): void {
  for (const side of [-1, 1]) {
    const x = side * HALF
    plane(plate, eye, upright(x, [BELOW, TALL], [NEAR, FAR]), {
      tone: side < 0 ? 'light' : 'paper',
      lines: side < 0 ? 16 : 44,
      weight: side < 0 ? 0.7 : 1.2,
    })
    for (const z of [3.4, 5, 6.7, 8.4]) {
      plane(plate, eye, upright(x, [BELOW + 0.9, TALL - 1.2], [z, z + 0.9]), {
        tone: side < 0 ? 'shade' : 'light',
        ...(side < 0 ? { across: 12, weight: 1.3 } : {}),
      })
    }
  }
}

function floor(plate: Plate, eye: Eye, tiles: number): void {
  plane(plate, eye, level(BELOW, [-HALF, HALF], [NEAR, FAR]), { tone: 'light' })
  const side = (HALF * 2) / tiles
  for (let row = 0; NEAR + (row + 1) * side <= FAR + 0.01; row++) {
    for (let column = row % 2; column < tiles; column += 2) {
      const [x, z] = [-HALF + column * side, NEAR + row * side]
      const near = z < 5
      plane(
        plate,
        eye,
        level(BELOW, [x, x + side], [z, z + side]),
        { tone: 'paper', across: near ? 9 : 5, weight: near ? 1.5 : 1 },
        0.9,
      )
    }
  }
}

function farWall(plate: Plate, eye: Eye, seed: string): void {
  plane(plate, eye, facing(FAR, [-HALF, HALF], [BELOW, TALL]), { tone: 'light' })
  const [x, y] = eye([0, 1.7, FAR])
  const [left, top] = eye([-HALF, TALL, FAR])
  const [right, bottom] = eye([HALF, BELOW, FAR])
  hatch(plate, box(left, top, right - left, bottom - top), { angle: 90, gap: 6.5, weight: 0.7, opacity: 0.7 })
  plate.fill(ellipse(x, y, 88), 'light')
  plate.stroke(ellipse(x, y, 88) + ellipse(x, y, 83), 1.2)
  plate.underprint(rosette(seed, 156), x - 78, y - 78, 0.9)
}

function pillar(plate: Plate, eye: Eye, x: number, z: number): void {
  const [foot, head] = [eye([x, BELOW, z]), eye([x, TALL, z])]
  const radius = Math.abs(eye([x + 0.32, 0, z])[0] - eye([x, 0, z])[0])
  shaft(plate, foot[0], head[1], foot[1] - radius * 0.3, radius, 0.08)
  const capital = radius * 0.55
  facet(plate, box(foot[0] - radius * 1.35, head[1], radius * 2.7, capital), 'light', 1.3)
  rule(plate, box(foot[0] - radius * 1.35, head[1], radius * 2.7, capital), 9, 1)
  facet(plate, box(foot[0] - radius * 1.3, foot[1] - radius * 0.7, radius * 2.6, radius * 0.7), 'light', 1.3)
  const shadow: Point[] = [
    [foot[0] - radius, foot[1]],
    [foot[0] + radius * 1.3, foot[1]],
    [foot[0] + radius * 4, foot[1] + radius * 0.8],
    [foot[0] + radius * 1.6, foot[1] + radius * 0.8],
  ]
  hatch(plate, shadow, { angle: 0, gap: 3.4, weight: 1.3 })
}

function desk(plate: Plate, eye: Eye): void {
  solid(
    plate,
    eye,
    { x: -1.5, y: BELOW, z: 6.1, width: 3, height: 1.15, depth: 0.9 },
    {
      front: { tone: 'light', across: 34, weight: 1 },
      side: { tone: 'shade', lines: 12, weight: 1.4 },
      top: { tone: 'light' },
    },
    1.5,
  )
  solid(
    plate,
    eye,
    { x: -1.62, y: BELOW + 1.15, z: 6, width: 3.24, height: 0.1, depth: 1.1 },
    { front: { tone: 'ink' }, side: { tone: 'ink' }, top: { tone: 'light', lines: 26, weight: 0.7 } },
    1.2,
  )
  const [x, y] = eye([0.7, BELOW + 1.25, 6.4])
  facet(plate, box(x - 20, y - 32, 40, 26), 'ink', 1.2)
  plate.fill(rectangle(x - 16, y - 29, 32, 20), 'paper')
  plate.stroke(segment([x, y - 6], [x, y]) + segment([x - 9, y], [x + 9, y]), 2)
  const [lx, ly] = eye([-0.95, BELOW + 1.25, 6.4])
  plate.stroke(segment([lx, ly], [lx, ly - 30]) + segment([lx - 8, ly], [lx + 8, ly]), 2.2)
  facet(
    plate,
    [
      [lx - 8, ly - 44],
      [lx + 8, ly - 44],
      [lx + 16, ly - 28],
      [lx - 16, ly - 28],
    ],
    'light',
    1.4,
  )
}
