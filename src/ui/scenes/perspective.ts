import type { Plate, Point, Tone } from './plate.ts'
import { outline } from './plate.ts'
import type { Quad } from './shading.ts'
import { facet, rule } from './shading.ts'

/** Width, height and depth from the eye, in any unit: y goes up, z goes away. */
type Spot = readonly [x: number, y: number, z: number]

export type Eye = (spot: Spot) => Point

/** Where a spot appears to an eye at the origin, turned to the right by an angle in degrees. */
export function eyeAt(centreX: number, horizon: number, focal: number, turn = 0): Eye {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y, z]) => {
    const across = x * cos - z * sin
    const away = x * sin + z * cos
    return [centreX + (focal * across) / away, horizon - (focal * y) / away]
  }
}

type Span = readonly [from: number, to: number]
type Spots = readonly [Spot, Spot, Spot, Spot]

/** Like a floor or the top of a table: its height, from where to where it goes across and away. */
export const level = (y: number, [left, right]: Span, [near, far]: Span): Spots => [
  [left, y, near],
  [right, y, near],
  [right, y, far],
  [left, y, far],
]

/** Like a wall beside: how far to the side, from where to where it goes up and away. */
export const upright = (x: number, [low, high]: Span, [near, far]: Span): Spots => [
  [x, low, near],
  [x, high, near],
  [x, high, far],
  [x, low, far],
]

/** Like a wall ahead: how far away, from where to where it goes across and up. */
export const facing = (z: number, [left, right]: Span, [low, high]: Span): Spots => [
  [left, low, z],
  [left, high, z],
  [right, high, z],
  [right, low, z],
]

export type Face = {
  tone: Tone
  lines?: number
  across?: number
  weight?: number
  opacity?: number
}

/** A four-sided surface in space: paper, lines along it and across it, edges. */
export function plane(plate: Plate, eye: Eye, spots: Spots, face: Face, edge = 1.3): Quad {
  const quad = spots.map(eye) as unknown as Quad
  facet(plate, quad, face.tone, 0)
  if (face.lines) rule(plate, quad, face.lines, face.weight ?? 1, face.opacity)
  if (face.across) rule(plate, [quad[1], quad[2], quad[3], quad[0]], face.across, face.weight ?? 1, face.opacity)
  if (edge > 0) plate.stroke(outline(quad), edge)
  return quad
}

export type Solid = { x: number; y: number; z: number; width: number; height: number; depth: number }

/** A box: its near face, the side the eye sees and its top, in that order of nearness. */
export function solid(
  plate: Plate,
  eye: Eye,
  { x, y, z, width, height, depth }: Solid,
  faces: { front: Face; side: Face; top: Face },
  edge = 1.3,
): void {
  const [right, up, back] = [x + width, y + height, z + depth]
  const turnedRight = eye([x, y, back])[0] < eye([x, y, z])[0]
  const turnedLeft = eye([right, y, back])[0] > eye([right, y, z])[0]
  if (eye([x, up, back])[1] < eye([x, up, z])[1]) plane(plate, eye, level(up, [x, right], [z, back]), faces.top, edge)
  if (turnedRight) plane(plate, eye, upright(x, [y, up], [back, z]), faces.side, edge)
  if (turnedLeft) plane(plate, eye, upright(right, [y, up], [z, back]), faces.side, edge)
  plane(plate, eye, facing(z, [x, right], [y, up]), faces.front, edge)
}
