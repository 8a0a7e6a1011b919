import { Bell } from 'lucide'
import { formatCount, quoted } from '#platform/french.ts'
import type { Chip } from '#platform/list-address.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ActiveFilters, FiltersButton } from '#ui/list/active-filters.tsx'
import type { JobSort } from '../jobs.rules.ts'
import { jobReading } from '../job-address.ts'
import { defaultSort, jobSorts } from '../jobs.rules.ts'
import { searchTexts } from '../job-search.texts.ts'

type Props = {
  title: string
  total: number | null
  sort: JobSort
  form: string
  chips: Chip[]
  clearTo: string
  /** Null for those who have no alerts. */
  alertTo: string | null
  /** What was searched instead of what was typed, and the way to search that. */
  corrected: false | { to: string; instead: string }
  params: URLSearchParams
}

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Above the list: how many jobs, in which order, under which filters. */
export function JobSearchHead({ title, total, sort, form, chips, clearTo, alertTo, corrected, params }: Props) {
  const asked = jobReading.read(params)
  const typed = textOf(asked.keywords)
  const searched = [typed, textOf(asked.lieu)].filter(Boolean).map(quoted).join(', ')
  const usual = defaultSort(typed)
  // What is typed into the search is no filter.
  const { keywords: _what, lieu: _where, ...filters } = asked
  const chosen = Object.values(filters).flat().length
  return (
    <>
      <div className="find__h">
        <h1>{title}</h1>
        {total !== null && (
          <p className="num">
            <b>{formatCount(total)}</b> {total < 2 ? 'offre' : 'offres'}
          </p>
        )}
        <div className="find__sort">
          <label className="vh" htmlFor="tri">
            Trier par
          </label>
          <select
            className="input select select--sm"
            id="tri"
            name="sort"
            form={form}
            defaultValue={sort === usual ? '' : sort}
            key={sort + usual}
          >
            {jobSorts.map((one) => (
              <option key={one} value={one === usual ? '' : one}>
                {searchTexts.sorts[one]}
              </option>
            ))}
          </select>
          <FiltersButton count={chosen} />
        </div>
      </div>
      <ActiveFilters chips={chips} clearTo={clearTo}>
        {/* Where nothing is found, it is part of what is said instead of a list. */}
        {total !== 0 && alertTo && (
          <li className="find__alert">
            <Link className="btn btn--ghost btn--sm" to={alertTo}>
              <Icon of={Bell} small />
              {searchTexts.createAlert}
            </Link>
          </li>
        )}
      </ActiveFilters>
      {jobReading.tooLong(params).length > 0 && <p className="find__note">{searchTexts.tooLong(searched)}</p>}
      {corrected && (
        <p className="find__note muted">
          {total === 0 ? 'Recherche faite avec' : 'Résultats pour'} {quoted(corrected.to)}.{' '}
          <Link to={corrected.instead} className="find__instead">
            Chercher plutôt {quoted(typed)}
          </Link>
        </p>
      )}
    </>
  )
}
