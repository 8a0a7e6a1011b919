import { expect, test } from 'vitest'
import { paintFirst, scriptsIn } from './paint-first.ts'

test('styles stand before fonts, and scripts are named instead of fetched', () => {
  const html =
    '<head><link rel="preload" href="/inter.woff2" as="font"/><link rel="modulepreload" href="/a.js"/>' +
    '<link rel="icon" href="/favicon.svg"/><style>é</style></head>' +
    '<body><p>Société générale</p><link rel="modulepreload" href="/b.js"/><script nonce="n" type="module" async="">x</script></body>'
  expect(paintFirst(html).join('')).toBe(
    '<head><link rel="icon" href="/favicon.svg"/><style>é</style><link rel="preload" href="/inter.woff2" as="font"/></head>' +
      '<body><p>Société générale</p><script nonce="n" data-files="/a.js /b.js" type="text/later" async="">x</script></body>',
  )
})

test('what only looks like a script of the page stays as it is', () => {
  const html =
    '<head></head><input type="module"/><script>"<b type=\\"module\\">"</script><script type="module">x</script><p>type="module"</p>'
  expect(paintFirst(html).join('')).toBe(
    '<head></head><input type="module"/><script>"<b type=\\"module\\">"</script><script data-files="" type="text/later">x</script><p>type="module"</p>',
  )
})

test('a page without a head or a script is left alone', () => {
  expect(paintFirst('<p>é</p>').join('')).toBe('<p>é</p>')
})

const LATER = '<script nonce="n" data-files="/a.js /b.js" type="text/later" async="">import "/a.js"</script>'

test('the scripts of a page are found, to be drawn again', () => {
  const page = `<body><script>first</script><script nonce="n">told</script>${LATER}<script nonce="n">start</script></body>`
  const found = { context: 'told', files: '/a.js /b.js', modules: 'import "/a.js"' }
  expect(scriptsIn(page)).toEqual(found)
  expect(scriptsIn(page.replaceAll(' nonce="n"', ''))).toEqual(found)
  expect(paintFirst(page, true).join('')).toBe(page)
})

test('where they stand otherwise nothing is taken for them', () => {
  expect(scriptsIn('<p>type="text/later" async=""></p>')).toBeNull()
  expect(scriptsIn(`<script>told</script><p></p>${LATER}`)).toBeNull()
  expect(scriptsIn(`<script src="/a.js"></script>${LATER}`)).toBeNull()
})
