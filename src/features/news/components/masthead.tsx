import { Search } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import type { Settled } from '#platform/settle.ts'
import { Button } from '#ui/button.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { Icon } from '#ui/icon.tsx'
import { newsList } from '../news-address.rules.ts'
import { LONGEST_SEARCH, newsPath } from '../news.rules.ts'
import { newsTexts as texts } from '../news.texts.ts'

type Category = { id: number; libelle: string }
type Props = {
  today: string
  categories: Settled<{ data: Category[] }>
  /** The category that the list is of, if it is of one. */
  current: number | undefined
  search: string | undefined
}

/** On a narrow screen the row of categories is at the one that is read. */
function useCurrentInSight(current: number | undefined) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && link && current !== undefined)
      nav.current.scrollLeft =
        link.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - link.clientWidth) / 2
  }, [current])
  return nav
}

/** The head of the paper: what day it is, what one searches with, and the categories. */
export function Masthead({ today, categories, current, search = '' }: Props) {
  const nav = useCurrentInSight(current)
  return (
    <div className="wrap mast">
      <div className="mast__t">
        <p className="small muted">{today}</p>
        <h1 className="mast__h">{texts.heading}</h1>
        {/* What was typed before stays only as long as it is what the list shows. */}
        <Form key={search} className="mast__q" role="search" action={newsPath} aria-label={texts.searchLabel}>
          <label>
            <span className="vh">{texts.searchLabel}</span>
            <input
              type="search"
              name="search"
              placeholder={texts.searchHint}
              maxLength={LONGEST_SEARCH}
              defaultValue={search}
              autoComplete="off"
            />
          </label>
          <Button type="submit" variant="ghost" icon aria-label={texts.submit}>
            <Icon of={Search} />
          </Button>
        </Form>
      </div>
      <div className="mast__r">
        <Engraving kind="frieze" seed="florin" className="eng--frieze" />
      </div>
      {categories.ok ? (
        <nav ref={nav} className="mast__n" aria-label={texts.categories}>
          {categories.value.data.map(({ id, libelle }, index) => (
            <Link
              key={id}
              to={addressOf(id, { first: index === 0, search, chosen: id === current })}
              aria-current={id === current ? 'page' : undefined}
            >
              {libelle}
            </Link>
          ))}
        </nav>
      ) : (
        <p className="mast__wrong" role="alert">
          {texts.failedCategories}
        </p>
      )}
    </div>
  )
}

type Chosen = { first: boolean; search: string; chosen: boolean }

/** A category narrows a search, and lets go of it when it is chosen again. The first one is what the page shows by itself. */
function addressOf(id: number, { first, search, chosen }: Chosen): string {
  if (search === '') return first ? newsPath : newsList.write(newsPath, { category_id: String(id) })
  return newsList.write(newsPath, chosen ? { search } : { search, category_id: String(id) })
}
