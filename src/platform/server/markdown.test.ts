import { expect, test } from 'vitest'
import { countBlocks } from '../../../tests/support/counted.ts'
import { fromMarkdown } from './markdown.ts'
import { cleanHtml } from './rich-text.ts'

test.each([
  ['**gras** et _italique_', '<p><strong>gras</strong> et <em>italique</em></p>'],
  ['[un lien](https://exemple.fr)', '<p><a href="https://exemple.fr" rel="nofollow ugc noopener">un lien</a></p>'],
  ['[ici](/emploi)', '<p><a href="/emploi" rel="nofollow ugc noopener">ici</a></p>'],
  ['<https://exemple.fr>', '<p><a href="https://exemple.fr" rel="nofollow ugc noopener">https://exemple.fr</a></p>'],
  ['- un\n- deux', '<ul>\n<li>un</li>\n<li>deux</li>\n</ul>'],
  ['2. deux', '<ol>\n<li>deux</li>\n</ol>'],
  ['> cité', '<blockquote>\n<p>cité</p>\n</blockquote>'],
  ['`a < b`', '<p><code>a &lt; b</code></p>'],
  ['une ligne\nune autre', '<p>une ligne<br />\nune autre</p>'],
  ['\\*tel quel\\*', '<p>*tel quel*</p>'],
])('%s is %s', (source, html) => expect(fromMarkdown(source)).toBe(html))

test.each([
  ['a heading', '# titre', '<p># titre</p>'],
  ['a heading by its line', 'titre\n=====', '<p>titre<br />\n=====</p>'],
  ['a table', 'a | b\n--|--', '<p>a | b<br />\n--|--</p>'],
  ['a rule', 'a\n\n***', '<p>a</p>\n<p>***</p>'],
  ['a block of code', '```\nlet a\n```', '<p><code>let a</code></p>'],
  ['raw HTML', '<b onclick="x()">gras</b>', '<p>&lt;b onclick="x()"&gt;gras&lt;/b&gt;</p>'],
  ['a named address', '[a][b]\n\n[b]: https://exemple.fr', '<p>[a][b]</p>\n<p>[b]: https://exemple.fr</p>'],
])('%s is no more than what was typed', (_, source, html) => expect(fromMarkdown(source)).toBe(html))

test('links without words are left out', () => {
  expect(fromMarkdown(`a${'[]()'.repeat(400)}[ ](/emploi)b [**c**](/emploi)`)).toBe(
    '<p>ab <a href="/emploi" rel="nofollow ugc noopener"><strong>c</strong></a></p>',
  )
})

test('a picture is a link to it at most', () => {
  const html = fromMarkdown('![x](https://exemple.fr/x.png) ![](/fichiers/aaaaaaaaaaaaaaaaaaaaaa-m.webp)')
  expect(html).not.toContain('<img')
})

test('members get neither headings nor pictures through the allow-list, whatever makes them', () => {
  const html = '<h2>a</h2><figure><img src="/fichiers/aaaaaaaaaaaaaaaaaaaaaa-m.webp" alt="" /></figure><p>b</p>'
  expect(cleanHtml(html, 'members')).toBe('a<p>b</p>')
  expect(cleanHtml(html, 'staff')).toContain('<h2>a</h2><figure><img')
})

test('a picture of an article is ours, and no other site learns who reads it', () => {
  const ours = '<img src="/fichiers/aaaaaaaaaaaaaaaaaaaaaa-m.webp" alt="" width="1" height="1" loading="lazy" />'
  expect(cleanHtml(ours, 'staff')).toBe(ours)
  const others = [
    'https://ailleurs.example/x.gif',
    '//ailleurs.example/x.gif',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  ]
  const near = ['/fichiers/../deconnexion', '/fichiers/aaaaaaaaaaaaaaaaaaaaaa-m.webp?x', '/v1/me', '']
  for (const src of [...others, ...near])
    expect(cleanHtml(`<p>a</p><img src="${src}" />`, 'staff'), src).toBe('<p>a</p>')
})

/** What each scheme, quote, entity and tag is tried with, in each place where a text becomes HTML. */
const SCHEMES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  '\\javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'file:///etc/passwd',
  'blob:https://exemple.fr/1',
  '//mal.example',
  '/\\mal.example',
  '\\\\mal.example',
]
const RAW = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
  '<!--><script>alert(1)</script>-->',
  '<p style="background:url(javascript:alert(1))">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
]
const PLACES: ((text: string) => string)[] = [
  (text) => text,
  (text) => `[a](${text})`,
  (text) => `[a](<${text}>)`,
  (text) => `[a](https://b "${text}")`,
  (text) => `[a](https://b"${text})`,
  (text) => `<${text}>`,
  (text) => `![${text}](${text})`,
  (text) => `[${text}](https://b)`,
  (text) => `\`${text}\``,
  (text) => `> - **${text}**`,
]
const HERE = 'https://florin.test'
const TAG =
  /^<(?:\/?(?:p|ul|ol|li|blockquote|strong|em|code)|br \/|\/a|a(?: href="([^"]*)")? rel="nofollow ugc noopener")>$/
const SAFE = new Set(['http:', 'https:', 'mailto:'])

/** Whether an address leads where it says, and to no code; one without a host stays here. */
function leadsAway(href: string): boolean {
  const address = URL.parse(href, `${HERE}/article/1`)
  if (!address) return false
  const { protocol, origin } = address
  return !SAFE.has(protocol) || (!/^[a-z]+:/i.test(href) && origin !== HERE)
}

/** The tags that nobody may write: any but a few, and any of these with something in it. */
const harmfulIn = (html: string): string[] =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => {
    const known = TAG.exec(tag)
    return !known || (known[1] !== undefined && leadsAway(known[1].replaceAll('&amp;', '&')))
  })

test('no script comes through, in any place of a text', () => {
  const sources = [...SCHEMES, ...RAW].flatMap((text) => PLACES.map((place) => place(text)))
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((source) => harmfulIn(fromMarkdown(source)).length > 0)).toEqual([])
  // The same judge finds what nobody has cleaned.
  const control = [...RAW.slice(0, 8), ...SCHEMES.map((href) => `<a href="${href}" rel="nofollow ugc noopener">`)]
  expect(control.filter((raw) => harmfulIn(raw).length > 0).length).toBeGreaterThan(16)
})

// What parsers of Markdown find hardest: depth, pairs that never close, brackets that may be links.
const BOMBS = [
  ['>', '> ', `${'>'.repeat(40)}a\n`, '- ', '1. ', '> - *[', '>- ', '-\t', '> a\nb\n', '> - a\n', 'a\n', '\n'],
  ['*', '*a ', '**a*', '*a_ ', '_*a', '\\*', '`', '`a``b'],
  ['[', '[a](', '[a](<b', '[a](b "', '![', '[]()', '[a](b\n"c\n', '[a](http://b)', '[a](('],
  ['<', '<a:', '<https://a', '<http://b>', '<b>', '&', '&#1;', '&amp'],
].flat()
const longAs = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

test('whatever is typed costs as much as it is long, and no more', () => {
  const texts = BOMBS.flatMap((piece) => [longAs(piece, 2_000), longAs(piece, 10_000)])
  const counts = countBlocks(new URL('markdown.ts', import.meta.url), 'fromMarkdown', ['once', ...texts]).slice(1)
  const costs = BOMBS.map((piece, at) => ({ piece, short: counts[2 * at]!, long: counts[2 * at + 1]! }))
  // An ordinary letter costs eleven blocks, the costliest sign fifteen times as many.
  expect(costs.filter(({ short, long }) => short > 2_000 * 200 || long > short * 5.5)).toEqual([])
  expect(costs.every(({ short }) => short > 2_000)).toBe(true)
})
