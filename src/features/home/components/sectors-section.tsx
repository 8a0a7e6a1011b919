import { useState } from 'react'
import { Link } from 'react-router'
import { jobListAddress } from '#features/jobs/jobs-link.rules.ts'
import { formatCount } from '#platform/french.ts'
import type { Settled } from '#platform/settle.ts'
import { Button } from '#ui/button.tsx'
import { Bone, Skeleton } from '#ui/waiting.tsx'
import type { hiringSectors } from '../hiring.ts'
import { homeTexts } from '../home.texts.ts'
import { SectionData } from './section-data.tsx'

type Sectors = ReturnType<typeof hiringSectors>
type Sector = Sectors['sectors'][number]

const UNKNOWN_COUNT = 6

export function SectorsSection({ sectors, today }: { sectors: Promise<Settled<Sectors>>; today: string }) {
  return (
    <section className="sec" aria-labelledby="h-sect">
      <div className="wrap">
        <div className="sec__head">
          <h2 id="h-sect">{homeTexts.sectorsTitle}</h2>
          <p className="muted small">{homeTexts.sectorsAt(today)}</p>
        </div>
        <SectionData of={sectors} skeleton={<SectorsSkeleton />} error={homeTexts.sectorsError}>
          {(hiring) => <SectorGrid {...hiring} />}
        </SectionData>
      </div>
    </section>
  )
}

/** Where no more recruit than are shown anyway, there is nothing to open. */
function SectorGrid({ sectors, shown }: Sectors) {
  const [opened, setOpen] = useState(false)
  const few = sectors.length <= shown
  const open = opened || few
  if (sectors.length === 0) return <p className="muted">{homeTexts.noSectors}</p>
  const largest = Math.max(1, ...sectors.map((sector) => sector.jobs_count))
  return (
    <>
      <ul className={`ledger ${open ? 'is-open' : ''}`} id="secteurs">
        {sectors.map((sector, index) => (
          <SectorEntry key={sector.id} sector={sector} share={sector.jobs_count / largest} extra={index >= shown} />
        ))}
      </ul>
      {!few && (
        <Button variant="outline" aria-expanded={open} aria-controls="secteurs" onClick={() => setOpen(!open)}>
          {open ? homeTexts.hideSectors : homeTexts.showAllSectors}
        </Button>
      )}
    </>
  )
}

function SectorEntry({ sector, share, extra }: { sector: Sector; share: number; extra: boolean }) {
  return (
    <li className={`ledger__c ${extra ? 'is-extra' : ''}`}>
      <Link to={jobListAddress({ secteur_ids: sector.id })}>
        <span className="ledger__n">{sector.name}</span>
        <span className="num ledger__v">
          {formatCount(sector.jobs_count)}
          <span className="vh"> offres</span>
        </span>
      </Link>
      <i className="ledger__b" style={{ '--v': `${(share * 100).toFixed(1)}%` } as React.CSSProperties} />
      <ul className="ledger__s">
        {sector.sous_secteurs.map((subsector) => (
          <li key={subsector.id}>
            <Link to={jobListAddress({ sous_secteur_ids: subsector.id })}>
              {subsector.name} <span className="num">{formatCount(subsector.jobs_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

function SectorsSkeleton() {
  return (
    <Skeleton label={homeTexts.sectorsLoading} className="ledger">
      {Array.from({ length: UNKNOWN_COUNT }, (_, index) => (
        <div key={index} className="ledger__c">
          <Bone width="60%" height={22} />
          <Bone width="100%" height={3} top={9} />
          <Bone width="80%" top={14} />
        </div>
      ))}
    </Skeleton>
  )
}
