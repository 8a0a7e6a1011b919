import type { ReactNode } from 'react'
import type { listContracts, readStats } from '#features/reference/reference.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatCount } from '#platform/french.ts'
import { Button } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { homeTexts } from '../home.texts.ts'

type Figures = { stats: OutputOf<typeof readStats>; contracts: OutputOf<typeof listContracts>['data'] }

const QUICK_LINKS = [
  { contract: 'CDI', label: 'CDI', to: (id: number) => `/emploi?contrat_ids=${id}` },
  { contract: 'Stage', label: 'Stages', to: () => '/stages' },
  { contract: 'Alternance', label: 'Alternance', to: () => '/alternance' },
]

/** Without figures all of them; with figures, those that lead to an offer. */
const quickLinks = (figures: Figures | null) =>
  QUICK_LINKS.map(({ contract, ...link }) => {
    const found = figures?.contracts.find(({ name }) => name === contract)
    return { ...link, id: found?.id ?? 0, count: found?.jobs_count }
  }).filter(({ count }) => figures === null || count)

export function Hero({ fields, figures }: { fields: ReactNode; figures: Figures | null }) {
  const quick = quickLinks(figures)
  return (
    <section className="hero">
      <div className="hero__eng" aria-hidden="true">
        <Engraving kind="wave" seed="Florin" className="hero__wave eng--stretch" />
        <div className="hero__medal">
          <Engraving kind="medal" seed="Florin 5" className="hero__medal-a" />
          <Engraving kind="lace" seed="Florin" className="hero__medal-b" />
          {figures && <Coin count={figures.stats.total_jobs} />}
        </div>
      </div>
      <div className="wrap hero__in">
        <h1 className="display">{homeTexts.heading}</h1>
        <p className="hero__lead">
          {homeTexts.lead}
          {figures ? (
            <>
              <strong>{homeTexts.offers(figures.stats.total_jobs)}</strong>
              {homeTexts.leadAfter(figures.stats.total_professionals)}
            </>
          ) : (
            'des offres vérifiées et un réseau de professionnels.'
          )}
        </p>
        <form className="search hero__search" role="search" action="/emploi" aria-label={homeTexts.search}>
          {fields}
          <Button type="submit" size="large">
            {homeTexts.submit}
          </Button>
        </form>
        {quick.length > 0 && (
          <ul className="hero__quick">
            {quick.map(({ label, to, id, count }) => (
              <li key={label}>
                <ChipLink to={to(id)} count={count}>
                  {label}
                </ChipLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The figure struck in the middle of the medal. */
function Coin({ count }: { count: number }) {
  return (
    <div className="hero__coin">
      <b>{formatCount(count)}</b>
      <span>{homeTexts.openOffers}</span>
    </div>
  )
}
