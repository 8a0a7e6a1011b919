import { Autocomplete } from '@base-ui/react/autocomplete'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import type { LoadSuggestions, Suggestion } from './suggestion.ts'

const PAUSE = 120

type Props = { name: string; placeholder: string; load: LoadSuggestions; typed: string; caret: number | null }

/** The completing half of a search field. When the list cannot be had, typing goes on as in a plain field. */
export default function SuggestInput({ name, placeholder, load, typed, caret }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const request = useRef<AbortController>(null)
  const [items, setItems] = useState<Suggestion[]>([])

  const complete = useCallback(
    (text: string): void => {
      request.current?.abort()
      const current = new AbortController()
      request.current = current
      const show = (found: Suggestion[]): void => {
        if (!current.signal.aborted) setItems(found)
      }
      setTimeout(() => {
        if (current.signal.aborted) return
        if (text.trim() === '') show([])
        else load(text, current.signal).then(show, () => undefined)
      }, PAUSE)
    },
    [load],
  )

  // Takes over from the plain field: its caret, and what was typed so far.
  const taken = useRef(false)
  useLayoutEffect(() => {
    if (caret === null || taken.current) return
    taken.current = true
    input.current?.focus()
    input.current?.setSelectionRange(caret, caret)
    complete(typed)
  }, [caret, typed, complete])
  useEffect(() => () => request.current?.abort(), [])

  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      defaultValue={typed}
      itemToStringValue={(item: Suggestion) => item.value}
      onValueChange={(text, { reason }) => {
        if (reason === 'item-press') setItems([])
        else complete(text)
      }}
    >
      <Autocomplete.Input ref={input} name={name} placeholder={placeholder} maxLength={100} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={12} align="start" className="suggest__place">
          <Autocomplete.Popup className="suggest">
            <Autocomplete.List>
              {(item: Suggestion) => (
                <Autocomplete.Item key={`${item.detail} ${item.value}`} value={item} className="suggest__i">
                  <Icon of={item.icon} small />
                  <span>
                    {item.value}
                    <small>{item.detail}</small>
                  </span>
                  <span className="num">{item.figure}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
