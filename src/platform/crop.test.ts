import { expect, test } from 'vitest'
import { behindWindow, centreSquare, movePicture, resizeSquare, SMALLEST_SIDE } from './crop.ts'

const wide = { width: 400, height: 200 }
const high = { width: 200, height: 400 }

test('the square that nobody chose is the middle one', () => {
  expect(centreSquare(wide)).toEqual({ x: 0.25, y: 0, side: 1 })
  expect(centreSquare(high)).toEqual({ x: 0, y: 0.25, side: 1 })
  expect(centreSquare({ width: 9, height: 9 })).toEqual({ x: 0, y: 0, side: 1 })
})

test('a picture moves as far as its edge, and no further', () => {
  const middle = centreSquare(wide)
  // A quarter of the square to the right: what is shown lies further to the left.
  expect(movePicture(middle, wide, [0.25, 0])).toEqual({ x: 0.125, y: 0, side: 1 })
  expect(movePicture(middle, wide, [9, 9])).toEqual({ x: 0, y: 0, side: 1 })
  expect(movePicture(middle, wide, [-9, -9])).toEqual({ x: 0.5, y: 0, side: 1 })
})

test('the square grows and shrinks around its middle, within its bounds and the picture', () => {
  const half = resizeSquare(centreSquare(wide), wide, 0.5)
  expect(half).toEqual({ x: 0.375, y: 0.25, side: 0.5 })
  expect(resizeSquare(half, wide, 9).side).toBe(1)
  expect(resizeSquare(half, wide, 0).side).toBe(SMALLEST_SIDE)
  const corner = movePicture(half, wide, [9, 9])
  expect(resizeSquare(corner, wide, 1)).toEqual({ x: 0, y: 0, side: 1 })
})

test('behind a window of its size the chosen part fills it', () => {
  expect(behindWindow({ x: 0.375, y: 0.25, side: 0.5 }, wide)).toEqual({ width: 4, height: 2, left: -1.5, top: -0.5 })
})
