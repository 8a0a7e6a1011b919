import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { BusboyHeaders } from '@fastify/busboy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileRefusal } from '../../file-refusals.ts'
import { megabytes } from '../../files.ts'
import type { FileRule } from '../../files.ts'
import { platformRefusals, refuse } from '../../refusals.ts'

const LONGEST_NAME = 200
// Long enough for whoever chose a film by mistake to be told so.
const MOST_DROPPED = megabytes(64)
const BOUNDS = { files: 1, fields: 4, parts: 6, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 }

export type SentFile = { body: Readable; name: string | null }

/** Whether a plain form has sent it, to which a page is the answer. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** The file of a request, not read yet: the whole body, or the first file of a form. */
export const sentFile = (request: FastifyRequest, rule: FileRule): Promise<SentFile> =>
  isForm(request) ? fileOfForm(request, rule) : Promise.resolve({ body: request.raw, name: nameInHeader(request) })

function fileOfForm({ raw, headers }: FastifyRequest, rule: FileRule): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const unreadable = (): Error => refuse(platformRefusals['platform/bad_form'])
    const giveUp = (): void => reject(unreadable())
    try {
      const parser = new Busboy({
        headers: headers as BusboyHeaders,
        limits: { ...BOUNDS, fileSize: rule.largest + 1 },
      })
      parser.once('file', (_field, body, name) => {
        // What breaks off in the midst of the file is the file's fault, not a bug. A short form may do so before anybody reads
        // the file: an error that nobody hears would end the process.
        for (const source of [parser, body]) source.on('error', () => body.destroy(unreadable()))
        raw.once('close', () => raw.complete || body.destroy())
        resolve({ body, name: plainName(name) })
      })
      parser.once('finish', () => reject(refuse(fileRefusal('files/none', rule))))
      parser.on('error', giveUp)
      raw.on('error', giveUp)
      raw.pipe(parser)
    } catch {
      giveUp()
    }
  })
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
function plainName(given: string | undefined): string | null {
  const last = (given ?? '').split(/[/\\]/).at(-1)!
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
