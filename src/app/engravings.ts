import type { FastifyInstance } from 'fastify'
import { monogram } from '#features/companies/companies.rules.ts'
import { companyReferences } from '#features/companies/server/companies.service.ts'
import type { Db } from '#platform/server/db.ts'
import { drawEngraving, isEngravingKind } from '#ui/engraving-kinds.ts'
import { logoSvg } from '#ui/guilloche.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Engravings are drawn from their address, so a browser keeps each of them for good; logos follow the company's name. */
export async function registerEngravings(app: FastifyInstance, db: Db): Promise<void> {
  app.get<{ Params: { kind: string; seed: string } }>('/gravures/:kind/:seed', async (request, reply) => {
    const { kind } = request.params
    const seed = /^(.{1,80})\.svg$/u.exec(request.params.seed)?.[1]
    if (!seed || !isEngravingKind(kind)) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', FOREVER).send(drawEngraving(kind, seed))
  })
  app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(request.params.file)?.[1])
    const company = (await companyReferences(db)).find((one) => one.id === id)
    if (!company) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(logoSvg(company.name, monogram(company.name)))
  })
}
