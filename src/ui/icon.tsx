import type { IconNode } from 'lucide'

type Props = { of: IconNode; small?: boolean; className?: string }

/** A lucide drawing at the house stroke. Always beside a text, or inside something that has a name. */
export function Icon({ of: drawing, small = false, className = '' }: Props) {
  return (
    <svg className={`icon ${small ? 'icon--16' : ''} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.map(([Tag, attributes], index) => {
        const Shape = Tag as 'path'
        return <Shape key={index} {...attributes} />
      })}
    </svg>
  )
}
