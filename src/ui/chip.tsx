import { X } from 'lucide'
import type { ReactNode } from 'react'
import { formatCount } from '#platform/french.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export function ChipLink({
  to,
  count,
  current,
  children,
}: {
  to: string
  count?: number | undefined
  current?: boolean
  children: ReactNode
}) {
  return (
    <Link className="chip" to={to} aria-current={current ? 'true' : undefined}>
      {children} {count !== undefined && <span className="num">{formatCount(count)}</span>}
    </Link>
  )
}

export function RemovableChip({ to, label }: { to: string; label: string }) {
  return (
    <Link className="chip chip--on" to={to} aria-label={`Retirer le filtre ${label}`}>
      {label}
      <Icon of={X} small />
    </Link>
  )
}

export type BadgeTone = 'neutral' | 'green' | 'outline' | 'red' | 'amber' | 'blue' | 'gold'

export function Badge({
  tone = 'neutral',
  plain = false,
  children,
}: {
  tone?: BadgeTone
  plain?: boolean
  children: ReactNode
}) {
  const look = tone === 'neutral' ? '' : `badge--${tone}`
  return <span className={`badge ${look} ${plain ? 'badge--plain num' : ''}`}>{children}</span>
}

/** The gold ring that marks what is paid for or chosen by the house. */
export const Hallmark = ({ children }: { children: ReactNode }) => <span className="spons">{children}</span>

export function CountDot({ count, label }: { count: number; label: string }) {
  return (
    <span className="dot">
      {formatCount(count)}
      <span className="vh"> {label}</span>
    </span>
  )
}
