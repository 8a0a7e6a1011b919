import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { fromBufferPromise as openZip } from 'yauzl'
import type { FileRefusal } from '../../file-refusals.ts'

const MB = 1024 * 1024
const MOST_ENTRIES = 2_000
const MOST_EXPANDED = 100 * MB
const MOST_XML = 24 * MB
const NEEDED = ['[content_types].xml', 'word/document.xml']

const MACROS = /vbaProject|vbaData|activeX/i
// Texts, pictures and fonts; a document has nothing else in it. Folders have no ending.
const PARTS = /(?:\/|\.(?:xml|rels|vml|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svg|wdp|odttf|ttf|psmdcp))$/i
const XML = /\.(?:xml|rels|vml)$/i

/** What a .docx says it holds is added up and believed first; then its texts are unpacked, one by one, and looked through. */
export async function judgeDocx(bytes: Buffer): Promise<FileRefusal | null> {
  // Readers of PDF look for one in the first kilobyte.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'files/disguised'
  const zip = await openZip(bytes, { lazyEntries: true, strictFileNames: true })
  if (zip.entryCount > MOST_ENTRIES) return 'files/unreadable'
  const parts = new Map<string, Entry>()
  let [expanded, xml] = [0, 0]
  let held: FileRefusal | null = null
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    expanded += entry.uncompressedSize
    if (XML.test(name)) xml += entry.uncompressedSize
    if (entry.isEncrypted()) return 'files/locked'
    // Two of one name: which of them counts is for each reader to choose.
    if (expanded > MOST_EXPANDED || xml > MOST_XML || parts.has(name)) return 'files/unreadable'
    parts.set(name, entry)
    if (MACROS.test(name)) held = 'files/programs'
    else if (!PARTS.test(name)) held ??= 'files/other_files'
  }
  if (!NEEDED.every((name) => parts.has(name))) return 'files/unreadable'
  return held ?? judgeParts(zip, parts)
}

async function judgeParts(zip: ZipFile, parts: Map<string, Entry>): Promise<FileRefusal | null> {
  for (const [name, entry] of parts) {
    if (!XML.test(name)) continue
    const refused = judgeXml(name, (await buffer(await zip.openReadStreamPromise(entry))).toString('latin1'))
    if (refused) return refused
  }
  return null
}

export function judgeXml(name: string, text: string): FileRefusal | null {
  // What defines words of its own grows without end; letters of two bytes hide what is looked for below.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || text.includes('\0')) return 'files/unreadable'
  if (name === '[content_types].xml' && /macroEnabled|vbaProject|activeX/i.test(inLetters(text)))
    return 'files/programs'
  if (name.endsWith('.rels')) return judgeRelations(inLetters(text))
  // Fields that start another program; a field may be written in pieces.
  return /\bDDE(?:AUTO)?\b/.test(fieldsIn(text)) ? 'files/programs' : null
}

function judgeRelations(text: string): FileRefusal | null {
  for (const [relation] of text.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)) {
    const says = (key: string): string => new RegExp(`\\b${key}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(relation)?.[2] ?? ''
    const [type, target] = [says('Type').split('/').at(-1)!, says('Target').trim()]
    if (/vbaProject|control|activeX/i.test(type) || /^(?:java|vb)script:/i.test(target)) return 'files/programs'
    if (/oleObject|package$|aFChunk/i.test(type) && !/officeDocument$/i.test(type)) return 'files/other_files'
    // Links wait until somebody clicks; everything else is fetched when the document is opened.
    if (/external/i.test(says('TargetMode')) && type.toLowerCase() !== 'hyperlink') return 'files/outside'
  }
  return null
}

// No tag goes on beyond the next one: a thousand that never end would each be looked for to the end of the text.
const fieldsIn = (text: string): string =>
  [...text.matchAll(/<w:instrText\b[^<>]*>([^<]*)|<w:fldSimple\b[^<>]*?w:instr\s*=\s*["']([^"']*)/g)]
    .map(([, piece, whole]) => inLetters(piece ?? ` ${whole} `))
    .join('')

/** Letters may be written as their numbers. */
const inLetters = (text: string): string =>
  text.replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10) & 0xff_ff),
  )
