import type { FastifyReply, FastifyRequest } from 'fastify'
import { admits } from '../../contract.ts'
import { fileRefusal } from '../../file-refusals.ts'
import { megabytes } from '../../files.ts'
import { notFound, platformRefusals, refuse } from '../../refusals.ts'
import { safePath } from '../../safe-path.ts'
import { addressSubject, hadTryLeft } from '../database/limits.ts'
import type { Actor } from '../endpoints.ts'
import { exchangeOf } from '../http/exchange.ts'
import { refusalOf } from '../http/http-errors.ts'
import { goneOf, inTurn } from '../overload/overload.ts'
import { askedCrop } from './asked-crop.ts'
import { keepFile } from './files.ts'
import type { FilesOptions } from './files-options.ts'
import { receive } from './incoming.ts'
import type { Purpose } from './purposes.ts'
import { dropRest, isForm, sentFile } from './sent-file.ts'
import { createPlaces } from './upload-places.ts'

/** How long a file may take to arrive, in milliseconds: five megabytes over a poor telephone line. */
const UPLOAD_WITHIN = 120_000
const PLACES = { most: 24, each: 6 }

const DAY = 24 * 3_600
const FILES_A_DAY = { name: 'files', most: 60, seconds: DAY }
const KILOBYTES_A_DAY = { name: 'files-kilobytes', most: megabytes(200) / 1024, seconds: DAY }
const RETRY_AFTER = 3_600
const DROPPED_FOR = 30_000

/**
 * Takes files. A program sends one as the body and is answered in JSON; a form sends it among its fields and goes back to the
 * page it came from (`?retour=`), which is told how it went: `?photo=envoi`, or the code of a refusal.
 */
export function takesFiles({ db, files, purposes, identify, lines, patience = UPLOAD_WITHIN }: FilesOptions) {
  const inPlace = createPlaces(PLACES)

  const senderOf = async (request: FastifyRequest, reply: FastifyReply, { access }: Purpose): Promise<Actor> => {
    const actor = await identify(exchangeOf(request, reply))
    if (actor.role === 'visitor' && access !== 'public') throw refuse(platformRefusals['platform/sign_in'])
    if (!admits(access, actor)) throw notFound()
    return actor
  }

  const take = async (request: FastifyRequest, reply: FastifyReply, purpose: Purpose): Promise<string> => {
    // A turn to find out who it is; receiving the file takes as long as its sender likes, and needs none.
    const actor = await inTurn(lines, request, reply, () => senderOf(request, reply, purpose))
    const from = addressSubject(request.ip)
    // Visitors of one address share what there is for one account.
    const subject = actor.role === 'visitor' ? from : String(actor.accountId)
    const tooMany = (): Error => refuse(fileRefusal('files/too_many', purpose, RETRY_AFTER))
    // Minutes may have passed: who was signed out meanwhile, or belongs to no company any more, sends nothing.
    const sender = async (): Promise<Actor> => {
      const now = await senderOf(request, reply, purpose)
      if (accountOf(now) !== accountOf(actor)) throw notFound()
      return now
    }
    return inPlace({ accountId: accountOf(actor), from }, purpose, async () => {
      if (!(await hadTryLeft(db, [{ limit: FILES_A_DAY, subject }]))) throw tooMany()
      if (!isForm(request) && Number(request.headers['content-length'] ?? 0) > purpose.largest) {
        throw refuse(fileRefusal('files/too_large', purpose))
      }
      const crop = askedCrop(purpose, request.query)
      const { body, name } = await sentFile(request, purpose, patience)
      const arrived = await receive(body, purpose, files.incoming, patience)
      const mayKeep = () => hadTryLeft(db, [{ limit: KILOBYTES_A_DAY, subject, cost: Math.ceil(arrived.bytes / 1024) }])
      const asker = { who: from, gone: goneOf(reply) }
      return keepFile({ db, files }, purpose, { ...arrived, name, crop, asker, sender }, async () => {
        if (!(await mayKeep())) throw tooMany()
      })
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { purpose: asked } = request.params as { purpose: string }
    const purpose = purposes.find(({ name }) => name === asked)
    try {
      if (!purpose) throw notFound()
      const id = await take(request, reply, purpose)
      void reply.header('cache-control', 'no-store')
      const waits = purpose.keep === null ? { fichier: id } : {}
      return await (isForm(request) ? backToPage(request, reply, asked, 'envoi', waits) : reply.send({ id }))
    } catch (error) {
      // Whoever goes away breaks the reading of the file, which is no fault of ours.
      if (request.raw.destroyed && !request.raw.complete) throw refuse(platformRefusals['platform/gone'])
      const refusal = refusalOf(error)
      dropRest(request.raw, reply, refusal.status === 408 ? 0 : DROPPED_FOR)
      if (!isForm(request) || !purpose) throw error
      if (refusal.status === 500) request.log.error({ reqId: request.id, err: error }, 'bug')
      return backToPage(request, reply, asked, refusal.code)
    }
  }
}

const accountOf = (actor: Actor): number | null => (actor.role === 'visitor' ? null : actor.accountId)

/** `more` names a file that waits for its form. */
function backToPage(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  outcome: string,
  more: { fichier?: string } = {},
): FastifyReply {
  const { retour } = request.query as { retour?: unknown }
  const page = new URL(safePath(typeof retour === 'string' ? retour : '/'), 'http://inside.invalid')
  page.searchParams.set(name, outcome)
  for (const [key, value] of Object.entries(more)) page.searchParams.set(`${name}-${key}`, value)
  return reply.header('cache-control', 'no-store').redirect(`${page.pathname}${page.search}#${name}`, 303)
}
