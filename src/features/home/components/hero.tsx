import type { ReactNode } from 'react'
import type { readStats } from '#features/figures/figures.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatCount } from '#platform/french.ts'
import { Button } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Engraving } from '#ui/engraving.tsx'
import type { quickLinks } from '../hiring.ts'
import { homeTexts } from '../home.texts.ts'

type Figures = { stats: OutputOf<typeof readStats>; quick: ReturnType<typeof quickLinks> }

export function Hero({ fields, figures }: { fields: ReactNode; figures: Figures | null }) {
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
              <strong>{homeTexts.jobs(figures.stats.total_jobs)}</strong>
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
        {figures && figures.quick.length > 0 && (
          <ul className="hero__quick">
            {figures.quick.map(({ label, to, count }) => (
              <li key={label}>
                <ChipLink to={to} count={count}>
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
      <span>{homeTexts.openJobs}</span>
    </div>
  )
}
