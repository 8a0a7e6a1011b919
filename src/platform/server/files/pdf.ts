import { constants, inflateSync } from 'node:zlib'
import type { FileRefusal } from '../../file-refusals.ts'

// So much may stand after the end of a PDF: some programs write a line or a few empty bytes.
const MOST_AFTER_END = 64
const PEEKED = 256
const MOST_UNPACKED = 32 * 1024 * 1024
// Some have hundreds. Opening each costs as much as opening a large one.
const MOST_STREAMS = 10_000

/** A name as a reader of PDF sees it: every letter of it may be written as its number (`/J#61vaScript`). */
function nameOf(name: string): string {
  const letters = name.split('').map((letter) => {
    const [high, low] = letter.charCodeAt(0).toString(16).padStart(2, '0')
    const digit = (one: string): string => (/[a-f]/.test(one) ? `[${one}${one.toUpperCase()}]` : one)
    return `(?:${letter}|#${digit(high!)}${digit(low!)})`
  })
  return `/${letters.join('')}(?![^\\s\\0()<>[\\]{}/%])`
}
const anyOf = (...names: string[]): RegExp => new RegExp(names.map(nameOf).join('|'))

// Whoever opens the file is made to run, send or load something; looks and jumps within the document are none of it.
const PROGRAMS = anyOf('JavaScript', 'Launch', 'Rendition', 'RichMedia', 'ImportData', 'SubmitForm', 'XFA')
const SCRIPT_LINK = /\(\s*(?:java|vb)script:/i
const OTHER_FILES = anyOf('EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE')
const LOCKED = anyOf('Encrypt')
const OBJECTS_INSIDE = anyOf('ObjStm')
const ODD_FILTERS = anyOf('Predictor', 'LZWDecode', 'LZW', 'ASCII85Decode', 'A85', 'ASCIIHexDecode', 'AHx', 'Crypt')
const WEB_PAGE = /<(?:script|html|iframe|!doctype html)\b/i

/** What stands in the open, or within the compressed objects of a PDF. Streams of text and pictures are left alone. */
export function judgePdf(bytes: Buffer): FileRefusal | null {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (end === -1 || text.slice(end + 5).trim().length > MOST_AFTER_END) return 'files/unreadable'
  if (!/\d[\s\0]+obj/.test(text)) return 'files/unreadable'
  // Anything that reads zips from their end, or web pages from anywhere, would take it for one.
  if (WEB_PAGE.test(text) || (text.includes('PK\x05\x06') && text.includes('PK\x01\x02'))) return 'files/disguised'
  if (LOCKED.test(text)) return 'files/locked'
  return judgeObjects(text) ?? judgeStreams(bytes, text)
}

function judgeObjects(text: string): FileRefusal | null {
  if (PROGRAMS.test(text) || SCRIPT_LINK.test(text)) return 'files/programs'
  return OTHER_FILES.test(text) ? 'files/other_files' : null
}

/**
 * Objects may be compressed together. Whichever stream unpacks to what such a collection begins as is looked through, whatever it
 * says of itself; one that is written in a way that no program uses is refused.
 */
function judgeStreams(bytes: Buffer, text: string): FileRefusal | null {
  let left = MOST_UNPACKED
  let before = 0
  let streams = 0
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    if (++streams > MOST_STREAMS) return 'files/unreadable'
    // What stands before the last one has been looked at: from each of them to the beginning would take the square of the length.
    const since = text.slice(before, index)
    const said = since.slice(Math.max(0, since.lastIndexOf(' obj')))
    before = index
    if (OBJECTS_INSIDE.test(said) && ODD_FILTERS.test(said)) return 'files/unreadable'
    const data = bytes.subarray(index + keyword.length)
    if (!isCompressed(data) || !isCollection(unpack(data.subarray(0, PEEKED), PEEKED * 1_100))) continue
    const objects = unpack(data, left)
    if (objects === null) return 'files/unreadable'
    left -= objects.length
    const refused = judgeObjects(objects)
    if (refused) return refused
  }
  return null
}

const isCompressed = (data: Buffer): boolean =>
  data.length > 2 && (data[0]! & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0

/** It begins with the numbers and places of its objects. A comment ends with its line: one of many « % » is read in one way only. */
const isCollection = (text: string | null): boolean =>
  text !== null && /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d+[\s\0]+\d+[\s\0]/.test(text)

/** What follows it is no fault: where a stream ends is not looked for. */
function unpack(data: Buffer, most: number): string | null {
  try {
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return null
  }
}
