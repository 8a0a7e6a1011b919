import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type Props = { to: To; className?: string; children: ReactNode }

/** The way to what a page belongs to, at its head. */
export const BackLink = ({ to, className, children }: Props) => (
  <Link className={className === undefined ? 'more' : `more ${className}`} to={to}>
    <Icon of={ArrowLeft} small />
    {children}
  </Link>
)
