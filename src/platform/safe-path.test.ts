import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('only paths of our own site are gone back to', () => {
  expect(safePath('/emploi?keywords=audit')).toBe('/emploi?keywords=audit')
  for (const trap of [
    '',
    'https://ailleurs.example/',
    'https:ailleurs.example',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '\\\\ailleurs.example',
    'javascript:alert(1)',
    ' /emploi',
    '/\t/ailleurs.example',
    '/\n/ailleurs.example',
    '/.//ailleurs.example',
    '/..//ailleurs.example',
    '/x/..//ailleurs.example',
    '/.\\\\ailleurs.example',
    '/%2e//ailleurs.example',
    '//ailleurs.example:80:80',
  ]) {
    expect(safePath(trap), trap).toBe('/')
  }
  // Encoded slashes stay encoded: a path of ours, which does not exist.
  expect(safePath('/%2f%2failleurs.example')).toBe('/%2f%2failleurs.example')
})
