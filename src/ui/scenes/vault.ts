import { medal } from '../guilloche.ts'
import type { Plate, Point } from './plate.ts'
import { ellipse, HEIGHT, rectangle, segment, WIDTH } from './plate.ts'
import { box, facet, hatch } from './shading.ts'

const X = 560
const Y = 318
const R = 250

const around = (angle: number, reach: number, x = X, y = Y): Point => [
  x + Math.cos(angle) * reach,
  y + Math.sin(angle) * reach,
]

/** The door of a strongroom, between walls of numbered boxes. */
export function vault(plate: Plate, seed: string): void {
  boxes(plate)
  frame(plate)
  door(plate, seed)
  wheel(plate)
  floor(plate)
}

function boxes(plate: Plate): void {
  plate.fill(rectangle(0, 0, WIDTH, HEIGHT), 'light')
  const [wide, tall] = [62, 42]
  for (let column = 0; column * wide < WIDTH; column++) {
    for (let row = 0; row * tall < HEIGHT - 60; row++) {
      const [x, y] = [column * wide + 3, row * tall + 3]
      // What the door will hide is not drawn.
      if (x > X - R * 0.7 && x + wide < X + R * 0.7 && y > Y - R * 0.7 && y + tall < Y + R * 0.7) continue
      const dark = plate.random() < 0.22
      facet(plate, box(x, y, wide - 6, tall - 6), dark ? 'shade' : 'light', 1.1)
      if (dark) hatch(plate, box(x, y, wide - 6, tall - 6), { angle: 0, gap: 4, weight: 1 })
      else hatch(plate, box(x + wide * 0.62, y, wide * 0.38 - 6, tall - 6), { angle: 0, gap: 4, weight: 0.7 })
      plate.stroke(
        ellipse(x + 14, y + tall / 2 - 3, 4) + segment([x + 14, y + tall / 2 - 5], [x + 14, y + tall / 2 - 1]),
        1.2,
      )
    }
  }
}

function frame(plate: Plate): void {
  plate.fill(ellipse(X, Y, R + 46), 'light')
  plate.stroke(ellipse(X, Y, R + 46) + ellipse(X, Y, R + 40), 1.8)
  let rays = ''
  for (let ray = 0; ray < 180; ray++) {
    const angle = (ray / 180) * Math.PI * 2
    // The ring turns away from the light at the lower right.
    const shaded = Math.cos(angle - Math.PI / 4) > -0.1
    if (shaded || ray % 3 === 0) rays += segment(around(angle, R + 4), around(angle, R + 38))
  }
  plate.stroke(rays, 1.2)
  for (let bolt = 0; bolt < 24; bolt++) {
    const [x, y] = around((bolt / 24) * Math.PI * 2 + 0.13, R + 22)
    plate.fill(ellipse(x, y, 9), 'light')
    plate.stroke(ellipse(x, y, 9) + ellipse(x, y, 4.5), 1.3)
  }
}

function door(plate: Plate, seed: string): void {
  plate.fill(ellipse(X, Y, R), 'shade')
  let turned = ''
  for (let reach = R; reach > R - 30; reach -= 3.4) turned += ellipse(X, Y, reach)
  plate.stroke(turned, 1.3)
  plate.fill(ellipse(X, Y, R - 32), 'light')
  plate.stroke(ellipse(X, Y, R - 32), 2)
  const size = (R - 40) * 2
  plate.underprint(medal(seed, size), X - size / 2, Y - size / 2, 0.62)
  // Hinges on the left.
  for (const y of [Y - 120, Y + 120]) {
    facet(plate, box(X - R - 96, y - 26, 150, 52), 'light', 1.8)
    hatch(plate, box(X - R - 96, y + 2, 150, 24), { angle: 0, gap: 3.4, weight: 1.3 })
    for (const x of [X - R - 76, X - R - 40, X - R + 30]) plate.stroke(ellipse(x, y - 8, 7) + ellipse(x, y - 8, 3), 1.3)
  }
}

function wheel(plate: Plate): void {
  const reach = 104
  plate.fill(ellipse(X, Y, 64), 'light')
  plate.stroke(ellipse(X, Y, 64) + ellipse(X, Y, 58), 1.6)
  let grain = ''
  for (let line = 8; line < 56; line += 4) grain += ellipse(X, Y, line)
  plate.stroke(grain, 0.9)
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * Math.PI * 2 - Math.PI / 2 + plate.random() * 0.02
    const across = angle + Math.PI / 2
    const [dx, dy] = [Math.cos(across) * 7, Math.sin(across) * 7]
    const [ax, ay] = around(angle, 16)
    const [bx, by] = around(angle, reach)
    facet(
      plate,
      [
        [ax - dx, ay - dy],
        [ax + dx, ay + dy],
        [bx + dx * 0.7, by + dy * 0.7],
        [bx - dx * 0.7, by - dy * 0.7],
      ],
      'light',
      1.7,
    )
    hatch(
      plate,
      [
        [ax, ay],
        [ax + dx, ay + dy],
        [bx + dx * 0.7, by + dy * 0.7],
        [bx, by],
      ],
      { angle: (angle * 180) / Math.PI, gap: 2.4, weight: 1.2 },
    )
    plate.fill(ellipse(bx, by, 15), 'light')
    plate.stroke(ellipse(bx, by, 15), 1.7)
    hatch(
      plate,
      Array.from({ length: 20 }, (_, step) => around((step / 20) * Math.PI * 2, 15, bx, by)).filter(
        ([px, py]) => px + py > bx + by - 4,
      ),
      { angle: 45, gap: 3, weight: 1.2 },
    )
  }
  plate.fill(ellipse(X, Y, 24), 'ink')
  plate.fill(ellipse(X - 5, Y - 5, 9), 'light')
}

function floor(plate: Plate): void {
  const top = HEIGHT - 58
  plate.fill(rectangle(0, top, WIDTH, 58), 'light')
  let lines = segment([0, top], [WIDTH, top])
  for (let y = top, step = 4; y < HEIGHT; step *= 1.35) lines += segment([0, (y += step)], [WIDTH, y])
  for (let ray = -9; ray < 20; ray++) lines += segment([ray * 90 + 40, top], [(ray * 90 + 40 - X) * 1.5 + X, HEIGHT])
  plate.stroke(lines, 1)
  hatch(
    plate,
    [
      [X - R, top],
      [X + R + 60, top],
      [X + R + 160, top + 26],
      [X - R + 60, top + 26],
    ],
    { angle: 0, gap: 3.6, weight: 1.5 },
  )
}
