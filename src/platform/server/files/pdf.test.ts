import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { growthOf } from '../../../../tests/support/growth.ts'
import { judgePdf } from './pdf.ts'

const pdfWith = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Length 10 >>\nstream\n'),
    deflateSync(stream),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])

test('a comment of many signs is read in one way only', () => {
  const judgeOften = (signs: string): void => {
    for (let nth = 0; nth < 5; nth++) judgePdf(pdfWith(`${signs}%%%%x`))
  }
  expect(growthOf(judgeOften, '%%')).toBeLessThan(40)
})

test('objects behind a comment are found', () => {
  expect(judgePdf(pdfWith('% comment\n1 0 2 40 << /S /JavaScript /JS (app.alert) >>'))).toBe('files/programs')
})

test('streams cost as much as their number, and there are so many at most', () => {
  const judge = (streams: string) => judgePdf(Buffer.from(`%PDF-1.7\n1 0 obj<<>>\n${streams}\n%%EOF`))
  expect(growthOf(judge, 'stream\n'.repeat(900))).toBeLessThan(40)
  expect(judge('stream\n'.repeat(9_000))).toBeNull()
  expect(judge('stream\n'.repeat(10_001))).toBe('files/unreadable')
})
