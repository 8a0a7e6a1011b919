import { useEffect, useRef, useState } from 'react'
import { beginsWords, fold } from '#platform/folding.ts'
import { formatCount } from '#platform/french.ts'
import { Check } from '../choice.tsx'
import type { Choice } from './filters.ts'
import { choosable, useFilters } from './filters.ts'
import { writtenCheck } from './written-check.ts'

/** Asks the server for choices by name, where the list holds only some of them. */
export type LookUp = (typed: string, signal: AbortSignal) => Promise<Choice[]>

const SHOWN = 6
const SEARCHED_FROM = 9
const PAUSE = 150

export type ChecksProps = {
  name: string
  title: string
  choices: Choice[]
  /** What the choices are called, several of them, where there may be many. */
  many?: string
  /** In the order of the list, or fullest first with the chosen ones on top. */
  by?: 'own' | 'count'
  lookUp?: LookUp | undefined
}

const countOf = ({ count }: Choice): number => count ?? 0

/**
 * Check boxes; one that would find nothing and is not chosen is left out. A long list shows its fullest first and can be searched; what a
 * search leaves out is only hidden, so that the form keeps what is chosen.
 */
export function FacetChecks({ name, title, choices: all, many = 'choix', by = 'own', lookUp }: ChecksProps) {
  const { form, chosen: chosenOf } = useFilters()
  const chosen = chosenOf(name)
  const [typed, setTyped] = useState('')
  const found = useLookUp(typed, lookUp)
  const { folded, opened, look } = useOpened()
  const choices = choosable(all, chosen)
  const rank = (choice: Choice): number => (chosen.includes(choice.value) ? 0 : 1)
  const sorted = by === 'own' ? choices : choices.toSorted((a, b) => rank(a) - rank(b) || countOf(b) - countOf(a))
  const wanted = fold(typed)
  const matches = (choice: Choice): boolean => wanted === '' || beginsWords(choice.name, wanted)
  const box = (choice: Choice) => {
    const on = chosen.includes(choice.value)
    // The key carries the state: going back in history shows the boxes of that address.
    return (
      <Check
        key={`${choice.value}${on}`}
        label={choice.name}
        {...(choice.count !== undefined && { count: choice.count })}
        name={name}
        value={choice.value}
        form={form}
        defaultChecked={on}
        hidden={!matches(choice)}
      />
    )
  }
  // What only browsers without scripts show needs no elements of React's.
  const folds = (some: Choice[]) =>
    import.meta.env.SSR ? (
      <noscript dangerouslySetInnerHTML={{ __html: some.map((choice) => writtenCheck(choice, name, form)).join('') }} />
    ) : (
      <noscript>{some.map(box)}</noscript>
    )
  if (sorted.length < SEARCHED_FROM) return sorted.map(box)
  const listed = new Set(choices.map(({ value }) => value))
  const more = found.filter((choice) => !listed.has(choice.value) && matches(choice))
  const rest = sorted.slice(SHOWN)
  // Most are never looked at: where scripts run, they are drawn when they are, or when one of them is chosen.
  const drawn = opened || wanted !== '' || rest.some(({ value }) => chosen.includes(value))
  const left = wanted === '' ? null : sorted.filter(matches).length + more.length
  return (
    <>
      <input
        className="input facet__q"
        type="search"
        placeholder="Chercher dans la liste"
        aria-label={`Chercher dans la liste\u202f: ${title}`}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={left === 0 ? 'hint' : 'vh'} role="status">
        {left !== null && (left === 0 ? 'Aucun choix de ce nom.' : `${formatCount(left)} choix`)}
      </p>
      {sorted.slice(0, SHOWN).map(box)}
      <details className="facet__more" open={wanted !== ''} ref={folded} onToggle={look}>
        <summary hidden={wanted !== ''}>
          Voir les {formatCount(sorted.length)} {many}
        </summary>
        {drawn ? rest.map(box) : folds(rest)}
        {more.map(box)}
      </details>
    </>
  )
}

/** Whether a fold was ever open, by hand before the page came alive included. */
function useOpened() {
  const [opened, setOpened] = useState(false)
  const folded = useRef<HTMLDetailsElement>(null)
  const look = (): void => setOpened((before) => before || folded.current?.open === true)
  useEffect(look, [])
  return { folded, opened, look }
}

/** What the server knows by that name; nothing while it does not answer. */
function useLookUp(typed: string, lookUp: LookUp | undefined): Choice[] {
  const [found, setFound] = useState<Choice[]>([])
  useEffect(() => {
    if (!lookUp || typed.trim() === '') return undefined
    const asked = new AbortController()
    const timer = setTimeout(() => {
      lookUp(typed, asked.signal).then(
        (choices) => asked.signal.aborted || setFound(choices),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [typed, lookUp])
  return found
}
