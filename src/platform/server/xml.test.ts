import { XMLParser, XMLValidator } from 'fast-xml-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cdata, xmlText } from './xml.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  cdataPropName: '#cdata',
  htmlEntities: true,
})

type Parsed = { a: { '#text'?: string; '#cdata'?: string | string[]; '@_b'?: string } | string }

function read(xml: string): Parsed['a'] {
  expect(XMLValidator.validate(xml), xml).toBe(true)
  return (parser.parse(xml) as Parsed).a
}

const inElement = (text: string): string => {
  const a = read(`<a>${xmlText(text)}</a>`)
  return typeof a === 'string' ? a : (a['#text'] ?? '')
}
const inCdata = (text: string): string => {
  const a = read(`<a>${cdata(text)}</a>`)
  return typeof a === 'string' ? a : [a['#cdata'] ?? ''].flat().join('')
}
const inAttribute = (text: string): string => {
  const a = read(`<a b="${xmlText(text)}"/>`)
  return typeof a === 'string' ? a : (a['@_b'] ?? '')
}

test('hostile texts stay texts', () => {
  for (const text of [
    ']]>',
    ']]]]>>',
    ']]><script>alert(1)</script><![CDATA[',
    '</a></b><!-- --><?php ?>',
    '" onload="x',
    '&amp;&lt;&#0;&nbsp;',
    '😀 ümläut « œuvre »',
  ]) {
    expect(inElement(text)).toBe(text)
    expect(inCdata(text)).toBe(text)
    expect(inAttribute(text)).toBe(text)
  }
})

test('signs that XML cannot hold are left out, and half a pair is replaced', () => {
  for (const write of [xmlText, cdata]) {
    const written = write('a\u0000\u0008\u000b\u001f\ufffe\uffffb\ud800c\udc00d\t\n')
    expect(written).toContain('ab\ufffdc\ufffdd\t\n')
  }
})

test('any text comes back as it went, but for the signs XML cannot hold', () => {
  const forbidden = (code: number): boolean =>
    (code < 32 && ![9, 10, 13].includes(code)) || code === 0xfffe || code === 0xffff
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // A parser reads every line end as a line feed, and blanks at the ends are not what this is about.
      const given = `x${Array.from(text)
        .filter((sign) => sign !== '\r' && !forbidden(sign.codePointAt(0)!))
        .join('')}x`
      expect(inCdata(`x${text.replaceAll('\r', '')}x`)).toBe(given)
      expect(inElement(`x${text.replaceAll('\r', '')}x`)).toBe(given)
    }),
  )
})
