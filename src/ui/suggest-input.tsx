import { Autocomplete } from '@base-ui/react/autocomplete'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { X } from 'lucide'
import { ApiError } from '#platform/fetch-api.ts'
import { Icon } from './icon.tsx'
import type { Control, LoadSuggestions, Recalled, Suggestion } from './suggestion.ts'
import { useFormSent } from './use-form-sent.ts'

const PAUSE = 120
// A server that is too busy says so at once. What is still wanted then is asked for again, a few times.
const AGAIN_AFTER = 1_000
const TRIES = 4
// Where the fields stand one above the other; search.css has the same. A phone's keyboard leaves room for few.
const STACKED = '(max-width: 639px)'
const MOST_STACKED = 4
const stacked = (): boolean => window.matchMedia(STACKED).matches

/** The server has an opinion of what was asked: asking again changes nothing. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500

const recallItems = async (recall: Props['recall']): Promise<Suggestion[]> =>
  recall ? [...(await recall()).list()] : []

/** What comes after a field of a search: the next one that is empty, else the button. */
function nextOf(field: HTMLInputElement | null): HTMLElement | undefined {
  const all = [...(field?.form?.querySelectorAll<HTMLInputElement>('.search__f input, [type=submit]') ?? [])]
  return all.slice(all.indexOf(field!) + 1).find(({ type, value }) => type === 'submit' || value === '')
}

type Props = {
  name: string
  placeholder: string
  enterKeyHint: 'search' | undefined
  load: LoadSuggestions
  recall: (() => Promise<Recalled>) | undefined
  typed: string
  caret: number | null
  /** Whether what was typed so far still asks for completions. */
  wanted: boolean
  /** What the search on the page is about; when that changes, the field follows. */
  initial: string
  /** Puts the input into its label. */
  frame: (input: ReactNode) => ReactNode
  /** As a field of a form. */
  control: Control | undefined
}

/** Below stacked fields the list may lie under the fold, or under the phone's keyboard. */
const bringIntoSight = (list: HTMLElement | null): void => {
  if (stacked()) list?.scrollIntoView({ block: 'nearest' })
}

/** The completing half of a search field. When the list cannot be had, typing goes on as in a plain field. */
export default function SuggestInput(props: Props) {
  const { name, placeholder, enterKeyHint, load, recall, typed, caret, wanted, initial, frame, control } = props
  const input = useRef<HTMLInputElement>(null)
  const request = useRef<AbortController>(null)
  const highlighted = useRef<Suggestion>(null)
  const [items, setItems] = useState<Suggestion[]>([])
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState(typed)
  const [known, setKnown] = useState(initial)
  const [sent, setSent] = useState(wanted ? null : typed)
  if (known !== initial) {
    setKnown(initial)
    setSent(null)
    // The search that was sent from here has arrived: what was typed since stays.
    if (initial !== sent) {
      setValue(initial)
      setOpen(false)
    }
  }

  const complete = useCallback(
    (text: string): void => {
      request.current?.abort()
      const current = new AbortController()
      request.current = current
      const show = (found: Suggestion[]): void => {
        if (current.signal.aborted) return
        setItems(stacked() ? found.slice(0, MOST_STACKED) : found)
        setOpen(true)
      }
      const fetchThem = (): Promise<Suggestion[]> =>
        text.trim() === '' ? recallItems(recall) : load(text, current.signal)
      const ask = (tries: number, pause: number): void => {
        setTimeout(() => {
          if (current.signal.aborted) return
          fetchThem().then(show, (error: unknown) => {
            if (tries > 1 && !isRefused(error)) ask(tries - 1, AGAIN_AFTER)
          })
        }, pause)
      }
      ask(TRIES, PAUSE)
    },
    [load, recall],
  )

  // An answer that comes after the list was left, or the search sent, opens nothing.
  const leave = (): void => {
    request.current?.abort()
    setOpen(false)
  }
  useFormSent(input, () => {
    leave()
    setSent(value)
  })

  // A choice by hand leads on to what comes next; the keyboard, which has Tab for that, stays in the field.
  const choose = (chosen: string, byHand: boolean): void => {
    leave()
    if (!control) {
      setValue(chosen)
      if (byHand) nextOf(input.current)?.focus()
      return
    }
    // A form hears of what was chosen as of what is typed, and reads it then. It has its own order of fields.
    flushSync(() => setValue(chosen))
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const forget = async (item: Suggestion): Promise<void> => {
    const recalled = await recall?.()
    recalled?.forget(item.value)
    setItems((shown) => shown.filter((one) => one !== item))
  }

  // Takes over from the plain field: its caret, and what was typed so far.
  const taken = useRef(false)
  useLayoutEffect(() => {
    if (caret === null || taken.current) return
    taken.current = true
    input.current?.focus()
    input.current?.setSelectionRange(caret, caret)
    if (wanted) complete(typed)
  }, [caret, typed, wanted, complete])
  // Completions still under way were of another search, unless they are of what was typed since.
  const searched = useRef(initial)
  useEffect(() => {
    if (searched.current === initial) return
    searched.current = initial
    if (input.current?.value === initial) request.current?.abort()
  }, [initial])
  useEffect(() => () => request.current?.abort(), [])

  // The list is part of the page rather than a popup of the library's, which would hide the whole page, the field's
  // own label included, from screen readers while it is open.
  return (
    <Autocomplete.Root
      inline
      open={open && items.length > 0}
      onOpenChange={setOpen}
      items={items}
      mode="none"
      value={value}
      itemToStringValue={(item: Suggestion) => item.value}
      onValueChange={(text) => {
        setValue(text)
        complete(text)
      }}
      onItemHighlighted={(item: Suggestion | undefined) => {
        highlighted.current = item ?? null
      }}
    >
      {frame(
        <Autocomplete.Input
          ref={input}
          {...control}
          name={name}
          placeholder={placeholder}
          enterKeyHint={enterKeyHint}
          // An inline list counts as open for the library, also where there is none.
          aria-expanded={open && items.length > 0}
          onBlur={leave}
          onFocus={() => {
            if (value === '') complete('')
          }}
          onKeyDown={(event) => {
            const item = highlighted.current
            if (event.key === 'Delete' && open && item?.forgettable) {
              event.preventDefault()
              void forget(item)
            }
            if (event.key !== 'Escape') return
            // Escape closes the list; the library would also clear what was typed when no list is open.
            event.preventBaseUIHandler()
            leave()
          }}
        />,
      )}
      {open && items.length > 0 && (
        <Autocomplete.List className="suggest" aria-label="Suggestions" ref={bringIntoSight}>
          {(item: Suggestion) => (
            <Autocomplete.Item
              key={`${item.detail} ${item.value}`}
              value={item}
              className="suggest__i"
              onMouseDown={(event) => event.preventDefault()}
              {...(item.forgettable && { 'aria-keyshortcuts': 'Delete' })}
              onClick={(event) => {
                if ((event.target as Element).closest('[data-forget]')) {
                  event.preventBaseUIHandler()
                  void forget(item)
                } else choose(item.value, event.detail > 0)
              }}
            >
              <Icon of={item.icon} small />
              <span>
                {item.value}
                <small>{item.detail}</small>
              </span>
              {item.forgettable ? (
                // The keyboard takes it out by the key that the option names: an option holds no button of its own.
                <span className="suggest__x" data-forget title="Retirer cette recherche" aria-hidden>
                  <Icon of={X} small />
                </span>
              ) : (
                <span className="num">{item.figure}</span>
              )}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      )}
    </Autocomplete.Root>
  )
}
