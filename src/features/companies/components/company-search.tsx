import { Search } from 'lucide'
import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { DirectoryQuery } from '../companies-address.rules.ts'
import { directoryPath } from '../companies-address.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import { searchFormId, useDirectorySearch } from './use-directory-search.ts'

const texts = companiesTexts.directory

/** The form of the directory. The check boxes of the filters belong to it too, wherever they stand. */
export function CompanySearch({ query }: { query: DirectoryQuery }) {
  const search = useDirectorySearch()
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<string | null>(null)
  const popped = useNavigationType() === NavigationType.Pop
  const askNow = useEffectEvent(() => {
    if (form.current) search(form.current, { replace: true })
  })
  // The address rules: after Back or a removed chip, the fields say what it says, and keep the focus they have.
  // Only what was ticked before scripts arrived is still to be asked for.
  useEffect(() => {
    const chosen = new Set([
      ...query.secteur_ids.map((id) => `secteur_ids ${id}`),
      ...query.taille.map((size) => `taille ${size}`),
      ...query.structure_ids.map((id) => `structure_ids ${id}`),
    ])
    const isChosen = ({ name, value }: HTMLInputElement): boolean => chosen.has(`${name} ${value}`)
    const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
    const boxes = fields.filter(({ type }) => type === 'checkbox')
    const before = said.current
    said.current = query.q
    if (before === null) {
      if (boxes.some((box) => box.checked !== isChosen(box))) askNow()
      return
    }
    for (const box of boxes) box.checked = isChosen(box)
    const text = fields.find(({ name }) => name === 'q')
    // Nobody's typing is undone by an answer that comes late.
    if (text && before !== query.q && (popped || text !== document.activeElement)) text.value = query.q
  }, [query, popped])
  return (
    <form
      ref={form}
      id={searchFormId}
      className="search firms__q"
      role="search"
      action={directoryPath}
      aria-label={texts.search}
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget, { replace: false })
      }}
    >
      <div className="search__w">
        <label className="search__f">
          <Icon of={Search} />
          <span>{texts.what}</span>
          <input name="q" placeholder={texts.whatExample} maxLength={100} autoComplete="off" defaultValue={query.q} />
        </label>
      </div>
      <Button type="submit" size="large">
        {texts.submit}
      </Button>
    </form>
  )
}
