import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachment, documentType, isFilm, isMedia, mediaType } from '../../files.ts'
import type { DocumentKind } from '../../files.ts'
import { notFound } from '../../refusals.ts'
import type { Actor } from '../endpoints.ts'
import { exchangeOf } from '../http/exchange.ts'
import { inTurn } from '../overload/overload.ts'
import { claimedFile } from './files.ts'
import type { FilesOptions } from './files-options.ts'
import type { FileAccess } from './purposes.ts'
import { askedPart } from './range.ts'
import type { Part, Stored } from './store.ts'
import { takesFiles } from './uploads.ts'

const caching: Record<NonNullable<FileAccess>, string> = {
  forever: 'public, max-age=31536000, immutable',
  'for now': 'public, max-age=300',
  private: 'private, no-store',
}

const ADDRESS = /^([\w-]{22})(?:(-[sml])\.webp|\.(pdf|docx?|mp4|webm|vtt))$/

/** Files that people have sent: taken at /fichiers/{purpose}, served at /fichiers/{name}. */
export async function registerFiles(app: FastifyInstance, options: FilesOptions): Promise<void> {
  const { db, files, purposes, identify, lines } = options

  /** What is at an address, if the room it belongs to lets the caller have it. */
  const find = async (asked: string, who: () => Promise<Actor>) => {
    const [, id, size, ending] = ADDRESS.exec(asked) ?? []
    const file = id === undefined ? null : await claimedFile(db, id)
    if (!file || file.kind !== (size ? 'picture' : ending)) throw notFound()
    const access = await purposes.find(({ name }) => name === file.purpose)?.mayRead(db, who, file.id)
    if (!access) throw notFound()
    return { file, access }
  }

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { file: asked } = request.params as { file: string }
    // In turn to find out; whoever reads slowly holds none.
    const { file, access } = await inTurn(lines, request, reply, () =>
      find(asked, () => identify(exchangeOf(request, reply))),
    )
    void reply
      .header('cache-control', caching[access])
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
    const part = isFilm(file.kind) ? askedPart(request, reply, file.bytes) : undefined
    if (part === null) return reply.code(416).send()
    const stored = await read(asked, part)
    void reply.header('content-length', String(stored.bytes))
    const body = request.method === 'HEAD' ? unread(stored) : stored.body
    if (file.kind === 'picture') return reply.type('image/webp').send(body)
    if (isMedia(file.kind)) return reply.type(mediaType(file.kind)).send(body)
    return reply
      .type(documentType(file.kind))
      .header('content-disposition', attachment(documentName(file.name, file.kind)))
      .send(body)
  }

  const read = async (name: string, part?: Part): Promise<Stored> => {
    const stored = await files.store.read(name, part)
    if (!stored) throw notFound()
    return stored
  }

  await app.register(async (scope) => {
    // A body stays in its connection until somebody has a reason to read it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route({
      method: ['POST', 'PUT'],
      url: '/fichiers/:purpose',
      config: { takesFiles: true },
      handler: takesFiles(options),
    })
    scope.get('/fichiers/:file', serve)
  })
}

/** In place of what whoever asks for the headers alone does not get: of that Fastify would read all, forty megabytes of a film. */
function unread({ body }: Stored): Readable {
  body.destroy()
  return Readable.from([])
}

/** What its sender called it, with the ending of what it is. */
const documentName = (name: string | null, kind: DocumentKind): string =>
  `${(name ?? 'document').replace(/\.(pdf|docx?)$/i, '')}.${kind}`
