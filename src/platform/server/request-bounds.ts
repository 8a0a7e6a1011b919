import type { FastifyInstance } from 'fastify'
import { notFound, platformRefusals, refuse } from '../refusals.ts'
import { baseAddress } from './base-address.ts'
import { countOf } from './count-of.ts'

const MOST_PARAMETERS = 400
// No address of ours is nearly as long; the router takes seconds for one of thousands of parts.
const LONGEST_PATH = 1_500
const MOST_PARTS = 20

/** Refuses what no honest caller sends, before anything is read, parsed or rendered for it. */
export function boundRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase()
    // What little is sent here needs no compression, and a small body must not become a large one.
    if (encoding && encoding !== 'identity') return done(refuse(platformRefusals['platform/encoded']))
    const path = request.url.slice(0, LONGEST_PATH + 1).split('?', 1)[0]!
    if (path.length > LONGEST_PATH || countOf(path, '/', MOST_PARTS) >= MOST_PARTS) return done(notFound())
    if (countOf(request.url, '&', MOST_PARAMETERS) >= MOST_PARAMETERS) {
      return done(refuse(platformRefusals['platform/too_many_parameters']))
    }
    try {
      baseAddress(request, null)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}
