import { RefreshCw, TriangleAlert } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Preparing } from '#platform/refusals.ts'
import type { Settled } from '#platform/settle.ts'
import { Engraving } from './engraving.tsx'
import { Icon } from './icon.tsx'

/** A bar the shape of what comes. */
export const Bone = ({ width, height = 14, top = 0 }: { width: string; height?: number; top?: number }) => (
  <span className="sk" style={{ width, height, marginTop: top }} />
)

/** Announces that something loads, and keeps its bones from being read out. */
export function Skeleton({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`skeleton ${className}`} aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      {children}
    </div>
  )
}

export function Empty({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="card empty">
      <Engraving kind="rosette" seed={title} />
      <p className="card__h">{title}</p>
      <p>{children}</p>
      {action}
    </div>
  )
}

/** An empty address is that of the page itself, and leads to no other site whatever it looks like. */
const OWN_ADDRESS = ''

type RetryProps = {
  /** What a new try does, and whether it is under way; without it the page reads its data again. */
  onRetry?: (() => void) | undefined
  retrying?: boolean
  children?: ReactNode
}

/** Tries again. It leads to the page's own address, so that it does where no scripts run, and before they do. */
export function Retry({ onRetry, retrying = false, children }: RetryProps) {
  const { revalidate, state } = useRevalidator()
  const busy = onRetry ? retrying : state === 'loading'
  const label = (
    <>
      {children}
      Réessayer
    </>
  )
  const retry = (event: MouseEvent): void => {
    // Whoever asks for another window gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (busy) return
    if (onRetry) onRetry()
    else void revalidate()
  }
  return (
    <a className={busy ? 'btn is-busy' : 'btn'} href={OWN_ADDRESS} aria-disabled={busy || undefined} onClick={retry}>
      {busy ? (
        <span className="btn__swap">
          <span aria-hidden="true">{label}</span>
          <span>
            <span className="spin" />
            Chargement…
          </span>
        </span>
      ) : (
        label
      )}
    </a>
  )
}

type FailureProps = Omit<RetryProps, 'children'> & {
  title: string
  /** What failed: where it did because the search is being prepared, that is said instead. */
  of?: Settled<unknown>
  children?: ReactNode
}

export function Failure({ title, of, children, onRetry, retrying }: FailureProps) {
  if (of && !of.ok && of.preparing) return <SearchAway preparing={of.preparing} />
  return (
    <div className="card empty" role="alert">
      <Icon of={TriangleAlert} />
      <p className="card__h">{title}</p>
      {children && <p>{children}</p>}
      <Retry onRetry={onRetry} retrying={retrying}>
        <Icon of={RefreshCw} small />
      </Retry>
    </div>
  )
}

type SearchAwayProps = { preparing: Preparing; heading?: 'h1' | 'p' }

/** In place of what would be found while the search is being prepared; where scripts run it comes by itself. */
export function SearchAway({ preparing, heading: Heading = 'p' }: SearchAwayProps) {
  const { revalidate } = useRevalidator()
  const [heard, setHeard] = useState<{ after: Preparing; now: Preparing } | null>(null)
  // What the page was answered last is newer than what was heard before.
  const { percent } = heard?.after === preparing ? heard.now : preparing
  useEffect(() => {
    const over = new AbortController()
    const wait = async (): Promise<void> => {
      const { untilSearchable } = await import('#platform/until-searchable.ts')
      await untilSearchable(preparing, (now) => setHeard({ after: preparing, now }), over.signal)
      await revalidate()
    }
    // Where even this cannot be fetched « Réessayer » is left.
    wait().catch(() => undefined)
    return () => over.abort()
  }, [preparing, revalidate])
  return (
    <div className="card empty search-away">
      <Engraving kind="rosette" seed="recherche" />
      <Heading className="card__h" role={Heading === 'p' ? 'status' : undefined}>
        Nous préparons la recherche…
      </Heading>
      <p>
        {percent > 0
          ? `Elle est prête à ${percent}\u202f%. Encore un peu de patience.`
          : 'Elle sera prête dans quelques instants.'}
      </p>
      {percent > 0 && (
        <progress className="progress" value={percent} max={100} aria-label="Préparation de la recherche" />
      )}
      <p className="search-away__auto">La page s’actualisera d’elle-même.</p>
      <Retry>
        <Icon of={RefreshCw} small />
      </Retry>
    </div>
  )
}
