import { Link } from 'react-router'
import { quoted } from '#platform/french.ts'
import { RemovableChip } from '#ui/chip.tsx'
import type { DirectoryQuery } from '../companies-address.rules.ts'
import { directoryAddress, directoryPath, isNarrowed } from '../companies-address.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Facets } from './company-filters.tsx'

const texts = companiesTexts.directory

const without = <T,>(values: T[], value: T): T[] => values.filter((one) => one !== value)

/** What narrows the list, each part with the address that lets go of it. */
export function ActiveFilters({ facets, query }: { facets: Facets; query: DirectoryQuery }) {
  if (!isNarrowed(query)) return null
  const to = (change: Partial<DirectoryQuery>): string => directoryAddress({ ...query, page: 1, ...change })
  const chips = [
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
  return (
    <ul className="firms__chips" aria-label={texts.active}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <RemovableChip to={chip.to} label={chip.label} />
        </li>
      ))}
      <li className="firms__clear">
        <Link className="more" to={directoryPath}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  )
}
