import * as z from 'zod'
import { endpoint } from '../../contract.ts'
import type { Served } from '../endpoints.ts'
import { serveStream } from '../endpoints.ts'
import type { Live } from './live.ts'

const followLive = endpoint({
  method: 'GET',
  path: '/v1/live',
  access: 'member',
  summary:
    'Ce qui change pour soi, au fil de l’eau (server-sent events)\u202f: le genre de ce qui a changé et, s’il y en a un, son identifiant. « begin »\u202f: relire ce qu’on affiche\u202f; « over »\u202f: la session est terminée.',
  input: z.object({
    /** The header « Last-Event-ID » says the same, and counts first. */
    since: z.string().optional(),
  }),
  output: z.object({ kind: z.string(), id: z.int().optional() }),
  stream: true,
})

export const liveRoutes = (live: Live): Served[] => [
  serveStream(followLive, ({ since }, actor, exchange) => live.open(actor, exchange, since)),
]
