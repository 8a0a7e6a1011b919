import { expect, test } from 'vitest'
import { FORM, readForm } from './form-body.ts'

const read = async (type: string, body: string) => [...(await readForm(type, Buffer.from(body)))]
const refusalOf = (type: string, body: string) =>
  readForm(type, Buffer.from(body)).then(
    () => null,
    (error: { refusal: { code: string } }) => error.refusal.code,
  )

// As long as browsers make it; shorter ones are not read.
const LINE = '----florin0123456789abcdef0123'
const PARTS = `multipart/form-data; boundary=${LINE}`
const part = (name: string, value: string) =>
  `--${LINE}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test('both kinds of form are read, names twice and letters of all kinds included', async () => {
  const expected = [
    ['a', 'é & =%'],
    ['a', 'deux\r\nlignes'],
    ['vide', ''],
  ]
  expect(await read(`${FORM};charset=UTF-8`, 'a=%C3%A9+%26+%3D%25&a=deux%0D%0Alignes&vide')).toEqual(expected)
  const parts = `${part('a', 'é & =%')}${part('a', 'deux\r\nlignes')}${part('vide', '')}--${LINE}--\r\n`
  expect(await read(PARTS, parts)).toEqual(expected)
  expect(await read(FORM, '')).toEqual([])
})

test('a few hundred fields are the most', async () => {
  expect(await read(FORM, 'a&'.repeat(200))).toHaveLength(200)
  expect(await refusalOf(FORM, 'a&'.repeat(300))).toBe('platform/too_large')
  expect(await read(PARTS, `${part('a', '1').repeat(200)}--${LINE}--\r\n`)).toHaveLength(200)
  expect(await refusalOf(PARTS, `${part('a', '1').repeat(300)}--${LINE}--\r\n`)).toBe('platform/too_large')
  expect(await refusalOf(PARTS, `${part('a', '1').replace('content', 'CONTENT').repeat(300)}--${LINE}--\r\n`)).toBe(
    'platform/too_large',
  )
})

test('what is no form is refused', async () => {
  for (const [type, body] of [
    ['text/plain', 'a=1'],
    ['application/json', '{}'],
    ['', ''],
    ['multipart/form-data', part('a', '1')],
    [PARTS, 'a=1'],
  ] as const)
    expect(await refusalOf(type, body), type).toBe('platform/bad_form')
})
