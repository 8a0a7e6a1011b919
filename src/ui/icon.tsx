import type { LucideIcon } from 'lucide-react'

type Props = { of: LucideIcon; small?: boolean; className?: string }

/** A lucide icon at the house stroke. Always beside a text, or inside something that has a name. */
export function Icon({ of: Drawing, small = false, className = '' }: Props) {
  return <Drawing className={`icon ${small ? 'icon--16' : ''} ${className}`} strokeWidth={1.5} aria-hidden="true" />
}
