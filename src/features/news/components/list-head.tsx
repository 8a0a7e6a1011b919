import { X } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import type { readNewsPage } from '../news-front.ts'
import { newsPath } from '../news.rules.ts'
import { newsTexts as texts } from '../news.texts.ts'

type Loaded = Pick<Awaited<ReturnType<typeof readNewsPage>>, 'asked' | 'categories' | 'dossiers' | 'list'>

function namesOf({ asked, categories, dossiers, list }: Loaded) {
  const known = dossiers.ok ? dossiers.value.find(({ id }) => id === asked.dossierId) : undefined
  const told = list.ok ? list.value.articles.find(({ dossier }) => dossier?.id === asked.dossierId)?.dossier : undefined
  return {
    category: categories.ok ? categories.value.data.find(({ id }) => id === asked.categoryId)?.libelle : undefined,
    dossier: known?.title ?? told?.title,
    summary: known?.summary,
    total: list.ok ? list.value.pagination.total : null,
  }
}

/** What a page of the news is called among others. */
export function titleOfPage(loaded: Loaded): string {
  const { search, dossierId } = loaded.asked
  const { category, dossier } = namesOf(loaded)
  if (search !== undefined) return `${texts.title}, ${search}`
  if (dossierId !== undefined) return dossier ? texts.dossier(dossier) : texts.aDossier
  return category ? `${texts.title}, ${category}` : texts.title
}

/** What the list is of, and the way back to everything. */
export function ListHead({ loaded }: { loaded: Loaded }) {
  const { search, dossierId } = loaded.asked
  const { category, dossier, summary, total } = namesOf(loaded)
  if (search === undefined && dossierId === undefined) return <h2 id="h-der">{texts.latest}</h2>
  const ofDossier = dossier ? texts.dossier(dossier) : texts.aDossier
  const heading = search === undefined ? ofDossier : texts.found(total, search, category)
  return (
    <div className="nmore__h">
      <h2 id="h-der">{heading}</h2>
      <p className="vh" role="status">
        {total !== null && texts.inDossier(total)}
      </p>
      {summary && <p className="muted">{summary}</p>}
      <Link className="more" to={newsPath}>
        <Icon of={X} small />
        {texts.everything}
      </Link>
    </div>
  )
}
