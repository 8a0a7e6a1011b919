import { insertKey } from '#features/multiposting/server/company-keys.repository.ts'
import { insertImport, insertItems } from '#features/multiposting/server/imports.repository.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'

const HOUR = 3_600_000

const lines = [
  { reference: 'CDA-2041', title: 'Analyste crédit H/F', outcome: 'inchangée', reason: '' },
  {
    reference: 'CDA-2042',
    title: 'Conseiller clientèle H/F',
    outcome: 'refusée',
    reason:
      '«\u202fmoins de 35 ans\u202f»\u202f: L’âge est un critère interdit (articles L1132-1 et L5331-2 du Code du travail).',
  },
  { reference: 'CDA-2043', title: 'Gestionnaire de sinistres H/F', outcome: 'refusée', reason: 'Indiquez la ville.' },
] as const

/** A key that nobody has, and the report of a feed, so that the page has something to show. */
export async function seedMultiposting(tx: Tx, companyId: number, accountId: number, now: Date): Promise<void> {
  const key = { companyId, accountId, name: 'Logiciel de recrutement', hash: hashOf(newToken()), hint: 'k7Qm' }
  const createdAt = new Date(now.getTime() - 400 * HOUR)
  const lastUsedAt = new Date(now.getTime() - 2 * HOUR)
  await insertKey(tx, { ...key, scopes: ['jobs:write', 'jobs:read'], createdAt, lastUsedAt })
  const sent = { companyId, accountId, format: 'xml', whole: false, state: 'done' } as const
  const importId = await insertImport(tx, { ...sent, createdAt: lastUsedAt, finishedAt: lastUsedAt })
  await insertItems(
    tx,
    lines.map((line, at) => ({ importId, position: at + 1, ...line })),
  )
}
