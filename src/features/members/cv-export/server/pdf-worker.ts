import { parentPort, workerData } from 'node:worker_threads'
import type { CvProfile } from '../../cv-text/differences.rules.ts'
import { writeCvPdf } from './cv-pdf.ts'

/** What the thread that makes CVs is asked. The photo is one that we have drawn ourselves. */
export type PdfOrder = { cv: CvProfile; photo: Uint8Array | null; now: Date }

const { cv, photo, now } = workerData as PdfOrder

/** PDF knows JPEG, and no WebP. */
async function asJpeg(webp: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(webp).jpeg({ quality: 88 }).toBuffer()
}

parentPort!.postMessage(await writeCvPdf(cv, photo && (await asJpeg(photo)), now), [])
