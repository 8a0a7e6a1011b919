import { Link } from 'react-router'
import { formatTenth } from '#platform/french.ts'
import { Table } from '#ui/table.tsx'
import type { ListedApplicant } from '../applicants.contract.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'
import { StageBadge } from './stage-badge.tsx'
import { WaitingMark, whoOf } from './waiting-mark.tsx'

type Shown = {
  addressOf: (one: ListedApplicant) => string
  /** Whether the job is named: where several are listed. */
  jobs?: boolean
}
type Props = Shown & {
  rows: ListedApplicant[]
  choice?: { isChosen: (one: ListedApplicant) => boolean; choose: (one: ListedApplicant, isIn: boolean) => void }
}

const columnsOf = ({ addressOf, jobs = false }: Shown) => [
  {
    key: 'candidat',
    label: texts.columns.candidat,
    cell: (one: ListedApplicant) => (
      <>
        <Link className="appl-name" to={addressOf(one)} preventScrollReset>
          {one.nom}
        </Link>
        <span className="small muted">
          {whoOf(one)}
          {jobs && whoOf(one) !== '' && <br />}
          {jobs && one.poste}
        </span>
      </>
    ),
  },
  {
    key: 'etape',
    label: texts.columns.etape,
    cell: (one: ListedApplicant) => <StageBadge stage={one.statut} withdrawn={one.withdrawn} />,
  },
  {
    key: 'souhait',
    label: texts.columns.souhait,
    right: true,
    cell: (one: ListedApplicant) => keptTogether(one.souhait) || '–',
  },
  {
    key: 'note',
    label: texts.columns.note,
    right: true,
    cell: ({ rating }: ListedApplicant) =>
      rating === null ? '–' : `${formatTenth(rating).replace(',0', '')}\u00a0/\u00a05`,
  },
  {
    key: 'attente',
    label: texts.columns.attente,
    right: true,
    cell: (one: ListedApplicant) => <WaitingMark one={one} />,
  },
]

/** A salary as it was typed, on one line. */
const keptTogether = (typed: string): string => typed.replaceAll('–', '\u2060–\u2060').replaceAll(' k€', '\u00a0k€')

/** Applicants, a line each. */
export const ApplicantsTable = ({ rows, choice, ...shown }: Props) => (
  <Table
    label={texts.tableLabel}
    rows={rows}
    keyOf={({ id }) => id}
    cards
    choice={choice && { ...choice, name: 'ids', nameOf: ({ nom }) => nom }}
    columns={columnsOf(shown)}
  />
)
