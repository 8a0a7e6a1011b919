const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)

/** A page of text as a PDF, which any reader opens: the sample CVs need no more. */
export function samplePdf(title: string, lines: string[]): Buffer {
  const written = [
    'BT',
    `/F2 22 Tf 56 780 Td (${escaped(title)}) Tj`,
    '/F1 11 Tf 0 -14 Td',
    ...lines.map((line) => `0 -18 Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n')
  const font = (name: string): string => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(written, 'latin1')}>>\nstream\n${written}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let text = '%PDF-1.4\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(Buffer.byteLength(text, 'latin1'))
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = Buffer.byteLength(text, 'latin1')
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
