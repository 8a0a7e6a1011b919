import { Heart } from 'lucide'
import { formatCount } from '#platform/french.ts'
import { Icon } from './icon.tsx'

type LikeProps = {
  liked: boolean
  count: number
  /** Without it, it sends the form that it stands in. */
  onToggle?: () => void
}

export function LikeButton({ liked, count, onToggle }: LikeProps) {
  return (
    <button
      type={onToggle ? 'button' : 'submit'}
      className="btn btn--outline like"
      aria-pressed={liked}
      onClick={onToggle}
    >
      <Icon of={Heart} />
      <span>
        {liked ? 'Aimé' : 'Aimer'} <span className="num">{formatCount(count)}</span>
      </span>
    </button>
  )
}
