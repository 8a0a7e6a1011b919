import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

const SHOWN = 5

/** Up to five page numbers centred on the current one. */
export function pagesAround(page: number, total: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), total - SHOWN + 1))
  return Array.from({ length: Math.min(SHOWN, total) }, (_, index) => first + index)
}

/** The ways to the other pages of a list, if it has any. */
export function Pager({ page, total, hrefOf }: { page: number; total: number; hrefOf: (page: number) => string }) {
  if (total <= 1) return null
  return (
    <nav className="pager" aria-label="Pagination">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} aria-label="Page précédente">
          <Icon of={ChevronLeft} />
        </Link>
      )}
      {pagesAround(page, total).map((number) => (
        <Link key={number} to={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Link>
      ))}
      {page < total && (
        <Link to={hrefOf(page + 1)} aria-label="Page suivante">
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
