import { expect, test } from 'vitest'
import { growthOf } from '../../../../tests/support/growth.ts'
import { judgeXml } from './docx.ts'

test.each([
  ['word/document.xml', '<w:fldSimple '],
  ['word/document.xml', '<w:instrText '],
  ['word/_rels/document.xml.rels', '<Relationship '],
])('a text of %s with a thousand %s that never end costs as much as its length', (name, tag) => {
  expect(growthOf((text) => judgeXml(name, text), tag.repeat(1_000))).toBeLessThan(40)
})

test('a field that starts a program is found, also behind one that never ends', () => {
  const field = '<w:fldSimple w:dirty="1" w:instr="DDEAUTO cmd">'
  expect(judgeXml('word/document.xml', `<w:fldSimple ${field}`)).toBe('files/programs')
  expect(judgeXml('word/document.xml', '<w:instrText xml:space="preserve">D</w:instrText><w:instrText>DE x')).toBe(
    'files/programs',
  )
})
