import { ReadableStream } from 'node:stream/web'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { handoffScripts, readHandoff, withHandoff } from './handoff.ts'

const streamOf = (pieces: Uint8Array[]) =>
  ReadableStream.from(pieces) as unknown as globalThis.ReadableStream<Uint8Array>
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test('what people wrote stays data: it ends no script', () => {
  const data = '["</script><script>alert(1)</script><!--\u2028é&"]'
  const scripts = handoffScripts([data], 'n0nce')
  expect(scripts.match(/<\/script>/g)).toHaveLength(2)
  expect(scripts).not.toContain('<!--')
  const told: unknown[] = []
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => told.push(text), close: () => told.push(null) },
    },
  }
  for (const [, code] of scripts.matchAll(/<script nonce="n0nce">(.*?)<\/script>/gs)) runInNewContext(code!, { window })
  expect(told).toEqual([data, null])
})

test('the pieces are those that were written, also where a letter is cut in two', async () => {
  expect(await readHandoff(streamOf([bytesOf('a'), bytesOf('b')]))).toEqual(['a', 'b'])
  const [first, second] = [Uint8Array.of(0xc3), Uint8Array.of(0xa9)]
  expect((await readHandoff(streamOf([first, second]))).join('')).toBe('é')
})

test('it stands at the end of the page', () => {
  expect(withHandoff(['<html>', '<body>x</body></html>'], '<script></script>').join('')).toBe(
    '<html><body>x<script></script></body></html>',
  )
  expect(withHandoff(['<p>x</p>'], '<script></script>').join('')).toBe('<p>x</p><script></script>')
})
