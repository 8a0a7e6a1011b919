import { ChevronDown, Menu } from 'lucide'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { Brand } from './brand.tsx'
import { CountryMenu } from './country-menu.tsx'
import { Drawer } from './drawer.tsx'
import { JobLinks } from './job-links.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import type { NavCounts } from './shell.texts.ts'
import { isAmongJobs } from './shell.texts.ts'
import type { Viewer } from './viewer.ts'
import { SignedIn, SignInLinks } from './signed-in.tsx'

type Props = { country: CountryCode; counts: NavCounts | null; viewer: Viewer | null }

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

export function Header({ country, counts, viewer }: Props) {
  const bar = useRef<HTMLElement>(null)
  useClosingMenus(bar)
  const { pathname } = useLocation()
  return (
    <>
      <header className="bar" ref={bar}>
        <LoadingBar />
        <OfflineBar />
        <div className="wrap bar__in">
          <Brand />
          <nav aria-label="Navigation principale">
            <details className="menu" name="nav">
              <summary className="navlink" aria-current={isAmongJobs(pathname) ? 'true' : undefined}>
                Emploi <Icon of={ChevronDown} small />
              </summary>
              <div className="menu__list">
                <JobLinks counts={counts} visitor={!viewer} />
              </div>
            </details>
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
        </div>
      </header>
      <Drawer country={country} counts={counts} viewer={viewer} />
    </>
  )
}
