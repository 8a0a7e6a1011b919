import { createAlert } from '#features/alerts/server/alerts.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { Tx } from '#platform/server/database/db.ts'

const wishes = [
  {
    title: 'Contrôle de gestion à Lyon',
    sectors: ['Banque', 'Finance d’entreprise'],
    location: 'Lyon',
    keywords: 'contrôleur de gestion',
    salary: 45_000,
    frequency: 'weekly',
  },
  {
    title: 'Assurance en Auvergne-Rhône-Alpes',
    sectors: ['Assurance'],
    location: 'Auvergne-Rhône-Alpes',
    keywords: '',
    salary: null,
    frequency: 'daily',
  },
] as const

/** The sample candidate follows two kinds of jobs. */
export async function seedAlerts(tx: Tx, accountId: number): Promise<void> {
  const lists = await listsOf(tx)
  for (const { sectors, ...wish } of wishes) {
    const ids = sectors.map((name) => lists.sectors.find((sector) => sector.name === name)!.id)
    await createAlert(tx, accountId, { ...wish, sectors: ids, search: '/emploi' })
  }
}
