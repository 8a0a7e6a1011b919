import type { LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import type SuggestInput from './suggest-input.tsx'
import type { LoadSuggestions } from './suggestion.ts'

type Props = { name: string; label: string; placeholder: string; icon: LucideIcon; load: LoadSuggestions }

type Live = { Input: typeof SuggestInput; typed: string; caret: number | null }

/**
 * A search field that completes what is typed. It begins as a plain field, which works before scripts arrive;
 * the part that completes is fetched when the visitor comes near, and takes over what was typed so far.
 */
export function SuggestField({ name, label, placeholder, icon, load }: Props) {
  const plain = useRef<HTMLInputElement>(null)
  const asked = useRef(false)
  const [live, setLive] = useState<Live | null>(null)
  const prepare = (): void => {
    if (asked.current) return
    asked.current = true
    import('./suggest-input.tsx').then(
      ({ default: Input }) => {
        const field = plain.current
        const focused = field !== null && document.activeElement === field
        setLive({ Input, typed: field?.value ?? '', caret: focused ? field.selectionStart : null })
      },
      () => {
        asked.current = false
      },
    )
  }
  return (
    // The label takes no action of its own: it only notices that the visitor comes near its field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label className="search__f" onPointerEnter={prepare} onFocus={prepare}>
      <Icon of={icon} />
      <span>{label}</span>
      {live ? (
        <live.Input name={name} placeholder={placeholder} load={load} typed={live.typed} caret={live.caret} />
      ) : (
        <input ref={plain} name={name} placeholder={placeholder} maxLength={100} autoComplete="off" />
      )}
    </label>
  )
}
