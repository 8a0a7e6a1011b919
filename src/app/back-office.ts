import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginFor } from '#features/accounts/accounts.rules.ts'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { servedCompanyRequests } from '#features/accounts/colleagues/server/company-requests-list.service.ts'
import { servedAccounts } from '#features/admin/server/accounts-list.ts'
import { servedJobs } from '#features/jobs/server/jobs-list.service.ts'
import { servedArticles } from '#features/news/writing/server/articles-list.service.ts'
import { servedSubscribers } from '#features/newsletter/server/subscribers-list.service.ts'
import { accessOf, askedOf, csvPath, shownColumns } from '#platform/back-office.ts'
import { admits } from '#platform/contract.ts'
import { parisDay } from '#platform/french.ts'
import { notFound } from '#platform/refusals.ts'
import { writeCsv } from '#platform/server/back-office/list-csv.ts'
import type { ServedList } from '#platform/server/back-office/served-list.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor, Identify } from '#platform/server/endpoints.ts'
import { exchangeOf } from '#platform/server/http/exchange.ts'
import type { Lines } from '#platform/server/overload/overload.ts'
import { inTurn } from '#platform/server/overload/overload.ts'
import { inPieces, pieceTurn } from './in-pieces.ts'
import { reportables } from './reportables.ts'

/** Every back-office list. */
export const backOfficeLists: ServedList[] = [
  servedAccounts(reportables),
  servedJobs,
  servedCompanyRequests,
  servedArticles,
  servedSubscribers,
]

/** Their files, with who may have them. */
export const listFiles = backOfficeLists.map(({ list }) => ({ access: accessOf(list), path: csvPath(list) }))

/** Each back-office list as a file, beside its page: what its address says, all of it. */
export async function registerListFiles(
  app: FastifyInstance,
  db: Db,
  identify: Identify,
  lines: Lines,
  lists = backOfficeLists,
): Promise<void> {
  // What a file says is not known before its headers are gone: it takes no cookie along.
  const whoAsks = (request: FastifyRequest, reply: FastifyReply): Promise<Actor> =>
    identify({ ...exchangeOf(request, reply), setCookie: () => undefined })

  for (const served of lists) {
    const access = accessOf(served.list)
    app.get(csvPath(served.list), async (request, reply) => {
      const actor = await inTurn(lines, request, reply, () => whoAsks(request, reply))
      if (actor.role === 'visitor') return reply.redirect(doorTo(loginFor(access), request.url))
      if (!admits(access, actor)) throw notFound()
      const address = new URL(request.url, 'http://florin.invalid').searchParams
      const wanted = { input: askedOf(served.list, address), columns: shownColumns(served.list, address) }
      const name = `${served.list.noun.many}-${parisDay(new Date())}.csv`
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
      if (request.method === 'HEAD') return reply.send()
      // A long file outlives no session, and no role.
      const stillMay = async (): Promise<void> => {
        if (!admits(access, await whoAsks(request, reply))) throw notFound()
      }
      return reply.send(await inPieces(writeCsv(db, served, wanted, stillMay), pieceTurn(request, reply)))
    })
  }
}
