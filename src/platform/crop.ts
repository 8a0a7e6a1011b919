/**
 * A square of a picture that stands upright: where it begins, as shares of the picture's width and height, and its side as a share of
 * the shorter of both.
 */
export type Crop = { x: number; y: number; side: number }
type Size = { width: number; height: number }

/** Below this a face is a few dots. */
export const SMALLEST_SIDE = 0.2

const bounded = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** How much of the width, and of the height, the square takes. */
function spans({ side }: Crop, { width, height }: Size): { wide: number; high: number } {
  const shorter = Math.min(width, height)
  return { wide: (side * shorter) / width, high: (side * shorter) / height }
}

/** The same square, pushed back into the picture. */
function inside(crop: Crop, size: Size): Crop {
  const { wide, high } = spans(crop, size)
  return { x: bounded(crop.x, 0, 1 - wide), y: bounded(crop.y, 0, 1 - high), side: crop.side }
}

/** The square that is cut where nobody chooses one. */
export function centreSquare(size: Size): Crop {
  const { wide, high } = spans({ x: 0, y: 0, side: 1 }, size)
  return { x: (1 - wide) / 2, y: (1 - high) / 2, side: 1 }
}

/** The picture moves under the square: by shares of the square, to the right and down. */
export function movePicture(crop: Crop, size: Size, [right, down]: readonly [number, number]): Crop {
  const { wide, high } = spans(crop, size)
  return inside({ ...crop, x: crop.x - right * wide, y: crop.y - down * high }, size)
}

/** A smaller or larger square around the same point. */
export function resizeSquare(crop: Crop, size: Size, wanted: number): Crop {
  const before = spans(crop, size)
  const next = { ...crop, side: bounded(wanted, SMALLEST_SIDE, 1) }
  const after = spans(next, size)
  return inside(
    { ...next, x: crop.x + (before.wide - after.wide) / 2, y: crop.y + (before.high - after.high) / 2 },
    size,
  )
}

/** How a picture lies behind a square window so that the chosen part fills it, in shares of the window. */
export function behindWindow(crop: Crop, size: Size): { width: number; height: number; left: number; top: number } {
  const { wide, high } = spans(crop, size)
  return { width: 1 / wide, height: 1 / high, left: -crop.x / wide, top: -crop.y / high }
}
