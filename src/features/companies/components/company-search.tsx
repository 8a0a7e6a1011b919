import { Search } from 'lucide'
import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useAskedWords } from '#ui/list/use-asked-words.ts'
import { directoryPath } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'

const texts = companiesTexts.directory

type Props = { id: string; form: RefObject<HTMLFormElement | null>; q: string; onSearch: () => void }

/** The form of the directory. The check boxes of the filters belong to it too, wherever they stand. */
export function CompanySearch({ id, form, q, onSearch }: Props) {
  const field = useAskedWords(q)
  return (
    <form
      ref={form}
      id={id}
      className="search firms__q"
      role="search"
      action={directoryPath}
      aria-label={texts.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <div className="search__w">
        <label className="search__f">
          <Icon of={Search} />
          <span>{texts.what}</span>
          <input
            ref={field}
            name="q"
            placeholder={texts.whatExample}
            maxLength={100}
            autoComplete="off"
            defaultValue={q}
          />
        </label>
      </div>
      <Button type="submit" size="large">
        {texts.submit}
      </Button>
    </form>
  )
}
