import { Search } from 'lucide'
import type { ComponentProps, RefObject } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useAskedWords } from './use-asked-words.ts'

type Props = {
  id: string
  form: RefObject<HTMLFormElement | null>
  className?: string
  /** Where it leads without scripts. */
  action: string
  q: string
  texts: { search: string; what: string; whatExample: string; submit: string }
  /** What else the field is told. */
  field: Pick<ComponentProps<'input'>, 'maxLength' | 'spellCheck' | 'aria-invalid' | 'aria-describedby'>
  onSearch: () => void
}

/** The form of a list that is searched by words. The filters belong to it too, wherever they stand. */
export function WordSearch({ id, form, className = '', action, q, texts, field, onSearch }: Props) {
  const words = useAskedWords(q)
  return (
    <form
      ref={form}
      id={id}
      className={`search ${className}`.trim()}
      role="search"
      action={action}
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
          <input {...field} ref={words} name="q" placeholder={texts.whatExample} autoComplete="off" defaultValue={q} />
        </label>
      </div>
      <Button type="submit" size="large">
        {texts.submit}
      </Button>
    </form>
  )
}
