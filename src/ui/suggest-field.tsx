import type { IconNode } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './icon.tsx'
import type SuggestInput from './suggest-input.tsx'
import type { Control, LoadSuggestions, Recalled } from './suggestion.ts'
import { useFormSent } from './use-form-sent.ts'

type Look =
  | { label: string; icon: IconNode; control?: undefined }
  /** As a field of a form, which has its label and its notes around it. */
  | { control: Control }

type Props = Look & {
  name: string
  placeholder: string
  load: LoadSuggestions
  /** Fetches what `load` and `recall` need, together with the part that completes. */
  fetchFirst?: () => Promise<unknown>
  /** What is offered while the field is empty; fetched with the part that completes. */
  recall?: () => Promise<Recalled>
  initial?: string
  /** Whether it is the last one of its form: the key of a phone's keyboard then says that it searches, else what the phone makes of it. */
  last?: boolean
}

type Live = { Input: typeof SuggestInput; typed: string; caret: number | null; wanted: boolean }

/**
 * A search field that completes what is typed. It begins as a plain field, which works before scripts arrive;
 * the part that completes is fetched when the visitor comes near, and takes over what was typed so far.
 */
export function SuggestField(props: Props) {
  const { name, placeholder, load, fetchFirst, recall, initial = '', last = false, control } = props
  const enterKeyHint = last ? 'search' : undefined
  const plain = useRef<HTMLInputElement>(null)
  const asked = useRef(false)
  const [live, setLive] = useState<Live | null>(null)
  // What is searched, or about to be. Another search fills the field anew and leaves the keyboard in it; what was typed
  // before scripts came, or since the search was sent, stays.
  const searched = useRef(initial)
  useEffect(() => {
    if (searched.current !== initial && plain.current) plain.current.value = initial
    searched.current = initial
  }, [initial])
  useFormSent(plain, () => {
    if (plain.current) searched.current = plain.current.value
  })
  const prepare = (): void => {
    if (asked.current) return
    asked.current = true
    Promise.all([import('./suggest-input.tsx'), fetchFirst?.()]).then(
      ([{ default: Input }]) => {
        const field = plain.current
        const focused = field !== null && document.activeElement === field
        // At once: between reading the field and replacing it no key may be pressed.
        const typed = field?.value ?? ''
        const caret = focused ? field.selectionStart : null
        flushSync(() => setLive({ Input, typed, caret, wanted: typed !== searched.current }))
      },
      () => {
        asked.current = false
      },
    )
  }
  // Typing asks again for what could not be fetched.
  const near = { onPointerEnter: prepare, onFocus: prepare, onInput: prepare }
  const frame = (input: ReactNode) =>
    props.control ? (
      input
    ) : (
      // The label takes no action of its own: it only notices that the visitor comes near its field.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <label className="search__f" {...near}>
        <Icon of={props.icon} />
        <span>{props.label}</span>
        {input}
      </label>
    )
  const look = control && { ...control, className: 'input' }
  return (
    <div {...(control ? { className: 'suggest-in', ...near } : { className: 'search__w' })}>
      {live ? (
        <live.Input
          name={name}
          placeholder={placeholder}
          enterKeyHint={enterKeyHint}
          load={load}
          recall={recall}
          typed={live.typed}
          initial={initial}
          caret={live.caret}
          wanted={live.wanted}
          frame={frame}
          control={look}
        />
      ) : (
        frame(
          <input
            ref={plain}
            name={name}
            placeholder={placeholder}
            enterKeyHint={enterKeyHint}
            autoComplete="off"
            defaultValue={initial}
            {...look}
          />,
        )
      )}
    </div>
  )
}
