import { Search } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form, NavigationType, useNavigationType } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { longestQuery, searchPage } from '../global-search.rules.ts'
import { globalSearchTexts as texts } from '../global-search.texts.ts'

/** One field for the whole site. It says what the address says, and keeps the focus it has. */
export function SearchForm({ q }: { q: string }) {
  const field = useRef<HTMLInputElement>(null)
  const popped = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const input = field.current
    // Nobody's typing is undone by an answer that comes late.
    if (input && (popped || input !== document.activeElement)) input.value = q
  }, [q, popped])
  return (
    <Form className="search seek__q" role="search" action={searchPage} aria-label={texts.search}>
      <div className="search__w">
        <label className="search__f">
          <Icon of={Search} />
          <span>{texts.what}</span>
          <input
            ref={field}
            name="q"
            type="search"
            placeholder={texts.whatExample}
            maxLength={longestQuery}
            autoComplete="off"
            defaultValue={q}
          />
        </label>
      </div>
      <Button type="submit" size="large">
        {texts.submit}
      </Button>
    </Form>
  )
}
