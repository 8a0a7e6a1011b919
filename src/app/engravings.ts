import type { FastifyInstance } from 'fastify'
import { companiesById } from '#features/companies/server/company-names.service.ts'
import { readId } from '#platform/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { sendCompressed } from '#platform/server/http/send-compressed.ts'
import type { Lines } from '#platform/server/overload/overload.ts'
import { inTurn } from '#platform/server/overload/overload.ts'
import { drawEngraving, isEngravingKind } from '#ui/engraving-kinds.ts'
import { logoSvg } from '#ui/guilloche.ts'
import { drawScene, isSceneKind } from '#ui/scenes/scene-kinds.ts'

const FOREVER = 'public, max-age=31536000, immutable'

// A scene takes up to twenty milliseconds to draw, and a company's page shows several at once. Logos are asked for by dozens.
const KEPT = 300

/** Draws once what is asked for again and again; what was asked for last is forgotten last. */
function lastDrawn(): (address: string, draw: () => string) => Buffer {
  const drawings = new Map<string, Buffer>()
  return (address, draw) => {
    const drawn = drawings.get(address) ?? Buffer.from(draw())
    drawings.delete(address)
    drawings.set(address, drawn)
    if (drawings.size > KEPT) drawings.delete(drawings.keys().next().value!)
    return drawn
  }
}

function drawing(kind: string, seed: string): (() => string) | null {
  if (isEngravingKind(kind)) return () => drawEngraving(kind, seed)
  return isSceneKind(kind) ? () => drawScene(kind, seed) : null
}

/** Engravings are drawn from their address, so a browser keeps each of them for good; logos follow the company's name. */
export async function registerEngravings(app: FastifyInstance, db: Db, lines: Lines): Promise<void> {
  const kept = lastDrawn()
  app.get<{ Params: { kind: string; seed: string } }>('/gravures/:kind/:seed', async (request, reply) => {
    const seed = /^(.{1,80})\.svg$/u.exec(request.params.seed)?.[1]
    const { kind } = request.params
    const draw = seed ? drawing(kind, seed) : null
    if (draw === null) return reply.callNotFound()
    const drawn = await inTurn(lines, request, reply, async () => kept(`${kind}/${seed}`, draw))
    return sendCompressed(request, reply.type('image/svg+xml').header('cache-control', FOREVER), drawn)
  })
  app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const id = readId(/^(\d+)\.svg$/.exec(request.params.file)?.[1])
    const company = id === null ? undefined : (await companiesById(db)).get(id)
    if (!company) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=3600')
    if (company.monogram === null) return reply.redirect(company.logo)
    const { name, monogram } = company
    const drawn = kept(`logo/${monogram} ${name}`, () => logoSvg(name, monogram))
    return sendCompressed(request, reply.type('image/svg+xml'), drawn)
  })
}
