import { Star } from 'lucide'
import { Icon } from './icon.tsx'

const FIVE = [1, 2, 3, 4, 5]

/** Five stars, as many of them full as there were given. Always beside the figure, which is what is read out. */
export const Stars = ({ value }: { value: number }) => (
  <span className="stars" aria-hidden="true">
    {FIVE.map((at) => (
      <Icon key={at} of={Star} small className={at <= Math.round(value) ? 'stars__full' : ''} />
    ))}
  </span>
)
