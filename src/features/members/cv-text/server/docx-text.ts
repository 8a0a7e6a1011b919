import { buffer } from 'node:stream/consumers'
import { fromBufferPromise as openZip } from 'yauzl'

const LARGEST_TEXT = 8 * 1024 * 1024
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’' }

/** The paragraphs of a document, in order. Cells of a table are set apart by tabs. */
export async function textOfDocx(bytes: Buffer, most: number): Promise<string> {
  const zip = await openZip(bytes, { lazyEntries: true, strictFileNames: true })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'word/document.xml' || entry.uncompressedSize > LARGEST_TEXT) continue
    return textOfXml((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'), most)
  }
  throw new Error('no text')
}

export function textOfXml(xml: string, most: number): string {
  let text = ''
  for (const [tag, name, content] of xml.matchAll(/<w:(t|tab|br|cr)(?:\s[^<>]*)?(?:\/>|>([^<]*))|<\/w:(?:p|tc)>/g)) {
    if (name === 't') text += (content ?? '').replaceAll(/&(?:#(x?)([\da-f]{1,6})|(\w+));/gi, decoded)
    else if (name === 'tab') text += '\t'
    else if (tag === '</w:tc>') text = `${text.trimEnd()}\t`
    else text += '\n'
    if (text.length > most) break
  }
  return text
}

function decoded(_: string, hex: string | undefined, digits: string | undefined, name: string | undefined): string {
  if (!digits) return NAMED[name!] ?? ''
  const code = Number.parseInt(digits, hex ? 16 : 10)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}
