import { Star } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { formatTenth } from '#platform/french.ts'
import { replacing } from '#platform/pages.ts'
import { Icon } from '#ui/icon.tsx'
import type { Stage } from '../../applications.rules.ts'
import type { ListedApplicant, readBoard } from '../applicants.contract.ts'
import { applicantList, closedStages, openStages } from '../applicants.rules.ts'
import { applicantTexts as texts, stageWords } from '../applicants.texts.ts'
import { WaitingMark, whatOf } from './waiting-mark.tsx'

type Found = OutputOf<typeof readBoard>

type Props = {
  board: Found
  open: number | null
  chosen: ReadonlySet<number>
  /** Where scripts run, a card is carried into another column. */
  onMove: (one: ListedApplicant, stage: Stage) => void
}

const TeamRating = ({ rating }: { rating: number | null }) =>
  rating === null ? (
    <span />
  ) : (
    <span className="kcard__s" title={texts.ratedTeam}>
      <Icon of={Star} small />
      <span className="vh">{texts.ratedTeam} </span>
      <span className="num">{formatTenth(rating).replace(',0', '')}</span>
    </span>
  )

function Card({ one, open, chosen }: { one: ListedApplicant; open: boolean; chosen: boolean }) {
  const [params] = useSearchParams()
  return (
    // Carrying is one more way: the select and the keys move a card too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`kcard ${open ? 'is-on' : ''} ${chosen ? 'is-chosen' : ''}`}
      draggable={!one.withdrawn}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(one.id))}
    >
      <h4>
        <Link
          to={replacing(params, 'candidat', String(one.id))}
          aria-current={open ? 'true' : undefined}
          preventScrollReset
          // A card is carried as a whole, not its link.
          draggable={false}
        >
          {one.nom}
        </Link>
      </h4>
      {whatOf(one) && <p>{whatOf(one)}</p>}
      {one.localisation && <p>{one.localisation}</p>}
      <div className="kcard__f">
        <TeamRating rating={one.rating} />
        <WaitingMark one={one} />
      </div>
    </li>
  )
}

/** Applicants by stage; the two closed ones are spines that lead to the table. */
export function Board({ board: { columns, counts }, open, chosen, onMove }: Props) {
  const [params] = useSearchParams()
  const all = columns.flatMap(({ data }) => data)
  const tableOf = (stage: Stage): string =>
    applicantList.having(new URLSearchParams(applicantList.having(params, 'vue', 'tableau').slice(1)), 'etape', stage)
  const drop = (stage: Stage) => ({
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault()
      const one = all.find(({ id }) => String(id) === event.dataTransfer.getData('text/plain'))
      if (one && one.statut !== stage) onMove(one, stage)
    },
  })
  return (
    // The region can be scrolled with the keyboard only if it can be focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="appl-board" tabIndex={0} role="region" aria-label={texts.boardLabel}>
      {openStages.map((stage, at) => {
        const data = columns.find((column) => column.stage === stage)!.data
        const more = counts.by_stage[stage] - data.length
        return (
          <section key={stage} className="kcol" aria-labelledby={`etape-${at}`} {...drop(stage)}>
            <h3 id={`etape-${at}`}>
              <span className={`kcol__d kcol__d--${at}`} />
              {stageWords[stage]} <span className="num">{counts.by_stage[stage]}</span>
            </h3>
            {data.length > 0 ? (
              <ul className="kcol__l">
                {data.map((one) => (
                  <Card key={one.id} one={one} open={one.id === open} chosen={chosen.has(one.id)} />
                ))}
              </ul>
            ) : (
              <p className="kcol__l small muted">{texts.emptyColumn}</p>
            )}
            {more > 0 && (
              <Link className="more kcol__m" to={tableOf(stage)}>
                {texts.others(more)}
              </Link>
            )}
          </section>
        )
      })}
      {closedStages.map((stage) => (
        <div key={stage} className="appl-spine" {...drop(stage)}>
          <Link to={tableOf(stage)}>
            <b className="num">{counts.by_stage[stage]}</b> {stageWords[stage]}
          </Link>
        </div>
      ))}
    </div>
  )
}
