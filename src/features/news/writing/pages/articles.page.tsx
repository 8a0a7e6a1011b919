import type { LoaderFunctionArgs } from 'react-router'
import { Link } from 'react-router'
import { listAction, loadBackOffice } from '#platform/back-office-page.ts'
import type { ListRow } from '#platform/back-office.ts'
import { listMeta } from '#platform/back-office.ts'
import { formHeaders } from '#platform/form-actions.ts'
import { capitalised } from '#platform/french.ts'
import { BackOfficeList } from '#ui/back-office/back-office-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'
import { articlesList } from '../articles-list.rules.ts'
import { editorPath, NEW_ARTICLE_PAGE, SECTIONS_PAGE } from '../writing.rules.ts'
import { writingTexts as texts } from '../writing.texts.ts'

export const meta = listMeta(articlesList)
export const loader = (args: LoaderFunctionArgs) => loadBackOffice(articlesList, args)
export const action = listAction(articlesList)
export const headers = formHeaders

const TONES: Record<string, BadgeTone> = { publié: 'green', programmé: 'amber' }

type Row = ListRow<typeof articlesList>

const cells = {
  title: ({ id, title }: Row) => <Link to={editorPath(id)}>{title}</Link>,
  state: ({ state }: Row) => <Badge tone={TONES[state ?? ''] ?? 'neutral'}>{capitalised(state ?? '')}</Badge>,
}

export default function Articles() {
  const more = (
    <>
      <ButtonLink to={NEW_ARTICLE_PAGE}>{texts.toNew}</ButtonLink>
      <ButtonLink variant="outline" to={SECTIONS_PAGE}>
        {texts.toSections}
      </ButtonLink>
    </>
  )
  return <BackOfficeList list={articlesList} cells={cells} more={more} />
}
