import { CircleAlert, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const ICONS = { blue: Info, amber: TriangleAlert, red: CircleAlert }

export function Note({ tone, children }: { tone: 'blue' | 'amber' | 'red'; children: ReactNode }) {
  return (
    <div className={`note note--${tone}`} role={tone === 'red' ? 'alert' : undefined}>
      <Icon of={ICONS[tone]} />
      <span>{children}</span>
    </div>
  )
}
