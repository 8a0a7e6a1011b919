import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('only paths of our own site are gone back to', () => {
  expect(safePath('/emploi?keywords=audit')).toBe('/emploi?keywords=audit')
  for (const trap of [
    '',
    'https://ailleurs.example/',
    '//ailleurs.example',
    '/\\ailleurs.example',
    'javascript:alert(1)',
    '/\t/ailleurs.example',
  ]) {
    expect(safePath(trap)).toBe('/')
  }
})
