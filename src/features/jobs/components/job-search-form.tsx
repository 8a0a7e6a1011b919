import { Pencil, Search } from 'lucide'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CHOSEN } from '../job-address.ts'
import { searchTexts } from '../job-search.texts.ts'
import { JobSearchFields } from './job-suggest-field.tsx'

type Props = {
  id: string
  form: RefObject<HTMLFormElement | null>
  countryId: number
  keywords: string
  place: string
  /** The list has a contract of its own, which may be taken out. */
  preset: boolean
  onSearch: () => void
}

/** « Contrôleur de gestion · Lyon ». */
const wordsOf = (...typed: unknown[]): string => typed.filter(Boolean).join(' · ')

/**
 * The two fields of a search. On a phone they fold into one line once there is a search, which opens them again. The line is
 * a link to the form, so that it opens before scripts arrive; where there are none, the fields stay.
 */
export function JobSearchForm({ id, form, countryId, keywords, place, preset, onSearch }: Props) {
  const { pathname } = useLocation()
  const line = useRef<HTMLAnchorElement>(null)
  const searched = wordsOf(keywords, place)
  // Another search folds the fields by itself.
  const [openFor, setOpenFor] = useState<string | null>(null)
  const folded = searched !== '' && openFor !== searched
  useLayoutEffect(() => {
    const fields = form.current
    if (!folded || !fields?.contains(document.activeElement) || !line.current?.checkVisibility()) return
    // Who went on typing while the answer came keeps the fields; else the keyboard stays with the search, and a phone puts its
    // own away.
    const typed = new FormData(fields)
    if (wordsOf(typed.get('keywords'), typed.get('lieu')) !== searched) setOpenFor(searched)
    else line.current.focus()
  }, [folded, searched, form])
  return (
    <Form
      className={`search search--slim find__q ${folded ? 'is-folded' : ''}`}
      id={id}
      ref={form}
      role="search"
      aria-label="Recherche d’offres"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault()
        // The same again changes nothing that would fold them.
        const sent = new FormData(event.currentTarget)
        if (wordsOf(sent.get('keywords'), sent.get('lieu')) === searched) setOpenFor(null)
        onSearch()
      }}
    >
      {folded && (
        <a
          className="find__fold"
          href={`#${id}`}
          ref={line}
          onClick={(event) => {
            event.preventDefault()
            // At once: a phone shows its keyboard for what is focused by the tap itself.
            flushSync(() => setOpenFor(searched))
            form.current?.querySelector<HTMLInputElement>('input[name=keywords]')?.focus()
          }}
        >
          <Icon of={Search} />
          <span className="vh">
            {searchTexts.editSearch}
            {'\u202f'}:{' '}
          </span>
          <span className="find__words">{searched}</span>
          <Icon of={Pencil} small />
        </a>
      )}
      {preset && <input type="hidden" name={CHOSEN} value="1" />}
      <JobSearchFields countryId={countryId} keywords={keywords} place={place} />
      <Button type="submit">Rechercher</Button>
    </Form>
  )
}
