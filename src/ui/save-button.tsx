import { Bookmark } from 'lucide'
import { Icon } from './icon.tsx'

type SaveProps = { saved: boolean; label: string; onToggle: () => void; className?: string }

export function SaveButton({ saved, label, onToggle, className = '' }: SaveProps) {
  return (
    <button type="button" className={`save ${className}`} aria-pressed={saved} aria-label={label} onClick={onToggle}>
      <Icon of={Bookmark} />
    </button>
  )
}
