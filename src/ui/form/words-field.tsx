import { Plus, X } from 'lucide'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { addWords } from '#platform/word-list.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'
import '../styles/words.css'
import { useFormState } from './form-state.ts'
import type { Propose } from './use-proposals.ts'
import { useProposals } from './use-proposals.ts'
import { wordsTexts } from './words-texts.ts'

type Props = {
  /** The words that were added are sent under it, and with them what is still being typed (`wordsIn`). */
  name: string
  label: string
  /** What one of them is. */
  noun: keyof typeof wordsTexts
  hint?: ReactNode
  optional?: boolean
  saved?: readonly string[]
  /** So many, and so long each. */
  most?: number
  longest?: number
  propose?: Propose
}

const PROPOSED = 'insertReplacementText'

/**
 * Words that one adds by Enter, by a comma or by the button, and takes away one by one. Where scripts do not run it is one
 * text with commas, which is sent under the same name.
 */
export function WordsField(props: Props) {
  const { name, label, noun, hint, optional = false, saved = [], most = 20, longest = 60, propose } = props
  const texts = wordsTexts[noun]
  const form = useFormState()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const { options, setTyped } = useProposals(propose, 2)
  // Nothing is parted before scripts run. What comes between two renderings adds to what is known by then.
  const known = useRef<string[] | null>(null)
  const [words, setWords] = useState<string[] | null>(null)
  const [said, setSaid] = useState({ text: '', refused: false })
  // What stands in the plain field becomes the list: what is saved, or what was typed before scripts came.
  useLayoutEffect(() => {
    known.current ??= addWords([], input.current!.value)
    setWords(known.current)
    input.current!.value = ''
  }, [])
  // The form hears of a change as of what is typed, once it can be read from it.
  const changed = useRef(false)
  useEffect(() => {
    if (changed.current) input.current!.dispatchEvent(new Event('input', { bubbles: true }))
    changed.current = false
  })

  const change = (next: string[], text: string, left = ''): void => {
    known.current = next
    changed.current = true
    setWords(next)
    setSaid({ text, refused: false })
    setTyped('')
    input.current!.value = left
  }
  const refuse = (text: string): void => setSaid({ text, refused: true })
  /** What cannot be added stays where it was typed. */
  const add = (typed: string, left = ''): void => {
    const before = known.current
    if (before === null || typed.trim() === '') return
    const next = addWords(before, typed)
    const added = next.slice(before.length)
    if (added.some((word) => word.length > longest)) refuse(texts.long(longest))
    else if (next.length > most) refuse(texts.many(most))
    else if (added.length === 0) {
      input.current!.value = left
      refuse(texts.known)
    } else change(next, texts.added(added.join(', ')), left)
  }
  const remove = (word: string): void => {
    change(
      known.current!.filter((one) => one !== word),
      texts.removed(word),
      input.current!.value,
    )
    input.current!.focus()
  }

  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget
    setTyped(value)
    const end = Math.max(value.lastIndexOf(','), value.lastIndexOf(';'))
    if (known.current === null || value === '') return
    if (said.refused) setSaid({ text: '', refused: false })
    if (end >= 0) add(value.slice(0, end), value.slice(end + 1).trimStart())
    else if ((event.nativeEvent as InputEvent).inputType === PROPOSED) add(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (known.current === null || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(event.currentTarget.value)
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
      chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
  }

  return (
    <Field
      label={label}
      optional={optional}
      hint={words === null ? texts.commas : (hint ?? texts.hint)}
      error={form.faultOf(name) ?? (said.refused ? said.text : undefined)}
    >
      {(control) => (
        <div className="words">
          {words !== null && words.length > 0 && (
            <ul className="words__list" aria-label={texts.chosen} ref={chips}>
              {words.map((word) => (
                <li key={word}>
                  <input type="hidden" name={name} value={word} />
                  <button
                    className="chip chip--on"
                    type="button"
                    aria-label={`Retirer ${word}`}
                    onClick={() => remove(word)}
                    onKeyDown={({ key }) => {
                      if (key === 'Delete' || key === 'Backspace') remove(word)
                    }}
                  >
                    {word}
                    <Icon of={X} small />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            className="words__in"
            name={name}
            data-words=""
            list={propose ? list : undefined}
            placeholder={words?.length === 0 ? texts.example : undefined}
            autoComplete="off"
            defaultValue={form.valuesOf(name, saved).join(', ')}
            onInput={onInput}
            onKeyDown={onKeyDown}
          />
          {words !== null && (
            <Button
              variant="ghost"
              icon
              aria-label={texts.add}
              onClick={() => {
                add(input.current!.value)
                input.current!.focus()
              }}
            >
              <Icon of={Plus} />
            </Button>
          )}
          {propose && (
            <datalist id={list}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </datalist>
          )}
          <span className="vh" role="status">
            {said.text}
          </span>
        </div>
      )}
    </Field>
  )
}
