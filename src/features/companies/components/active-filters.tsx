import { Link } from 'react-router'
import { RemovableChip } from '#ui/chip.tsx'
import type { DirectoryQuery } from '../companies-address.rules.ts'
import { directoryPath, isNarrowed } from '../companies-address.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import { chipsOf } from './company-chips.ts'
import type { Facets } from './company-filters.tsx'

const texts = companiesTexts.directory

/** What narrows the list, and how to let go of it. */
export function ActiveFilters({ facets, query }: { facets: Facets; query: DirectoryQuery }) {
  if (!isNarrowed(query)) return null
  return (
    <ul className="firms__chips" aria-label={texts.active}>
      {chipsOf(facets, query).map((chip) => (
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
