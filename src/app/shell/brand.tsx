import { Engraving } from '#ui/engraving.tsx'
import { Link } from '#ui/link.tsx'

export function Brand() {
  return (
    <Link className="brand" to="/" aria-label="Florin, accueil">
      <span className="brand__coin" aria-hidden="true">
        <Engraving kind="ring" seed="Florin" />
        <svg viewBox="0 0 48 48">
          <path d="M19.5 34V15h11M19.5 24h8.5" fill="none" stroke="currentColor" strokeWidth="3.2" />
        </svg>
      </span>
      Florin
    </Link>
  )
}
