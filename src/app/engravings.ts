import type { FastifyInstance } from 'fastify'
import { companyReferences } from '#features/companies/server/companies.service.ts'
import { readId } from '#platform/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Lines } from '#platform/server/overload/overload.ts'
import { inTurn } from '#platform/server/overload/overload.ts'
import { drawEngraving, isEngravingKind } from '#ui/engraving-kinds.ts'
import { logoSvg } from '#ui/guilloche.ts'
import { drawScene, isSceneKind } from '#ui/scenes/scene-kinds.ts'

const FOREVER = 'public, max-age=31536000, immutable'

// A scene takes up to twenty milliseconds to draw, and a company's page shows several at once.
const SCENES_KEPT = 100

function drawingsByAddress(): (kind: string, seed: string) => string | null {
  const scenes = new Map<string, string>()
  return (kind, seed) => {
    if (isEngravingKind(kind)) return drawEngraving(kind, seed)
    if (!isSceneKind(kind)) return null
    const address = `${kind}/${seed}`
    const drawn = scenes.get(address) ?? drawScene(kind, seed)
    // The one asked for last is forgotten last.
    scenes.delete(address)
    scenes.set(address, drawn)
    if (scenes.size > SCENES_KEPT) scenes.delete(scenes.keys().next().value!)
    return drawn
  }
}

/** Engravings are drawn from their address, so a browser keeps each of them for good; logos follow the company's name. */
export async function registerEngravings(app: FastifyInstance, db: Db, lines: Lines): Promise<void> {
  const draw = drawingsByAddress()
  app.get<{ Params: { kind: string; seed: string } }>('/gravures/:kind/:seed', async (request, reply) => {
    const seed = /^(.{1,80})\.svg$/u.exec(request.params.seed)?.[1]
    const drawn = seed ? await inTurn(lines, request, reply, async () => draw(request.params.kind, seed)) : null
    if (drawn === null) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', FOREVER).send(drawn)
  })
  app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const id = readId(/^(\d+)\.svg$/.exec(request.params.file)?.[1])
    const company = (await companyReferences(db)).find((one) => one.id === id)
    if (!company) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=3600')
    if (company.monogram === null) return reply.redirect(company.logo)
    return reply.type('image/svg+xml').send(logoSvg(company.name, company.monogram))
  })
}
