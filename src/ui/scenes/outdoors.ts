import { ribbon } from '../guilloche.ts'
import type { Plate, Point } from './plate.ts'
import { move, rectangle, segment } from './plate.ts'
import { facet, hatch } from './shading.ts'

type Puff = { x: number; y: number; rx: number; ry: number }

function clouds({ random, width }: Plate, horizon: number): Puff[] {
  const puffs: Puff[] = []
  const count = 2 + Math.floor(random() * 2)
  for (let cloud = 0; cloud < count; cloud++) {
    const x = (width / count) * (cloud + 0.2 + random() * 0.6)
    const y = horizon * (0.16 + random() * 0.4)
    const size = 46 + random() * 34
    for (let puff = -2; puff <= 2; puff++) {
      const away = Math.abs(puff)
      puffs.push({
        x: x + puff * size * 0.85,
        y: y - (2 - away) * size * 0.16 + random() * 8,
        rx: size * (0.95 - away * 0.12),
        ry: size * (0.48 - away * 0.12),
      })
    }
  }
  return puffs
}

/** Ruled lines that open up towards the horizon and stop where a cloud is; behind them a ribbon of guilloché. */
export function sky(plate: Plate, seed: string, horizon: number): void {
  const { width } = plate
  plate.underprint(ribbon(`${seed} ciel`, width, horizon, 16), 0, 0, 0.3)
  const puffs = clouds(plate, horizon)
  let fine = ''
  let heavy = ''
  let y = 6
  for (let line = 0; y < horizon - 4; line++) {
    const cuts = puffs
      .filter((puff) => Math.abs(y - puff.y) < puff.ry)
      .map(({ x, y: middle, rx, ry }): Point => {
        const half = rx * Math.sqrt(1 - ((y - middle) / ry) ** 2)
        return [x - half, x + half]
      })
      .toSorted(([a], [b]) => a - b)
    let from = 0
    let drawn = ''
    for (const [start, end] of cuts) {
      if (start > from + 4) drawn += segment([from, y], [start, y])
      from = Math.max(from, end)
    }
    if (from < width) drawn += segment([from, y], [width, y])
    if (y < horizon * 0.3) heavy += drawn
    else fine += drawn
    y += 5.2 + (y / horizon) ** 2 * 11
  }
  plate.stroke(heavy, 1.1, 0.75)
  plate.stroke(fine, 0.8, 0.65)
  // The lower edge of each cloud is in its own shade.
  let bellies = ''
  for (const { x, y: middle, rx, ry } of puffs) {
    for (const share of [0.55, 0.72, 0.88]) {
      const half = rx * Math.sqrt(1 - share * share) * 0.8
      bellies += segment([x - half, middle + ry * share], [x + half * 0.6, middle + ry * share])
    }
  }
  plate.stroke(bellies, 0.8, 0.5)
}

/** Paving that runs towards a point on the horizon. */
export function ground(plate: Plate, horizon: number, vanishing: number): void {
  const { width, height } = plate
  plate.fill(rectangle(0, horizon, width, height - horizon), 'light')
  let path = segment([0, horizon], [width, horizon])
  for (let step = 1, y = horizon; y < height; step++) {
    y += 3 + step * 4.2
    path += segment([0, y], [width, y])
  }
  for (let ray = -14; ray <= 14; ray++) {
    const x = vanishing + ray * 130
    const share = 0.12
    path += segment([vanishing + (x - vanishing) * share, horizon + (height - horizon) * share * 0.2], [x, height])
  }
  plate.stroke(path, 0.9, 0.7)
}

/** A shadow lying on the ground, in slanted lines. */
export function castShadow(plate: Plate, points: readonly Point[], weight = 1.4): void {
  hatch(plate, points, { angle: 0, gap: 4.4, weight, opacity: 0.85 })
}

/** A round clump of leaves with a scalloped edge; its far side is in the shade. */
function clump(plate: Plate, x: number, y: number, radius: number, lobes: number): void {
  const at = (angle: number, reach: number): Point => {
    const scallop = 1 - 0.07 * Math.abs(Math.sin((lobes * angle) / 2))
    return [x + Math.cos(angle) * radius * reach * scallop, y + Math.sin(angle) * radius * 0.94 * reach * scallop]
  }
  const around = (from: number, to: number, reach: number): Point[] =>
    Array.from({ length: 49 }, (_, step) => at(from + ((to - from) * step) / 48, reach))
  facet(plate, around(0, Math.PI * 2, 1), 'light', 1.3)
  const crescent = (depth: number): Point[] => [
    ...around(-0.75, 2.35, 1),
    ...around(2.35, -0.75, 1 - depth).map(([px, py]): Point => [
      px - radius * depth * 0.55,
      py - radius * depth * 0.55,
    ]),
  ]
  hatch(plate, crescent(0.42), { angle: 45, gap: 4.6, weight: 1.2 })
  hatch(plate, crescent(0.2), { angle: -45, gap: 4.6, weight: 1.2 })
  // A few leaves on the lit side.
  let leaves = ''
  for (let leaf = 0; leaf < 9; leaf++) {
    const [lx, ly] = at(2.6 + plate.random() * 2.6, 0.25 + plate.random() * 0.6)
    leaves += `${move([lx, ly])}q3-7 7-1t7 0`
  }
  plate.stroke(leaves, 1)
}

export function tree(plate: Plate, x: number, foot: number, size: number): void {
  castShadow(plate, [
    [x, foot - 2],
    [x + size * 1.1, foot - 5],
    [x + size * 1.2, foot + 7],
    [x, foot + 5],
  ])
  const trunk = size * 0.055
  facet(
    plate,
    [
      [x - trunk, foot - size * 0.7],
      [x + trunk, foot - size * 0.7],
      [x + trunk * 1.4, foot],
      [x - trunk * 1.4, foot],
    ],
    'shade',
    1.2,
  )
  hatch(
    plate,
    [
      [x, foot - size * 0.7],
      [x + trunk, foot - size * 0.7],
      [x + trunk * 1.4, foot],
      [x, foot],
    ],
    { angle: 90, gap: 2.6, weight: 1.3 },
  )
  const top = foot - size * 1.5
  clump(plate, x - size * 0.27, top + size * 0.72, size * 0.3, 17)
  clump(plate, x + size * 0.27, top + size * 0.74, size * 0.31, 17)
  clump(plate, x, top + size * 0.45, size * 0.44, 23)
}

/** A street lamp. */
export function lamp(plate: Plate, x: number, foot: number, tall: number): void {
  plate.stroke(segment([x, foot], [x, foot - tall]), 3)
  plate.fill(rectangle(x - 7, foot - 12, 14, 12), 'ink')
  facet(
    plate,
    [
      [x - 9, foot - tall - 24],
      [x + 9, foot - tall - 24],
      [x + 6, foot - tall],
      [x - 6, foot - tall],
    ],
    'light',
    1.4,
  )
  facet(
    plate,
    [
      [x - 11, foot - tall - 24],
      [x, foot - tall - 36],
      [x + 11, foot - tall - 24],
    ],
    'ink',
    1,
  )
}
