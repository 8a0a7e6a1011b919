import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { listImports } from '#features/multiposting/multiposting.contract.ts'
import { reportPath } from '#features/multiposting/multiposting.rules.ts'
import { multipostingTexts as texts } from '#features/multiposting/multiposting.texts.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { writeList } from '#platform/list-writing.ts'
import { Table } from '#ui/table.tsx'

export type Import = OutputOf<typeof listImports>['data'][number]

const AGAIN_AFTER = 2_000

/** Reads the page anew while something of it is under way. */
export function useProgress(running: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!running || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), AGAIN_AFTER)
    return () => clearTimeout(timer)
  }, [running, state, revalidate])
}

/** How far a feed is. */
export const FeedProgress = ({ faites, total, etat }: Pick<Import, 'faites' | 'total' | 'etat'>) => (
  <span className="multi__progress">
    <progress max={total} value={faites} aria-label={texts.progress(faites, total)} />
    <span className="num">{texts.progress(faites, total)}</span>
    <span className="muted">{etat === 'done' ? texts.ended : texts.running}</span>
  </span>
)

const columns = [
  {
    key: 'date',
    label: 'Reçu le',
    cell: ({ id, created_at }: Import) => (
      <Link className="multi__report" to={reportPath(id)}>
        {formatMoment(new Date(created_at))}
        <span className="vh">, {texts.report}</span>
      </Link>
    ),
  },
  { key: 'etat', label: 'Avancement', cell: FeedProgress },
  { key: 'creees', label: 'Créées', right: true, cell: ({ creees }: Import) => creees },
  { key: 'modifiees', label: 'Modifiées', right: true, cell: ({ modifiees }: Import) => modifiees },
  { key: 'inchangees', label: 'Inchangées', right: true, cell: ({ inchangees }: Import) => inchangees },
  {
    key: 'refusees',
    label: 'Refusées',
    right: true,
    cell: ({ id, refusees }: Import) =>
      refusees > 0 ? (
        <Link className="multi__report" to={writeList(reportPath(id), { resultat: 'refusée' })}>
          {refusees}
        </Link>
      ) : (
        0
      ),
  },
  { key: 'fermees', label: 'Fermées', right: true, cell: ({ fermees }: Import) => fermees },
]

/** The feeds of a company, each with its report. */
export function FeedImports({ imports }: { imports: Import[] }) {
  useProgress(imports.some(({ etat }) => etat !== 'done'))
  return <Table label={texts.imports} columns={columns} rows={imports} keyOf={({ id }) => id} cards />
}
