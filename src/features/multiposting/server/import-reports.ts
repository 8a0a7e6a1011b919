import type { ParsedInputOf } from '#platform/contract.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type * as contract from '../multiposting.contract.ts'
import type { ImportRow } from './imports.repository.ts'
import * as imports from './imports.repository.ts'

async function shown(db: Db, rows: ImportRow[]) {
  const counts = await imports.countOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, format, whole, state, closed, createdAt, finishedAt }) => {
    const mine = counts.filter(({ importId }) => importId === id)
    const of = (outcome: string | null) => mine.find((one) => one.outcome === outcome)?.count ?? 0
    const total = mine.reduce((sum, { count }) => sum + count, 0)
    return {
      id,
      format,
      complet: whole,
      etat: state,
      total,
      faites: total - of(null),
      creees: of('créée'),
      modifiees: of('modifiée'),
      inchangees: of('inchangée'),
      refusees: of('refusée'),
      fermees: closed,
      created_at: createdAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
    }
  })
}

export async function listImports(db: Db, actor: SignedIn, page: PageInput) {
  const { rows, total } = await imports.findListed(db, actor, page)
  return { data: await shown(db, rows), pagination: pageOf(total, page) }
}

export async function readImport(db: Db, actor: SignedIn, id: number) {
  const row = await imports.findOwn(db, actor, id)
  if (!row) throw notFound()
  return (await shown(db, [row]))[0]!
}

export async function listItems(
  db: Db,
  actor: SignedIn,
  { id, resultat, ...page }: ParsedInputOf<typeof contract.listItems>,
) {
  if (!(await imports.findOwn(db, actor, id))) throw notFound()
  const { rows, total } = await imports.findItems(db, id, resultat, page)
  return {
    data: rows.map(({ position, reference, title, outcome, reason, jobId }) => ({
      id: position,
      reference,
      titre: title,
      resultat: outcome,
      raison: reason,
      offre_id: jobId,
    })),
    pagination: pageOf(total, page),
  }
}
