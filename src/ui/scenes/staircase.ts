import { rosette } from '../guilloche.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, HEIGHT, outline, segment, WIDTH } from './plate.ts'
import { facet } from './shading.ts'

const CENTRE: Point = [WIDTH / 2, HEIGHT / 2 + 6]
const FLAT = 0.78
const STEPS_A_TURN = 26

/** A spiral staircase looked down upon, with the house's rosette inlaid in the floor below. */
export function staircase(plate: Plate, seed: string): void {
  const turns = 3.7
  const direction = plate.random() < 0.5 ? 1 : -1
  const start = plate.random() * Math.PI * 2
  const at = (angle: number, reach: number): Point => [
    CENTRE[0] + Math.cos(start + direction * angle) * reach,
    CENTRE[1] + Math.sin(start + direction * angle) * reach * FLAT,
  ]

  // From the floor up: each turn is nearer to the eye, hence wider.
  floor(plate, seed)
  const total = Math.round(turns * STEPS_A_TURN)
  const outer = (step: number): number => 132 * 1.62 ** (step / STEPS_A_TURN)
  for (let step = 0; step < total; step++) {
    const [a, b] = [(step / STEPS_A_TURN) * Math.PI * 2, ((step + 1) / STEPS_A_TURN) * Math.PI * 2]
    const wide = outer(step)
    const tread = [at(a, wide * 0.7), at(a, wide), at(b, outer(step + 1)), at(b, outer(step + 1) * 0.7)]
    // Light comes from the upper left.
    const facing = Math.cos(start + direction * (a + b) * 0.5 - Math.PI * 1.25)
    facet(plate, tread, facing > -0.2 ? 'light' : 'paper', 1.3)
    const lines = facing > 0.4 ? 0 : facing > -0.3 ? 2 : 4
    let shade = ''
    for (let line = 1; line <= lines; line++) {
      const share = line / (lines + 1)
      shade += segment(at(a + (b - a) * share, wide * 0.7), at(a + (b - a) * share, wide))
    }
    if (shade !== '') plate.stroke(shade, facing > -0.3 ? 0.9 : 1.5)
    // The riser, seen as a heavier edge.
    plate.stroke(segment(at(b, outer(step + 1) * 0.7), at(b, outer(step + 1))), 2.4)
  }
  handrail(plate, at, outer, total)
}

function floor(plate: Plate, seed: string): void {
  const size = 250
  plate.fill(ellipse(...CENTRE, 240, 240 * FLAT), 'light')
  const [x, y] = CENTRE
  plate.stroke(ellipse(x, y, 96, 96 * FLAT) + ellipse(x, y, 90, 90 * FLAT), 1.4)
  plate.underprint(rosette(seed, size * 0.62), x - size * 0.31, y - size * 0.31, 0.9)
}

function handrail(
  plate: Plate,
  at: (angle: number, reach: number) => Point,
  outer: (step: number) => number,
  total: number,
): void {
  const rail: Point[] = []
  let balusters = ''
  for (let step = 0; step <= total * 2; step++) {
    const angle = (step / 2 / STEPS_A_TURN) * Math.PI * 2
    const reach = outer(step / 2) * 0.7
    const lifted = reach * 1.045
    rail.push(at(angle, reach * 0.955))
    balusters += segment(at(angle, lifted * 0.957), at(angle, reach * 0.955))
  }
  plate.stroke(balusters, 1)
  plate.stroke(outline(rail, false), 4.4)
}
