import { Search } from 'lucide'
import { Form, Link, useLocation } from 'react-router'
import { shownTitle } from '#platform/french.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { Icon } from '#ui/icon.tsx'
import { lostTexts as texts } from './lost-page.texts.ts'
import { errorTexts } from './shell.texts.ts'
import { wordsOfAddress } from '#platform/words-of-address.ts'

/** Jobs near the one that is gone, as the page that missed it found them. */
export type Near = { title: string; to: string }

/** Any address without a page: the specification's two sentences, and ways on in French. */
export default function LostPage({ near }: { near: Near[] }) {
  const { pathname } = useLocation()
  const job = /^\/offre(-emploi)?\//.test(pathname)
  const words = wordsOfAddress(pathname)
  return (
    <div className="wrap lost">
      <Engraving kind="medal" seed="404" className="lost__eng" />
      <p className="lost__n">404</p>
      <h1 className="display">{errorTexts.lostTitle}</h1>
      <p className="muted" lang="en">
        <b>Oops! Page not found</b>
        <br />
        The page you&apos;re looking for doesn&apos;t exist or has been moved.
      </p>
      <p>{job ? texts.job : texts.help}</p>
      <Form className="search search--slim lost__q" role="search" action="/emploi" aria-label={texts.search}>
        <label className="search__f">
          <Icon of={Search} />
          <span className="vh">{texts.field}</span>
          <input type="search" name="keywords" defaultValue={words} placeholder={texts.field} />
        </label>
        <Button type="submit">{texts.submit}</Button>
      </Form>
      {near.length > 0 && (
        <div className="lost__near">
          <p id="h-near">{texts.near}</p>
          <ul className="lost__list" aria-labelledby="h-near">
            {near.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{shownTitle(title)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="row lost__ways">
        <ButtonLink variant="outline" to="/">
          {texts.home}
        </ButtonLink>
        <ButtonLink variant="ghost" to="/emploi">
          {texts.allJobs}
        </ButtonLink>
      </div>
    </div>
  )
}
