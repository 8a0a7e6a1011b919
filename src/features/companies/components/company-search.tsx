import { Search } from 'lucide'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { directoryPath } from '../companies.rules.ts'
import { companiesTexts } from '../companies.texts.ts'

const texts = companiesTexts.directory

type Props = { id: string; form: RefObject<HTMLFormElement | null>; q: string; onSearch: () => void }

/** The form of the directory. The check boxes of the filters belong to it too, wherever they stand. */
export function CompanySearch({ id, form, q, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const said = useRef(q)
  const popped = useNavigationType() === NavigationType.Pop
  // The address rules, after Back or a removed chip. But nobody's typing is undone by an answer that comes late.
  useEffect(() => {
    const changed = said.current !== q
    said.current = q
    if (field.current && changed && (popped || field.current !== document.activeElement)) field.current.value = q
  }, [q, popped])
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
