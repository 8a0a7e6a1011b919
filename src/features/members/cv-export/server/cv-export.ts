import { buffer } from 'node:stream/consumers'
import { platformRefusals, refuse } from '#platform/refusals.ts'
import { askThread } from '#platform/server/bounded-thread.ts'
import type { Files } from '#platform/server/files/files.ts'
import { createTurns } from '#platform/server/overload/turns.ts'
import type { CvProfile } from '../../cv-text/differences.rules.ts'
import { pdfTexts as texts } from '../cv-export.texts.ts'
import type { PdfOrder } from './pdf-worker.ts'

const BOUNDS = { within: 10_000, megabytes: 192 }
const worker = new URL('pdf-worker.ts', import.meta.url)
// It takes a core for a quarter of a second: one at a time, each person's in turn.
const turns = createTurns({ atOnce: 1, inLine: 12, patience: 15_000 })

/** Somebody's profile as a CV that one would send. It is made in a thread of its own, which is all that loads what it takes. */
export async function cvAsPdf(files: Pick<Files, 'store'>, accountId: number, cv: CvProfile, photo: string | null) {
  const stored =
    photo === null
      ? null
      : await files.store.read(photo.replace(/^\/fichiers\//, '').replace(/-[sm]\.webp$/, '-l.webp'))
  const order: PdfOrder = { cv, photo: stored && (await buffer(stored.body)), now: new Date() }
  const asker = { who: String(accountId), gone: new AbortController().signal }
  const pdf = await turns.run(asker, () => askThread<Uint8Array>(worker, order, BOUNDS))
  if (!pdf) throw refuse(platformRefusals['platform/overloaded'])
  return { name: `${texts.title(cv.name)}.pdf`, content: Buffer.from(pdf).toString('base64') }
}
