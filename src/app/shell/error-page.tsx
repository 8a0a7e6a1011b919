import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { MetaDescriptor } from 'react-router'
import { isRouteErrorResponse } from 'react-router'
import { preparingOf } from '#platform/settle.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { Retry, SearchAway } from '#ui/waiting.tsx'
import type { Near } from './lost-page.tsx'
import { errorTexts } from './shell.texts.ts'

// Fetched where it is shown: the server has just answered that there is no such page.
const LostPage = lazy((): Promise<{ default: ComponentType<{ near: Near[] }> }> =>
  import('./lost-page.tsx').catch(() => ({ default: Broken })),
)

/** What stands in for a page: the 404 of the specification, or an error with a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <LostPage near={nearOf(error.data)} />
  const preparing = preparingOf(error)
  if (!preparing) return <Broken />
  return (
    <div className="wrap lost">
      <SearchAway preparing={preparing} heading="h1" />
    </div>
  )
}

/** What an error page says of itself in the head. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const lost = isRouteErrorResponse(error) && error.status === 404
  return [
    {
      title: `${lost ? errorTexts.lostTitle : preparingOf(error) ? errorTexts.preparingTitle : errorTexts.brokenTitle} | Florin`,
    },
    { name: 'robots', content: 'noindex' },
  ]
}

const nearOf = (told: unknown): Near[] =>
  typeof told === 'object' && told !== null && 'near' in told ? (told.near as Near[]) : []

function Broken() {
  return (
    <div className="wrap lost" role="alert">
      <Engraving kind="medal" seed="erreur" className="lost__eng" />
      <h1 className="display">{errorTexts.brokenTitle}</h1>
      <p className="muted">
        La page n’a pas pu être affichée. Réessayez dans un instant ; si cela dure, revenez à l’accueil.
      </p>
      <div className="row">
        <Retry />
        <ButtonLink variant="outline" to="/">
          Retour à l’accueil
        </ButtonLink>
      </div>
    </div>
  )
}
