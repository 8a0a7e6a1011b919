import type { FileKind } from '../../files.ts'

/** So many bytes of a file tell its kind. */
export const HEAD = 16

const FILMS = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |dash|MSNV)/

const begins = (head: Buffer, text: string, at = 0): boolean =>
  head.subarray(at, at + text.length).toString('latin1') === text

/** What a file is by how it begins, whatever it is called and whatever its sender says. */
export function kindOf(head: Buffer): FileKind | null {
  if (begins(head, '\xff\xd8\xff')) return 'jpeg'
  if (begins(head, '\x89PNG\r\n\x1a\n')) return 'png'
  if (begins(head, 'RIFF') && begins(head, 'WEBP', 8)) return 'webp'
  if (begins(head, '%PDF-')) return 'pdf'
  if (begins(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'doc'
  if (begins(head, 'PK\x03\x04')) return 'docx'
  // Of the films whose boxes look alike those that browsers play; pictures and songs begin otherwise.
  if (begins(head, 'ftyp', 4)) return FILMS.test(head.toString('latin1', 8, 12)) ? 'mp4' : null
  if (begins(head, '\x1a\x45\xdf\xa3')) return 'webm'
  if (/^(?:\xef\xbb\xbf)?WEBVTT/.test(head.toString('latin1'))) return 'vtt'
  // Lists that other systems write: by their first sign, behind the mark of their encoding and what is blank.
  const first = /^(?:\xef\xbb\xbf)?\s*(\S)/.exec(head.toString('latin1'))?.[1]
  if (first === '<') return 'xml'
  if (first === '{' || first === '[') return 'json'
  return null
}
