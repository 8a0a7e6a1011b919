import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const ICONS = { blue: Info, green: CircleCheck, amber: TriangleAlert, red: CircleAlert }
const ROLES = { blue: undefined, green: 'status', amber: undefined, red: 'alert' }

type NoteProps = { tone: keyof typeof ICONS; id?: string; children: ReactNode }

export function Note({ tone, id, children }: NoteProps) {
  return (
    <div className={`note note--${tone}`} role={ROLES[tone]} id={id}>
      <Icon of={ICONS[tone]} />
      <span>{children}</span>
    </div>
  )
}

/** What a note is about, in bold, above what it says. */
export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <b className="note__t">{title}</b>
    {children}
  </>
)
