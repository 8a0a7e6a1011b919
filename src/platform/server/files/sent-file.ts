import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileRefusal } from '../../file-refusals.ts'
import { megabytes } from '../../files.ts'
import type { FileRule } from '../../files.ts'
import { platformRefusals, refuse } from '../../refusals.ts'
import { boundaryOf, readForm } from './form-file.ts'

const LONGEST_NAME = 200
// Long enough for whoever chose a film by mistake to be told so.
const MOST_DROPPED = megabytes(64)

export type SentFile = { body: Readable; name: string | null }

/** Whether a plain form has sent it, to which a page is the answer. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** The file of a request, not read yet: the whole body, or the first file of a form. */
export const sentFile = async (request: FastifyRequest, rule: FileRule, patience: number): Promise<SentFile> =>
  isForm(request) ? fileOfForm(request, rule, patience) : { body: request.raw, name: nameInHeader(request) }

async function fileOfForm({ raw, headers }: FastifyRequest, rule: FileRule, patience: number): Promise<SentFile> {
  const unreadable = (): Error => refuse(platformRefusals['platform/bad_form'])
  const boundary = boundaryOf(headers['content-type'] ?? '')
  if (boundary === null) throw unreadable()
  // Who is gone already closes nothing any more.
  if (raw.destroyed && !raw.complete) throw unreadable()
  const { form, file } = readForm(boundary, unreadable)
  // Who goes away leaves the form unfinished, and who says nothing more is not waited for.
  raw.once('close', () => raw.complete || form.destroy(unreadable()))
  raw.on('error', () => form.destroy(unreadable()))
  const late = setTimeout(() => form.destroy(refuse(fileRefusal('files/too_slow', rule))), patience)
  raw.pipe(form)
  try {
    const found = await file
    if (!found) throw refuse(fileRefusal('files/none', rule))
    return { body: found.body, name: plainName(found.name) }
  } finally {
    clearTimeout(late)
  }
}

function nameInHeader({ headers }: FastifyRequest): string | null {
  const given = headers['x-file-name']
  try {
    return typeof given === 'string' ? plainName(decodeURIComponent(given)) : null
  } catch {
    return null
  }
}

/** A name without the folders before it, and without what no name should have. */
function plainName(given: string): string | null {
  const last = given.split(/[/\\]/).at(-1)!
  const plain = last.replaceAll(/[\p{C}"<>:|?*]/gu, '').trim()
  return plain.toWellFormed().slice(0, LONGEST_NAME) || null
}

/**
 * What is still coming is thrown away for a while, so that the sender gets the answer; one who goes on without end is cut off,
 * and one who was too slow already at once.
 */
export function dropRest(raw: IncomingMessage, reply: FastifyReply, patience: number): void {
  raw.unpipe()
  if (raw.complete || raw.destroyed) return
  let left = MOST_DROPPED
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
  reply.raw.once('finish', () => {
    const late = setTimeout(() => raw.destroy(), patience)
    raw.once('close', () => clearTimeout(late))
  })
}
