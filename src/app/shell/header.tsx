import { ChevronDown, Menu } from 'lucide'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Brand } from './brand.tsx'
import { CountryMenu } from './country-menu.tsx'
import { Drawer } from './drawer.tsx'
import { JobLinks } from './job-links.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import type { NavCounts } from './shell.texts.ts'
import { clientSpace, isAmongJobs, isAmongNews, isInClientSpace, newsLink } from './shell.texts.ts'
import type { OwnCompany, Viewer } from './viewer.ts'
import { SignedIn, SignInLinks } from './signed-in.tsx'
import './client-bar.css'

type Props = { country: CountryCode; counts: NavCounts | null; viewer: Viewer | null; company: OwnCompany }

/** Closes the open dropdowns when the place changes, on Escape, and when attention goes elsewhere. */
function useClosingMenus(nav: React.RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  // `key` is new at every navigation: running again is what closes them.
  useEffect(() => {
    const open = () => [...(nav.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
    const closeAll = (): void => open().forEach((menu) => menu.removeAttribute('open'))
    closeAll()
    const outside = (event: Event): void => {
      for (const menu of open()) if (!menu.contains(event.target as Node)) menu.removeAttribute('open')
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      open()[0]?.querySelector('summary')?.focus()
      closeAll()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, nav])
}

/** The site's own: where one goes from here. */
function SiteBar({ country, counts, viewer }: Omit<Props, 'company'>) {
  const { pathname } = useLocation()
  return (
    <>
      <nav aria-label="Navigation principale">
        <details className="menu" name="nav">
          <summary className="navlink" aria-current={isAmongJobs(pathname) ? 'true' : undefined}>
            Emploi <Icon of={ChevronDown} small />
          </summary>
          <div className="menu__list">
            <JobLinks counts={counts} visitor={!viewer} />
          </div>
        </details>
        <Link className="navlink" to={newsLink.to} aria-current={isAmongNews(pathname) ? 'page' : undefined}>
          {newsLink.label}
        </Link>
      </nav>
      <div className="bar__act">
        <CountryMenu country={country} />
        {viewer ? <SignedIn viewer={viewer} place="bar" /> : <SignInLinks />}
      </div>
      {viewer && <SignedIn viewer={viewer} place="phone" />}
      <button
        className="btn btn--ghost btn--icon bar__burger"
        type="button"
        popoverTarget="tiroir"
        aria-label="Ouvrir le menu"
      >
        <Icon of={Menu} />
      </button>
    </>
  )
}

export function Header({ company, ...site }: Props) {
  const bar = useRef<HTMLElement>(null)
  useClosingMenus(bar)
  const { pathname } = useLocation()
  // In their own space recruiters have its header; the brand leads back to the site.
  const client = site.viewer?.role === 'recruiter' && isInClientSpace(pathname) ? site.viewer : null
  return (
    <>
      <header className={client ? 'bar client-bar' : 'bar'} ref={bar}>
        <LoadingBar />
        <OfflineBar />
        <div className="wrap bar__in">
          <Brand />
          {client ? (
            <>
              <span className="client-bar__tag">{clientSpace}</span>
              <SignedIn viewer={client} company={company} place="client" />
            </>
          ) : (
            <SiteBar {...site} />
          )}
        </div>
      </header>
      {!client && <Drawer {...site} />}
    </>
  )
}
