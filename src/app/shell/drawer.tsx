import { X } from 'lucide'
import { useRef } from 'react'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { NavLink } from '#ui/link.tsx'
import { CountryChoices } from './country-menu.tsx'
import { JobLinks } from './job-links.tsx'
import type { NavCounts } from './shell.texts.ts'
import { newsLink } from './shell.texts.ts'
import type { Viewer } from './viewer.ts'
import { SignedIn, SignInLinks } from './signed-in.tsx'

type Props = { country: CountryCode; counts: NavCounts | null; viewer: Viewer | null }

/** The phone's menu: a native popover, so it opens before scripts arrive; it closes on a choice. */
export function Drawer({ country, counts, viewer }: Props) {
  const drawer = useRef<HTMLDivElement>(null)
  const close = (): void => drawer.current?.hidePopover()
  return (
    // It takes no action of its own: it only notices that the keyboard has left it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="drawer"
      id="tiroir"
      popover="auto"
      role="dialog"
      aria-label="Menu"
      ref={drawer}
      // The page behind is covered: the keyboard does not wander there while the menu is open.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !drawer.current?.contains(relatedTarget)) close()
      }}
    >
      <div className="drawer__head">
        Menu
        <button
          className="btn btn--ghost btn--icon"
          type="button"
          popoverTarget="tiroir"
          popoverTargetAction="hide"
          aria-label="Fermer le menu"
        >
          <Icon of={X} />
        </button>
      </div>
      <nav aria-label="Menu">
        <h2>Emploi</h2>
        <JobLinks counts={counts} visitor={!viewer} onChoose={close} />
        <h2>Florin</h2>
        <NavLink to={newsLink.to} onClick={close}>
          {newsLink.label}
        </NavLink>
      </nav>
      <h2>Pays</h2>
      <CountryChoices country={country} onChoose={close} />
      {/* A click anywhere in here is a choice. */}
      <div className={viewer ? 'drawer__own' : 'drawer__act'} onClickCapture={close}>
        {viewer ? <SignedIn viewer={viewer} place="drawer" /> : <SignInLinks />}
      </div>
    </div>
  )
}
