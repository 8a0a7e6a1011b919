import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentKind } from '#platform/files.ts'
import { textOfDocx } from './docx-text.ts'
import { textOfPdf } from './pdf-text.ts'

/** What the thread that reads documents is asked. */
export type TextOrder = { bytes: Uint8Array; kind: Exclude<DocumentKind, 'doc'>; most: number }

const { bytes, kind, most } = workerData as TextOrder
const text = await (kind === 'pdf' ? textOfPdf(bytes, most) : textOfDocx(Buffer.from(bytes), most))
parentPort!.postMessage(text.slice(0, most), [])
