import type { FileRefusal } from '../../file-refusals.ts'
import { isFilled, openCompound } from './compound-file.ts'

const WORD_97 = 0xa5_ec
const ENCRYPTED = 0x01_00
const MACROS = /^(?:macros|vba|_vba_project(?:_cur)?|project(?:wm)?)$/i
// What other programs have put into the document, and files that were dragged into it.
const OBJECTS = /^(?:ole10native|ole10itemname|package|objinfo)$/i
const FIELD = '\x13'

/** A document of Word 97 to 2003, by the streams that it has. Excel, PowerPoint and installers begin in the same way. */
export function judgeDoc(bytes: Buffer): FileRefusal | null {
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'files/disguised'
  const { entries, read } = openCompound(bytes)
  const named = (name: RegExp) => entries.find((entry) => name.test(entry.name.replace(/^\p{Cc}/u, '')))
  // A newer document behind a password.
  if (named(/^(?:EncryptedPackage|EncryptionInfo)$/)) return 'files/locked'
  const main = named(/^WordDocument$/)
  if (main?.kind !== 'stream') return 'files/wrong_kind'
  const head = read(main, 32)
  if (head.length < 32 || head.readUInt16LE(0) !== WORD_97 || !named(/^[01]Table$/)) return 'files/unreadable'
  if (head.readUInt16LE(10) & ENCRYPTED) return 'files/locked'
  if (named(MACROS)) return 'files/programs'
  const pool = named(/^ObjectPool$/i)
  if ((pool && isFilled(pool)) || named(OBJECTS)) return 'files/other_files'
  return startsPrograms(bytes.toString('latin1')) ? 'files/programs' : null
}

/** By a field, in letters of one byte or two. */
const startsPrograms = (text: string): boolean =>
  text
    .replaceAll('\0', '')
    .split(FIELD)
    .some((field) => /^\s*DDE(?:AUTO)?\s/i.test(field))
