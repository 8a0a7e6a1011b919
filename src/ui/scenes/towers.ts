import { lace } from '../guilloche.ts'
import { ground, sky, tree } from './outdoors.ts'
import type { Eye } from './perspective.ts'
import { eyeAt, solid } from './perspective.ts'
import type { Plate } from './plate.ts'
import { ellipse, segment, WIDTH } from './plate.ts'
import { box, facet, hatch } from './shading.ts'

const HORIZON = 520
const EYE_HEIGHT = -1.4

/** Glass towers of a business district above a square, the sun a piece of lace behind them. */
export function towers(plate: Plate, seed: string): void {
  const { random } = plate
  sky(plate, seed, HORIZON)
  const sun: [number, number] = [190 + random() * 180, 150]
  plate.fill(ellipse(...sun, 92), 'light')
  plate.underprint(lace(seed, 184), sun[0] - 92, sun[1] - 92, 0.75)
  const eye = eyeAt(470, HORIZON, 640, 24)
  farTowers(plate)
  const rows = [
    { x: -11, z: 27, width: 4.6, height: 15 },
    { x: 5.5, z: 27, width: 4.6, height: 18 },
    { x: -5.2, z: 23, width: 4.2, height: 10 },
    { x: 14, z: 23, width: 4.4, height: 13 },
    { x: 3.4, z: 18, width: 3.6, height: 9.4 },
    { x: -5, z: 14.5, width: 3.2, height: 6.8 },
  ]
  for (const { x, z, width, height } of rows) tower(plate, eye, x, z, width, height * (0.9 + random() * 0.18))
  ground(plate, HORIZON + 6, 480)
  for (const [x, size] of [
    [60, 74],
    [250, 62],
    [704, 66],
    [884, 84],
  ] as const)
    tree(plate, x, HORIZON + 46, size)
  basin(plate)
}

function farTowers(plate: Plate): void {
  for (let x = -10; x < WIDTH; x += 34 + plate.random() * 40) {
    const tall = 60 + plate.random() * 110
    const wide = 30 + plate.random() * 30
    facet(plate, box(x, HORIZON - tall, wide, tall), 'paper', 0.8)
    hatch(plate, box(x, HORIZON - tall, wide, tall), { angle: 0, gap: 5, weight: 0.6 })
  }
}

function tower(plate: Plate, eye: Eye, x: number, z: number, width: number, height: number): void {
  const floors = Math.round(height * 3.4)
  const bays = Math.round(width * 2.6)
  solid(
    plate,
    eye,
    { x, y: EYE_HEIGHT, z, width, height: height - EYE_HEIGHT, depth: width * 0.9 },
    {
      front: { tone: 'light', lines: floors, across: bays, weight: 0.8 },
      side: { tone: 'shade', lines: floors * 2, weight: 1.5 },
      top: { tone: 'light' },
    },
    1.6,
  )
  // The sky shines in the glass, from one edge to the other.
  const at = (across: number, up: number) => eye([x + width * across, EYE_HEIGHT + (height - EYE_HEIGHT) * up, z])
  const [low, high] = [0.25 + plate.random() * 0.2, 0.62 + plate.random() * 0.2]
  hatch(plate, [at(0, low), at(1, low + 0.3), at(1, high + 0.18), at(0, high)], { angle: 58, gap: 5, weight: 1.1 })
  if (height > 9) plate.stroke(segment(eye([x + width / 2, height, z]), eye([x + width / 2, height * 1.12, z])), 2.4)
}

function basin(plate: Plate): void {
  const y = HORIZON + 78
  plate.fill(ellipse(470, y, 250, 30), 'light')
  plate.stroke(ellipse(470, y, 250, 30) + ellipse(470, y - 3, 236, 25), 1.6)
  let ripples = ''
  for (let line = -18; line <= 18; line += 4.5) {
    const half = 228 * Math.sqrt(1 - (line / 22) ** 2)
    const gap = 30 + plate.random() * 60
    const middle = 470 + (plate.random() - 0.5) * half
    ripples += segment([470 - half, y - 3 + line], [middle - gap / 2, y - 3 + line])
    ripples += segment([middle + gap / 2, y - 3 + line], [470 + half, y - 3 + line])
  }
  plate.stroke(ripples, 1)
}
