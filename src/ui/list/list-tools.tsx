import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Chosen } from '#platform/list-reading.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { Button } from '../button.tsx'
import { Field, Input } from '../field.tsx'
import '../styles/list-tools.css'
import { ListSelect } from './list-select.tsx'
import { useListForm } from './use-list-form.ts'

type Choice = {
  label: string
  name: string
  choices: readonly { value: string | number; label: string }[]
  /** What holds without a choice, if not the empty one. */
  usual?: string
}

type Props = {
  path: string
  /** What an address of the list asks for. */
  read: (params: URLSearchParams) => Chosen
  name?: string
  /** What is looked for in. */
  word: { label: string; hint?: string }
  /** Filters, and the order as the last. */
  selects: readonly Choice[]
  /** What the address says besides, such as how the list is shown. */
  kept?: Readonly<Record<string, string>>
  /** At the other end of the line. */
  children?: ReactNode
}

const NOTHING = {}

/** Search, filters and order of a list that has few of them: one native form. */
export function ListTools({ path, read, name, word, selects, kept = NOTHING, children }: Props) {
  const [params] = useSearchParams()
  const { form, onSearch } = useListForm(path)
  const chosen = read(params)
  const value = (key: string): string => chosenIn(chosen, key)[0] ?? ''
  return (
    <div className="list-bar">
      <form ref={form} className="list-tools" method="get" action={path} role="search" aria-label={name}>
        {Object.entries(kept).map(([key, one]) => (
          <input key={key} type="hidden" name={key} value={one} />
        ))}
        <Field label={word.label}>
          {(control) => (
            <Input
              {...control}
              key={value('q')}
              type="search"
              name="q"
              maxLength={100}
              defaultValue={value('q')}
              placeholder={word.hint}
            />
          )}
        </Field>
        {selects.map(({ usual = '', ...select }) => (
          <ListSelect key={select.name} {...select} value={value(select.name) || usual} onChange={onSearch} />
        ))}
        <Button type="submit" variant="outline">
          Afficher
        </Button>
      </form>
      {children}
    </div>
  )
}
