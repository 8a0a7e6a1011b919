import PdfDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from '../../../../../tests/support/harmful-files.ts'
import { readText } from './read-text.ts'
import { growthOf } from '../../../../../tests/support/growth.ts'
import { textOfXml } from './docx-text.ts'

async function pdfOf(lines: string[]): Promise<Buffer> {
  const pdf = new PdfDocument()
  for (const line of lines) pdf.text(line)
  pdf.end()
  return buffer(pdf)
}
const docxOf = (body: string): Promise<Buffer> =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` })
const refusal = (code: string) => ({ refusal: { code: `cv_text/${code}` } })

test('a PDF is read line by line, with its accents', async () => {
  const lines = ['Camille Aubry', 'Analyste financière à Besançon', 'Expériences professionnelles']
  expect((await readText(await pdfOf(lines), 'pdf')).trim().split('\n')).toEqual(lines)
})

test('a DOCX is read paragraph by paragraph', async () => {
  const docx = await docxOf(
    '<w:p><w:r><w:t>Analyste</w:t></w:r><w:r><w:t xml:space="preserve"> crédit &amp; risque</w:t></w:r></w:p><w:p><w:r><w:t>2020</w:t><w:tab/><w:t>Orsel &#38; Associ&#xe9;s</w:t></w:r></w:p>',
  )
  expect(await readText(docx, 'docx')).toBe('Analyste crédit & risque\n2020\tOrsel & Associés\n')
})

test('what cannot be read is refused, and says why', async () => {
  await expect(readText(Buffer.from('x'), 'doc')).rejects.toMatchObject(refusal('old_word'))
  await expect(readText(await pdfOf([]), 'pdf')).rejects.toMatchObject(refusal('no_text'))
  await expect(readText(Buffer.from('%PDF-1.7 nothing of the kind'), 'pdf')).rejects.toMatchObject(
    refusal('unreadable'),
  )
  await expect(readText(await zipOf({ 'a.xml': '' }), 'docx')).rejects.toMatchObject(refusal('unreadable'))
})

test('a document that takes too long, or too much, ends its thread and nothing else', async () => {
  const sound = await pdfOf(['Camille Aubry, analyste financière'])
  await expect(readText(sound, 'pdf', { within: 1, megabytes: 160 })).rejects.toMatchObject(refusal('unreadable'))
  await expect(readText(sound, 'pdf', { within: 60_000, megabytes: 4 })).rejects.toMatchObject(refusal('unreadable'))
  // A page that draws itself again and again.
  const nested = (depth: number): string => (depth === 0 ? '/F Do ' : nested(depth - 1).repeat(8))
  const endless = Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>/Contents 4 0 R>>endobj\n` +
      `4 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>/Length 30000>>stream\n${nested(4)}\nendstream endobj\n` +
      `trailer<</Root 1 0 R>>\n%%EOF`,
  )
  await expect(readText(endless, 'pdf')).rejects.toMatchObject({ refusal: { status: 422 } })
  expect(await readText(sound, 'pdf')).toContain('Camille')
})

test('a document of which little becomes very much is given up before it fills the memory', async () => {
  const drawn = (blanks: number): Buffer => {
    const text = Buffer.from('BT /F 9 Tf 50 700 Td (Camille Aubry, analyste a Paris) Tj ET ')
    const packed = deflateSync(Buffer.concat([text, Buffer.alloc(blanks, ' ')]))
    return Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n` +
          `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>endobj\n` +
          `5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`,
      ),
      packed,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    ])
  }
  const bounds = { within: 600_000, megabytes: 64 }
  expect(await readText(drawn(1_000), 'pdf', bounds)).toContain('Camille')
  await expect(readText(drawn(200_000_000), 'pdf', bounds)).rejects.toMatchObject(refusal('unreadable'))
})

test('tags of a DOCX that never end cost as much as their length', () => {
  expect(growthOf((xml) => textOfXml(xml, 1_000_000), '<w:t '.repeat(1_000))).toBeLessThan(40)
})
