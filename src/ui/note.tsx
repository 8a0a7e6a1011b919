import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const ICONS = { blue: Info, green: CircleCheck, amber: TriangleAlert, red: CircleAlert }
const ROLES = { blue: undefined, green: 'status', amber: undefined, red: 'alert' }

export function Note({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <div className={`note note--${tone}`} role={ROLES[tone]}>
      <Icon of={ICONS[tone]} />
      <span>{children}</span>
    </div>
  )
}
