import { RefreshCw, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
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

type FailureProps = {
  title: string
  children?: ReactNode
  /** What a new try does, and whether it is under way; without it the page reads its data again. */
  onRetry?: () => void
  retrying?: boolean
}

export function Failure({ title, children, onRetry, retrying = false }: FailureProps) {
  const { revalidate, state } = useRevalidator()
  const busy = onRetry ? retrying : state === 'loading'
  return (
    <div className="card empty" role="alert">
      <Icon of={TriangleAlert} />
      <p className="card__h">{title}</p>
      {children && <p>{children}</p>}
      <Button onClick={onRetry ?? (() => void revalidate())} busy={busy ? 'Chargement…' : false}>
        <Icon of={RefreshCw} small />
        Réessayer
      </Button>
    </div>
  )
}
