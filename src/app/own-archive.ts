import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginFor, settingsOf } from '#features/accounts/accounts.rules.ts'
import { doorTo } from '#features/accounts/doors.rules.ts'
import type { AccountsSite } from '#features/accounts/server/accounts-site.ts'
import { writeArchive } from '#features/settings/server/own-archive.ts'
import { attachment } from '#platform/files.ts'
import { notFound } from '#platform/refusals.ts'
import type { Actor, Identify } from '#platform/server/endpoints.ts'
import { exchangeOf } from '#platform/server/http/exchange.ts'
import type { Lines } from '#platform/server/overload/overload.ts'
import { inTurn } from '#platform/server/overload/overload.ts'

const ROLES = ['candidate', 'recruiter', 'administrator'] as const

/** Where each role takes its data along, beside its settings. */
export const archives = ROLES.map((access) => ({ access, path: `${settingsOf(access)}/export` }))

/** Everything that is kept about somebody, and what they have sent, as one file. */
export async function registerArchives(
  app: FastifyInstance,
  site: AccountsSite,
  identify: Identify,
  lines: Lines,
): Promise<void> {
  // The headers are gone while the file is written: it takes no cookie along.
  const whoAsks = (request: FastifyRequest, reply: FastifyReply): Promise<Actor> =>
    identify({ ...exchangeOf(request, reply), setCookie: () => undefined })

  for (const { access, path } of archives) {
    app.get(path, async (request, reply) => {
      const stillMay = async () => {
        const actor = await whoAsks(request, reply)
        if (actor.role === access) return actor
        throw notFound()
      }
      const actor = await inTurn(lines, request, reply, () => whoAsks(request, reply))
      if (actor.role === 'visitor') return reply.redirect(doorTo(loginFor(access), path))
      if (actor.role !== access) throw notFound()
      void reply.type('application/zip').header('cache-control', 'private, no-store')
      if (request.method === 'HEAD') return reply.send()
      // A turn to read what is in tables. Files are sent without one, as each of them is by itself.
      const { name, body } = await inTurn(lines, request, reply, () =>
        writeArchive(site, actor, async () => {
          if ((await stillMay()).accountId !== actor.accountId) throw notFound()
        }),
      )
      return reply.header('content-disposition', attachment(name)).send(body)
    })
  }
}
