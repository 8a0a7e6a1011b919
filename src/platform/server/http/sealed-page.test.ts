import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './sealed-page.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what carried the nonce is named by its content, and the nonce is gone', () => {
  const sealed = sealPage(
    '<style nonce="N-_1" data-sheets="/a.css">p{color:red}</style><script async="" nonce="N-_1">été()</script>' +
      '<script nonce="N-_1">été()</script><script nonce="N-_1" src="/a.js"></script><link nonce="N-_1" href="/a.js"><p>é</p>',
    'N-_1',
  )!
  expect(sealed.html).toBe(
    '<style data-sheets="/a.css">p{color:red}</style><script async="">été()</script>' +
      '<script>été()</script><script src="/a.js"></script><link href="/a.js"><p>é</p>',
  )
  expect(sealed.scripts).toEqual([hash('été()')])
  expect(sealed.styles).toEqual([hash('p{color:red}')])
})

test('a script that somebody wrote into a text is not named', () => {
  const sealed = sealPage('<script nonce="N1">own()</script><p><script nonce="N">theirs()</script></p>', 'N1')!
  expect(sealed.scripts).toEqual([hash('own()')])
  expect(sealed.html).toContain('<script nonce="N">theirs()</script>')
})

test('a page that holds its nonce elsewhere is not the same for everybody', () => {
  expect(sealPage('<script nonce="N1">const nonce = "N1"</script>', 'N1')).toBeNull()
})
