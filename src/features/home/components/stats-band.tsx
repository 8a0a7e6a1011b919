import type { readStats } from '#features/figures/figures.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatCompact } from '#platform/french.ts'
import type { Settled } from '#platform/settle.ts'
import { Engraving } from '#ui/engraving.tsx'
import { Bone, Skeleton } from '#ui/waiting.tsx'
import { lowerTexts } from '../lower-home.texts.ts'
import { SectionData } from './section-data.tsx'

type Stats = OutputOf<typeof readStats>

export function StatsBand({ stats }: { stats: Promise<Settled<Stats>> }) {
  return (
    <section className="band far" aria-labelledby="h-stat">
      <Engraving kind="band" seed="Florin" className="band__eng eng--stretch" />
      <div className="wrap">
        <h2 className="vh" id="h-stat">
          {lowerTexts.statsTitle}
        </h2>
        <SectionData of={stats} skeleton={<StatsSkeleton />} error={lowerTexts.statsError} quiet>
          {(figures) => <StatTiles figures={figures} />}
        </SectionData>
      </div>
    </section>
  )
}

function StatTiles({ figures }: { figures: Stats }) {
  return (
    <dl className="band__t">
      <Tile name={lowerTexts.statJobs} value={figures.total_jobs} />
      <Tile name={lowerTexts.statProfessionals} value={figures.total_professionals} />
      <Tile name={lowerTexts.statCompanies} value={figures.total_companies} />
      <Tile name={lowerTexts.statActive} when={lowerTexts.statActiveWhen} value={figures.active_users_month} />
    </dl>
  )
}

function Tile({ name, when, value }: { name: string; when?: string; value: number }) {
  return (
    <div>
      <dt>
        {name} {when && <span>{when}</span>}
      </dt>
      <dd>{formatCompact(value)}</dd>
    </div>
  )
}

function StatsSkeleton() {
  return (
    <Skeleton label={lowerTexts.statsLoading} className="band__t">
      {[1, 2, 3, 4].map((key) => (
        <div key={key}>
          <Bone width="60%" height={16} top={8} />
          <Bone width="45%" height={44} />
        </div>
      ))}
    </Skeleton>
  )
}
