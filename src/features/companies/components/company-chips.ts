import { quoted } from '#platform/french.ts'
import type { DirectoryQuery } from '../companies-address.rules.ts'
import { directoryAddress } from '../companies-address.rules.ts'
import type { Facets } from './company-filters.tsx'

const without = <T>(values: T[], value: T): T[] => values.filter((one) => one !== value)

/** What narrows the list, each part with the address that lets go of it alone, back on the first page. */
export function chipsOf(facets: Facets, query: DirectoryQuery): { key: string; label: string; to: string }[] {
  const to = (change: Partial<DirectoryQuery>): string => directoryAddress({ ...query, page: 1, ...change })
  return [
    ...(query.q === '' ? [] : [{ key: 'q', label: quoted(query.q), to: to({ q: '' }) }]),
    ...facets.secteurs
      .filter(({ id }) => query.secteur_ids.includes(id))
      .map(({ id, name }) => ({
        key: `secteur ${id}`,
        label: name,
        to: to({ secteur_ids: without(query.secteur_ids, id) }),
      })),
    ...facets.tailles
      .filter(({ id }) => query.taille.includes(id))
      .map(({ id, name }) => ({ key: `taille ${id}`, label: name, to: to({ taille: without(query.taille, id) }) })),
    ...facets.structures
      .filter(({ id }) => query.structure_ids.includes(id))
      .map(({ id, name }) => ({
        key: `structure ${id}`,
        label: name,
        to: to({ structure_ids: without(query.structure_ids, id) }),
      })),
  ]
}
