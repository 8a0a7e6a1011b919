import type { PropsWithChildren, ReactElement } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawStillWith, still } from './still.ts'

let drawn = 0
beforeAll(() =>
  drawStillWith((contents) => {
    drawn++
    return renderToString(contents)
  }),
)
afterAll(() => drawStillWith(null))

const card = (text: string): ReactElement<PropsWithChildren> =>
  createElement<PropsWithChildren<{ className: string }>>(
    'p',
    { className: 'card' },
    createElement('b', null, text),
    ' & <more>',
  )

test('what has the same key is drawn once, and written as it would be otherwise', () => {
  drawn = 0
  const plain = renderToString(card('one'))
  for (const _ of [1, 2]) expect(renderToString(still('one', () => card('one')))).toBe(plain)
  expect(drawn).toBe(1)
  expect(renderToString(still('two', () => card('two')))).toBe(renderToString(card('two')))
  expect(drawn).toBe(2)
})

test('no more than some megabytes are kept: what was not asked for longest goes first', () => {
  const long = 'x'.repeat(500_000)
  const draw = (key: string): boolean => {
    drawn = 0
    still(key, () => card(long))
    return drawn === 1
  }
  for (const key of ['a', 'b', 'c', 'd', 'e']) draw(key)
  expect(draw('a')).toBe(false)
  draw('f')
  draw('g')
  expect(draw('a')).toBe(false)
  expect(draw('b')).toBe(true)
})
