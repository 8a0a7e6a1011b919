import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { boundaryOf, readForm } from './form-file.ts'

const broken = (): Error => new Error('broken')

/** What becomes of a form that comes in pieces of so many bytes: the file with its name, null, or the error. */
async function outcome(form: string | Buffer, size = Infinity): Promise<unknown> {
  const bytes = Buffer.from(form)
  const step = Math.min(size, bytes.length)
  const pieces = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
    bytes.subarray(at * step, (at + 1) * step),
  )
  const { form: into, file } = readForm('x', broken)
  Readable.from(pieces).pipe(into)
  try {
    const found = await file
    return found && [found.name, (await buffer(found.body)).toString()]
  } catch (error) {
    return (error as Error).message
  }
}

const part = (headers: string, content: string): string => `--x\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content: string): string => part(`Content-Disposition: form-data; name="${name}"`, content)
const file = (content: string, name = 'a.pdf'): string =>
  part(`content-disposition: form-data; name="f"; filename="${name}"\r\ncontent-type: application/pdf`, content)

test.each([1, 2, 3, 7, 64, Infinity])(
  'the file of a form is found, whatever pieces of %s bytes it comes in',
  async (size) => {
    expect(await outcome(`${file('%PDF-1.7')}--x--\r\n`, size)).toEqual(['a.pdf', '%PDF-1.7'])
    expect(
      await outcome(`${field('a', '')}${field('b', 'c')}${file('d', 'é.pdf')}${field('e', 'f')}--x--`, size),
    ).toEqual(['é.pdf', 'd'])
    expect(await outcome(`${file('')}--x--`, size)).toEqual(['a.pdf', ''])
    // What looks like an edge, and is none.
    const nearly = '\r\n\r\n--\r\n--y\r\n-x--x\r--x\n--x'
    expect(await outcome(`${file(nearly)}--x--`, size)).toEqual(['a.pdf', nearly])
    expect(await outcome(`${file('one')}${file('two')}--x--`, size)).toEqual(['a.pdf', 'one'])
  },
)

test.each([1, 5, Infinity])(
  'a form without a file has none, and one that breaks off is broken, in pieces of %s bytes',
  async (size) => {
    expect(await outcome(`${field('a', 'b')}--x--`, size)).toBeNull()
    expect(await outcome('--x--', size)).toBeNull()
    const whole = `${field('a', 'b')}${file('content')}--x--`
    for (let length = 1; length < whole.length - 4; length++)
      expect(await outcome(whole.slice(0, length), size), whole.slice(0, length)).toBe('broken')
    // Many parts before, headers without an end, no edge at all.
    for (const form of [
      `${field('a', 'b').repeat(9)}${file('c').slice(0, -2)}`,
      '--x\r\nContent-Disposition: form-data; name="f"\r\n--x--\r\n',
      `--x\r\nContent-Disposition: form-data; name="f"\r\n${file('c')}--x--`,
      'nothing',
      '--y--\r\n',
    ])
      expect(await outcome(form, size), form).toBe('broken')
  },
)

test('what stands before the file is bounded, in one field or in many', async () => {
  expect(await outcome(`${field('a', 'b'.repeat(20_000))}${file('c')}--x--`, 1_000)).toBe('broken')
  expect(await outcome(`${field('a', 'b').repeat(1_000)}${file('c')}--x--`, 1_000)).toBe('broken')
  expect(await outcome(`--x\r\n${'a: b\r\n'.repeat(10_000)}`, 1_000)).toBe('broken')
})

test('a file that nobody reads waits, and does not fill the memory', async () => {
  const { form, file: found } = readForm('x', broken)
  form.write(Buffer.from(file('').slice(0, -2)))
  await found
  let written = 0
  for (; written < 1_000 && form.write(Buffer.alloc(65_536)); written++);
  expect(written).toBeLessThan(10)
})

test('the edge of a form is named by its header', () => {
  expect(boundaryOf('multipart/form-data; boundary=----WebKit12')).toBe('----WebKit12')
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
  for (const none of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}"`,
  ])
    expect(boundaryOf(none), none).toBeNull()
})
