import { LogOut, Menu } from 'lucide'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { SignOutForm } from '#features/jobs/components/sign-out-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import '../candidate.css'
import '../own-applications.css'
import { candidateTexts as texts } from '../candidate.texts.ts'
import type { Section } from '../sections.ts'
import { sectionAddress, sectionLooks, sections } from '../sections.ts'
import type { Who } from '../read-who.ts'

const MENU = 'rubriques'

type Props = { who: Who; section: Section; title: string; lead?: ReactNode; acts?: ReactNode; children: ReactNode }

/** The candidate's space around one of its pages: the menu at its side, which a phone slides over the page. */
export const Space = ({ who, section, title, lead, acts, children }: Props) => (
  <div className="wrap space">
    <SideMenu who={who} section={section} />
    <div className="space__main">
      <div className="space__head">
        <div>
          <h1 className="display">{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        <div className="row">
          <button className="btn btn--outline space__open" type="button" popoverTarget={MENU}>
            <Icon of={Menu} />
            {texts.menu}
          </button>
          {acts}
        </div>
      </div>
      {children}
    </div>
  </div>
)

function SideMenu({ who, section }: { who: Who; section: Section }) {
  const { key } = useLocation()
  return (
    // A new page closes it: it is another element then.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      key={key}
      className="space__side"
      id={MENU}
      popover="auto"
      aria-label="Mon espace"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
    >
      <div className="space__me">
        <Avatar name={who.name} initials={who.initials} photo={who.photo} size={56} />
        <div>
          <b>{who.name}</b>
          <span className="small muted">{who.line}</span>
        </div>
      </div>
      <ul className="space__menu">
        {sections.map((one) => (
          <li key={one}>
            <Link to={sectionAddress(one)} aria-current={one === section ? 'page' : undefined}>
              <Icon of={sectionLooks[one].icon} />
              {sectionLooks[one].label}
            </Link>
          </li>
        ))}
      </ul>
      <SignOutForm className="space__out">
        <button type="submit">
          <Icon of={LogOut} />
          {texts.signOut}
        </button>
      </SignOutForm>
    </nav>
  )
}
