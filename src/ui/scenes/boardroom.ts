import { pottedPlant, windowWall } from './indoors.ts'
import type { Eye } from './perspective.ts'
import { eyeAt, level, plane, solid, upright } from './perspective.ts'
import type { Plate } from './plate.ts'
import { ellipse, segment } from './plate.ts'
import { facet, hatch, rule } from './shading.ts'

const NEAR = 2.2
const FAR = 9
const HALF = 3.6
const TALL = 2
const BELOW = -1.75
const TABLE = -0.95

/** The room where committees meet: a long table, chairs on both sides, the town behind the window. */
export function boardroom(plate: Plate, seed: string): void {
  const eye = eyeAt(480, 236, 600)
  plane(plate, eye, level(TALL, [-HALF, HALF], [NEAR, FAR]), { tone: 'paper', lines: 30, weight: 0.7 })
  plane(plate, eye, level(BELOW, [-HALF, HALF], [NEAR, FAR]), { tone: 'light', lines: 26, weight: 1 })
  const wall = { half: HALF, below: BELOW, tall: TALL, far: FAR }
  windowWall(plate, eye, seed, wall, { panes: 5, bar: 4, frame: 3.4, above: 0.25, sill: 0.75 })
  sideWalls(plate, eye)
  const seats = [7.2, 5.9, 4.75, 3.75, 2.9]
  for (const z of seats) for (const side of [-1, 1]) chair(plate, eye, side * 1.62, z, side)
  table(plate, eye)
  for (const z of [6.8, 5.2, 4]) pendant(plate, eye, z)
  pottedPlant(plate, eye([-2.9, BELOW, 7.4]), 70)
}

function sideWalls(plate: Plate, eye: Eye): void {
  for (const side of [-1, 1]) {
    const x = side * HALF
    plane(plate, eye, upright(x, [BELOW, TALL], [NEAR, FAR]), {
      tone: side < 0 ? 'light' : 'paper',
      across: side < 0 ? 18 : 44,
      weight: side < 0 ? 0.7 : 1.1,
    })
    plane(plate, eye, upright(x, [-0.4, 1.25], [4.1, 6.4]), { tone: 'light' }, 3)
    const print = plane(plate, eye, upright(x, [-0.1, 0.95], [4.5, 5.85]), { tone: 'paper' }, 1.2)
    rule(plate, print, 9, 1)
  }
}

function chair(plate: Plate, eye: Eye, x: number, z: number, side: number): void {
  const seat = BELOW + 0.45
  const thick = {
    front: { tone: 'shade', across: 8, weight: 1.3 },
    side: { tone: 'shade', lines: 6, weight: 1.4 },
    top: { tone: 'light' },
  } as const
  plate.stroke(segment(eye([x, seat, z + 0.2]), eye([x, BELOW + 0.06, z + 0.2])), 3)
  plate.stroke(segment(eye([x - 0.25, BELOW, z + 0.2]), eye([x + 0.25, BELOW, z + 0.2])), 2.6)
  solid(plate, eye, { x: x - 0.27, y: seat, z, width: 0.54, height: 0.1, depth: 0.5 }, thick, 1.3)
  solid(
    plate,
    eye,
    { x: side < 0 ? x - 0.3 : x + 0.22, y: seat + 0.1, z: z + 0.02, width: 0.08, height: 0.62, depth: 0.46 },
    thick,
    1.4,
  )
}

function table(plate: Plate, eye: Eye): void {
  const top: [number, number][] = []
  const [near, far, half] = [2.55, 7.9, 1.15]
  for (let step = 0; step < 48; step++) {
    const angle = (step / 48) * Math.PI * 2
    const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.55
    top.push([round(Math.cos(angle)) * half, (near + far) / 2 + (round(Math.sin(angle)) * (far - near)) / 2])
  }
  const rim = (y: number) => top.map(([x, z]) => eye([x, y, z]))
  for (const z of [4, 6.6]) {
    solid(
      plate,
      eye,
      { x: -0.35, y: BELOW, z, width: 0.7, height: TABLE - BELOW - 0.06, depth: 0.4 },
      { front: { tone: 'shade', across: 14, weight: 1.4 }, side: { tone: 'shade' }, top: { tone: 'shade' } },
    )
  }
  facet(plate, rim(TABLE - 0.1), 'ink', 1.6)
  facet(plate, rim(TABLE), 'light', 1.6)
  // The window shines on the polished wood.
  hatch(plate, rim(TABLE), { angle: 0, gap: 6, weight: 0.8, opacity: 0.8 })
  const [cx, cy] = eye([0, TABLE, 6.4])
  plate.fill(ellipse(cx, cy + 6, 60, 9), 'light')
  for (const z of [7.2, 5.9, 4.75, 3.75, 2.95]) {
    for (const side of [-1, 1]) {
      plane(
        plate,
        eye,
        level(TABLE, [side * 0.42, side * 0.8], [z, z + 0.3]),
        { tone: 'light', across: 4, weight: 0.8 },
        1.2,
      )
    }
  }
}

function pendant(plate: Plate, eye: Eye, z: number): void {
  const [x, y] = eye([0, 1.05, z])
  const size = Math.abs(eye([0.42, 0, z])[0] - x)
  plate.stroke(segment([x, eye([0, TALL, z])[1]], [x, y - size * 0.55]), 1.6)
  const shade = [
    [x - size * 0.25, y - size * 0.55],
    [x + size * 0.25, y - size * 0.55],
    [x + size, y],
    [x - size, y],
  ] as const
  facet(plate, shade, 'light', 1.5)
  hatch(
    plate,
    [
      [x, y - size * 0.55],
      [x + size * 0.25, y - size * 0.55],
      [x + size, y],
      [x, y],
    ],
    { angle: 90, gap: 3.6, weight: 1.2 },
  )
  plate.fill(ellipse(x, y, size, size * 0.14), 'paper')
  plate.stroke(ellipse(x, y, size, size * 0.14), 1.3)
}
