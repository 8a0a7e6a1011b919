import { expect, test, vi } from 'vitest'
import { growthOf } from '../../../../tests/support/growth.ts'
import type { FeedFormat } from '../multiposting.rules.ts'
import { LARGEST_ITEM } from '../multiposting.rules.ts'
import { readItem } from './feed-item.ts'
import { piecesOf } from './feed-pieces.ts'

async function read(text: string, format: FeedFormat, size: number) {
  const bytes = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const found = []
  for await (const piece of piecesOf(chunks(), format)) found.push(readItem(piece, format))
  return found.map((one) => ('item' in one ? one.item.reference : one.reason))
}

const json = '{"x":{"y":"]"},"offres":[{"reference":"A","titre":"é]}\\"x"},{"reference":"B","missions":"{"}]}'
const xml =
  '<?xml version="1.0"?><source><!-- <job></job> --><job id="1"><referencenumber>A</referencenumber><title><![CDATA[</job>]]></title></job><job><referencenumber><![CDATA[B]]></referencenumber></job></source>'

test.each([1, 2, 7, 64, 10_000])('jobs are told apart however the bytes come: %d at a time', async (size) => {
  expect(await read(json, 'json', size)).toEqual(['A', 'B'])
  expect(await read(xml, 'xml', size)).toEqual(['A', 'B'])
})

test('a job that is too long is refused alone', async () => {
  const long = 'x'.repeat(2 * LARGEST_ITEM)
  const refused = ['L’offre est trop longue.', 'B']
  expect(await read(`[{"a":"${long}"},{"reference":"B"}]`, 'json', 65_536)).toEqual(refused)
  const jobs = `<job><title>${long}</title></job><job><referencenumber>B</referencenumber></job>`
  expect(await read(`<source>${jobs}</source>`, 'xml', 65_536)).toEqual(refused)
})

test.each(['<p', '<li', '<script', '</div', '<a ', '&#', '1 000 ', '<![CDATA[', '\u0301\u0323'])(
  'a job costs as much as its length, also one of nothing but %s',
  (piece) => {
    const read = (text: string) =>
      readItem(
        `<description><![CDATA[${text}]]></description><salary>${text}</salary><jobtype>${text}</jobtype>`,
        'xml',
      )
    expect(growthOf(read, piece.repeat(Math.floor(10_000 / piece.length)))).toBeLessThan(40)
  },
)

test('a job of more values than a job has is refused before it is read', () => {
  expect(readItem(`{"skills":[${'1,'.repeat(100_000)}1]}`, 'json')).toMatchObject({
    reason: 'L’offre a trop de champs ou de valeurs.',
  })
})

test('a list of skills with one endless text is refused before it is cut up', () => {
  const cut = vi.spyOn(String.prototype, 'split')
  const read = readItem(`{"skills":["${'a,'.repeat(100_000)}"]}`, 'json')
  expect(cut.mock.contexts.some((text) => String(text).length > 10_000)).toBe(false)
  cut.mockRestore()
  expect(read).toMatchObject({ reason: expect.stringContaining('20 compétences au plus') as string })
})
