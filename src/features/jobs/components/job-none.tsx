import type { ReactNode } from 'react'
import { plural } from '#platform/french.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Empty } from '#ui/waiting.tsx'
import { searchTexts } from '../job-search.texts.ts'
import { noJobsTexts } from '../no-jobs.texts.ts'

export type WayOut = { label: string; to: string; count: number }

type Props = {
  waysOut: WayOut[]
  words: WayOut[]
  clearTo: string
  /** Null for those who have no alerts. */
  alertTo: string | null
  /** The place lies in another country: where, and the way to it. */
  abroad: { country: string; way: ReactNode } | null
}

/** Nothing found: what each filter, and each word, alone keeps away, and the way to a clean list. */
export function JobNone({ waysOut, words, clearTo, alertTo, abroad }: Props) {
  if (abroad) return <NoneHere {...abroad} clearTo={clearTo} />
  const some = waysOut.length > 0
  return (
    <Empty
      title="Aucune offre trouvée"
      action={
        <>
          <Ways name="Filtres à retirer" ways={waysOut} />
          {some && words.length > 0 && <p>{noJobsTexts.orWord}</p>}
          <Ways name="Mots à chercher" ways={words} />
          <ButtonLink to={clearTo}>Tout effacer</ButtonLink>
          {alertTo && (
            <ButtonLink to={alertTo} variant="outline">
              {searchTexts.createAlert}
            </ButtonLink>
          )}
        </>
      }
    >
      {some ? noJobsTexts.noneBut : words.length > 0 ? noJobsTexts.noneWords : noJobsTexts.none}
    </Empty>
  )
}

type HereProps = NonNullable<Props['abroad']> & Pick<Props, 'clearTo'>

const NoneHere = ({ country, way, clearTo }: HereProps) => (
  <Empty
    title="Aucune offre trouvée"
    action={
      <>
        {way}
        <ButtonLink to={clearTo} variant="outline">
          Tout effacer
        </ButtonLink>
      </>
    }
  >
    {noJobsTexts.noneHere(country)}
  </Empty>
)

const Ways = ({ name, ways }: { name: string; ways: WayOut[] }) =>
  ways.length > 0 && (
    <ul className="find__out" aria-label={name}>
      {ways.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to}>{label}</Link> <span className="num muted">{plural(count, 'offre')}</span>
        </li>
      ))}
    </ul>
  )
