import { open } from 'node:fs/promises'
import { openPromise as openZip } from 'yauzl'
import type { DocumentKind } from '../../files.ts'

const TAIL = 1_024
const MOST_ENTRIES = 2_000
const MOST_EXPANDED = 100 * 1024 * 1024
const NEEDED = ['[Content_Types].xml', 'word/document.xml']
// Programs inside a document: .docx has none by definition.
const MACROS = /vbaProject|\.bin$|activeX/i

/** Whether a document is what it begins as. It is never unpacked or rendered here: only its table of contents is read. */
export const isSound = (kind: DocumentKind, path: string): Promise<boolean> =>
  kind === 'pdf' ? isWholePdf(path) : isModestDocx(path)

/** It ends as a PDF does: what was cut off, or goes on as something else, does not. */
async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(TAIL, size)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('latin1').includes('%%EOF')
  } finally {
    await file.close()
  }
}

/** A small file can say that it expands to gigabytes, or hold a program. What it says of itself is added up and believed. */
async function isModestDocx(path: string): Promise<boolean> {
  let expanded = 0
  const names = new Set<string>()
  try {
    const zip = await openZip(path, { lazyEntries: true, strictFileNames: true })
    try {
      if (zip.entryCount > MOST_ENTRIES) return false
      for await (const entry of zip.eachEntry()) {
        expanded += entry.uncompressedSize
        names.add(entry.fileName)
        if (expanded > MOST_EXPANDED || entry.isEncrypted() || MACROS.test(entry.fileName)) return false
      }
    } finally {
      zip.close()
    }
  } catch {
    return false
  }
  return NEEDED.every((name) => names.has(name))
}
