import { pottedPlant, windowWall } from './indoors.ts'
import type { Eye } from './perspective.ts'
import { eyeAt, facing, level, plane, solid, upright } from './perspective.ts'
import type { Plate, Point } from './plate.ts'
import { outline, segment } from './plate.ts'
import { hatch } from './shading.ts'

const NEAR = 2.1
const FAR = 12
const HALF = 5
const TALL = 2.6
const BELOW = -1.7
const TOP = -0.95

/** The floor where a team works: rows of desks and screens that run towards the window. */
export function openPlan(plate: Plate, seed: string): void {
  const eye = eyeAt(480, 226, 620)
  plane(plate, eye, level(TALL, [-HALF, HALF], [NEAR, FAR]), { tone: 'paper', lines: 20, across: 14, weight: 0.7 })
  plane(plate, eye, level(BELOW, [-HALF, HALF], [NEAR, FAR]), { tone: 'light', across: 26, lines: 22, weight: 0.7 })
  const wall = { half: HALF, below: BELOW, tall: TALL, far: FAR }
  windowWall(plate, eye, seed, wall, { panes: 8, bar: 3, frame: 3, above: 0.3, sill: 0.6 })
  for (const side of [-1, 1]) {
    const x = side * HALF
    plane(plate, eye, upright(x, [BELOW, TALL], [NEAR, FAR]), {
      tone: side < 0 ? 'light' : 'paper',
      lines: side < 0 ? 10 : 40,
      weight: side < 0 ? 0.8 : 1.1,
    })
    for (const z of [4.4, 6.4, 8.8]) {
      plane(
        plate,
        eye,
        upright(x, [0, 1.7], [z, z + 1.2]),
        { tone: side < 0 ? 'shade' : 'light', across: side < 0 ? 9 : 3, weight: 1.1 },
        1.6,
      )
    }
  }
  for (const z of [4, 6, 8.4, 10.6]) light(plate, eye, z)
  for (const z of [9.6, 7.5, 5.7, 4.1, 2.7]) for (const x of [-3.35, 1.05]) workplace(plate, eye, x, z)
  pottedPlant(plate, eye([-0.1, BELOW, 8.6]), 66)
}

function light(plate: Plate, eye: Eye, z: number): void {
  for (const x of [-2.2, 2.2]) {
    plane(plate, eye, level(TALL - 0.25, [x - 1, x + 1], [z, z + 0.3]), { tone: 'light' }, 1.6)
    plate.stroke(
      segment(eye([x - 0.8, TALL, z]), eye([x - 0.8, TALL - 0.25, z])) +
        segment(eye([x + 0.8, TALL, z]), eye([x + 0.8, TALL - 0.25, z])),
      1,
    )
  }
}

function workplace(plate: Plate, eye: Eye, x: number, z: number): void {
  const width = 2.3
  const legs = { tone: 'shade', across: 10, weight: 1.2 } as const
  for (const shift of [0.05, width - 0.2]) {
    solid(
      plate,
      eye,
      { x: x + shift, y: BELOW, z: z + 0.1, width: 0.15, height: TOP - BELOW, depth: 0.7 },
      { front: { tone: 'light' }, side: legs, top: legs },
      1.2,
    )
  }
  for (const shift of [0.15, 1.2]) monitor(plate, eye, x + shift, z + 0.55)
  solid(
    plate,
    eye,
    { x, y: TOP - 0.07, z, width, height: 0.07, depth: 0.95 },
    { front: { tone: 'ink' }, side: { tone: 'ink' }, top: { tone: 'light' } },
    1.4,
  )
  for (const shift of [0.15, 1.2]) {
    monitor(plate, eye, x + shift, z + 0.55)
    plane(
      plate,
      eye,
      level(TOP, [x + shift + 0.15, x + shift + 0.75], [z + 0.12, z + 0.3]),
      { tone: 'light', lines: 7, across: 2, weight: 0.7 },
      1,
    )
  }
}

function monitor(plate: Plate, eye: Eye, x: number, z: number): void {
  const [low, high] = [TOP + 0.14, TOP + 0.72]
  plate.stroke(segment(eye([x + 0.45, TOP, z]), eye([x + 0.45, low, z])), 3)
  plane(plate, eye, facing(z, [x, x + 0.92], [low, high]), { tone: 'ink' }, 1.4)
  const inner = plane(plate, eye, facing(z, [x + 0.04, x + 0.88], [low + 0.04, high - 0.04]), { tone: 'light' }, 0.8)
  const [[left, bottom], [, top], [right]] = inner
  let level = 0.35 + plate.random() * 0.3
  const curve = Array.from({ length: 9 }, (_, step): Point => {
    level = Math.min(0.9, Math.max(0.12, level + 0.05 + (plate.random() - 0.5) * 0.3))
    return [left + ((right - left) * (step + 0.4)) / 8.8, bottom + (top - bottom) * level * 0.94]
  })
  hatch(plate, [...curve, [curve.at(-1)![0], bottom - 2], [curve[0]![0], bottom - 2]], {
    angle: 90,
    gap: 3.4,
    weight: 0.9,
  })
  plate.stroke(outline(curve, false), 1.8)
}
