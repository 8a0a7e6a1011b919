import { ring } from '../guilloche.ts'
import type { Eye } from './perspective.ts'
import { facing, plane } from './perspective.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, move, outline, segment } from './plate.ts'
import { box, facet, hatch } from './shading.ts'

/** A plant in a pot: long leaves that bend outwards, each with its rib and a shaded half. */
export function pottedPlant(plate: Plate, [x, foot]: Point, size: number): void {
  const rim = foot - size * 0.5
  const leaves = 9
  for (let leaf = 0; leaf < leaves; leaf++) {
    // Outer leaves first, so that the upright ones stand in front.
    const order = leaf % 2 === 0 ? leaf / 2 : leaves - 1 - (leaf - 1) / 2
    const lean = (order / (leaves - 1)) * 2 - 1
    const tipX = x + lean * size * 0.72
    const tipY = rim - size * (1.35 - Math.abs(lean) * 0.62) * (0.92 + plate.random() * 0.16)
    const bendX = x + lean * size * 0.22
    const bendY = rim - size * 0.85
    const broad = size * 0.085
    const curve = (side: number): string => `Q${(bendX + side * broad).toFixed(1)} ${(bendY + broad * 0.6).toFixed(1)} `
    const path = `${move([x - 2, rim])}${curve(-1)}${tipX.toFixed(1)} ${tipY.toFixed(1)}${curve(1)}${(x + 2).toFixed(1)} ${rim.toFixed(1)}Z`
    plate.fill(path, lean > 0.1 ? 'shade' : 'light')
    plate.stroke(
      path + `${move([x, rim])}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}`,
      1,
    )
  }
  const pot: Point[] = [
    [x - size * 0.3, rim],
    [x + size * 0.3, rim],
    [x + size * 0.22, foot],
    [x - size * 0.22, foot],
  ]
  facet(plate, pot, 'light', 1.4)
  hatch(
    plate,
    [
      [x + size * 0.02, rim],
      [x + size * 0.3, rim],
      [x + size * 0.22, foot],
      [x + size * 0.02, foot],
    ],
    { angle: 90, gap: 3, weight: 1.2 },
  )
}

type Wall = { half: number; below: number; tall: number; far: number }
type Frame = { panes: number; bar: number; frame: number; above: number; sill: number }

/** The wall ahead, with a window nearly as wide that shows the town. */
export function windowWall(
  plate: Plate,
  eye: Eye,
  seed: string,
  { half, below, tall, far }: Wall,
  { panes, bar, frame, above, sill }: Frame,
): void {
  plane(plate, eye, facing(far, [-half, half], [below, tall]), { tone: 'light' })
  const [left, top] = eye([-half + 0.3, tall - above, far])
  const [right, bottom] = eye([half - 0.3, below + sill, far])
  skyline(plate, seed, left, top, right - left, bottom - top)
  let bars = ''
  for (let pane = 1; pane < panes; pane++) {
    const x = left + ((right - left) * pane) / panes
    bars += segment([x, top], [x, bottom])
  }
  plate.stroke(bars, bar)
  plate.stroke(outline(box(left, top, right - left, bottom - top)), frame)
}

/** The town seen through a window: roofs and towers one behind the other, a rosette for a sun. */
export function skyline(plate: Plate, seed: string, x: number, y: number, width: number, height: number): void {
  facet(plate, box(x, y, width, height), 'paper', 0)
  hatch(plate, box(x, y, width, height * 0.7), { angle: 0, gap: 5, weight: 0.7, opacity: 0.8 })
  const sun = height * 0.52
  const sunX = x + width * (0.2 + plate.random() * 0.5)
  const sunY = y + height * 0.34
  plate.fill(ellipse(sunX, sunY, sun / 2), 'light')
  plate.underprint(ring(seed, sun), sunX - sun / 2, sunY - sun / 2, 0.9)
  for (const [layer, share] of [0.32, 0.2].entries()) {
    for (let left = x; left < x + width;) {
      const wide = Math.min(width * (0.03 + plate.random() * 0.05), x + width - left)
      const tall = height * (share + plate.random() * 0.2)
      const house = box(left, y + height - tall, wide, tall)
      facet(plate, house, layer === 0 ? 'paper' : 'light', layer === 0 ? 0.8 : 1.1)
      if (layer === 0) hatch(plate, house, { angle: 90, gap: 3.6, weight: 0.8 })
      else
        hatch(
          plate,
          [
            [left + wide * 0.55, y + height - tall],
            [left + wide, y + height - tall],
            [left + wide, y + height],
            [left + wide * 0.55, y + height],
          ],
          { angle: 0, gap: 3.2, weight: 1.1 },
        )
      left += wide
    }
  }
}
