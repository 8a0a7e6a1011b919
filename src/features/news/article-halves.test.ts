import { expect, test } from 'vitest'
import { halvesOf } from './article-halves.ts'

const p = (text: string): string => `<p>${text}</p>`
const long = p('mot '.repeat(40))

test('a text is cut before the heading nearest to its middle', () => {
  const [one, two, three] = ['<h2>Un</h2>', '<h2>Deux</h2>', '<h2>Trois</h2>']
  expect(halvesOf(long + one + long + two + long + three + long)).toEqual([
    long + one + long,
    two + long + three + long,
  ])
})

test('never inside a quotation or a list, nor before a reader has begun', () => {
  const quoted = `<blockquote><h2>Cité</h2>${long}</blockquote>`
  for (const content of [long + quoted + long, `<h2>Un</h2>${long}${long}`, long, ''])
    expect(halvesOf(content)).toEqual([content, ''])
})

test('what has no end of its own does not count as open', () => {
  const picture = `<p>Une ligne<br>une autre<img src="/fichiers/a-l.webp" alt="1 < 2"/></p>`
  expect(halvesOf(`${picture}${long}<h2>Un</h2>${long}`)).toEqual([picture + long, `<h2>Un</h2>${long}`])
})
