import { expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

test('styles stand before fonts, and scripts are named instead of fetched', () => {
  const html =
    '<head><link rel="preload" href="/inter.woff2" as="font"/><link rel="modulepreload" href="/a.js"/>' +
    '<link rel="icon" href="/favicon.svg"/><style>é</style></head>' +
    '<body><p>Société générale</p><link rel="modulepreload" href="/b.js"/><script nonce="n" type="module" async="">x</script></body>'
  expect(paintFirst(html)).toBe(
    '<head><link rel="icon" href="/favicon.svg"/><style>é</style><link rel="preload" href="/inter.woff2" as="font"/></head>' +
      '<body><p>Société générale</p><script nonce="n" data-files="/a.js /b.js" type="text/later" async="">x</script></body>',
  )
})

test('what only looks like a script of the page stays as it is', () => {
  const html =
    '<head></head><input type="module"/><script>"<b type=\\"module\\">"</script><script type="module">x</script><p>type="module"</p>'
  expect(paintFirst(html)).toBe(
    '<head></head><input type="module"/><script>"<b type=\\"module\\">"</script><script data-files="" type="text/later">x</script><p>type="module"</p>',
  )
})

test('a page without a head or a script is left alone', () => {
  expect(paintFirst('<p>é</p>')).toBe('<p>é</p>')
})
