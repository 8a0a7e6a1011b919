import { Link } from 'react-router'
import { plural } from '#platform/french.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/waiting.tsx'
import { jobsTexts } from '../jobs.texts.ts'

export type WayOut = { label: string; to: string; count: number }

/** Nothing found: what each filter alone keeps away, and the way to a clean list. */
export function JobNone({ waysOut, clearTo, alertTo }: { waysOut: WayOut[]; clearTo: string; alertTo: string }) {
  const ways = (
    <ul className="find__out" aria-label="Filtres à retirer">
      {waysOut.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to}>{label}</Link> <span className="num muted">{plural(count, 'offre')}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <Empty
      title="Aucune offre trouvée"
      action={
        <>
          {waysOut.length > 0 && ways}
          <ButtonLink to={clearTo}>Tout effacer</ButtonLink>
          <ButtonLink to={alertTo} variant="outline">
            {jobsTexts.createAlert}
          </ButtonLink>
        </>
      }
    >
      {waysOut.length > 0 ? jobsTexts.noneBut : jobsTexts.none}
    </Empty>
  )
}
