import { Search } from 'lucide'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useAskedWords } from '#ui/list/use-asked-words.ts'
import { longestQuery, searchPage } from '../global-search.rules.ts'
import { globalSearchTexts as texts } from '../global-search.texts.ts'

/** One field for the whole site. It says what the address says, and keeps the focus it has. */
export function SearchForm({ q }: { q: string }) {
  const field = useAskedWords(q)
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
