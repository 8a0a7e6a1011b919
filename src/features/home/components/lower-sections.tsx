import type { ComponentProps } from 'react'
import { CallToAction } from './call-to-action.tsx'
import { FeaturedSection } from './featured-section.tsx'
import { MembersSection } from './members-section.tsx'
import { StatsBand } from './stats-band.tsx'

type Props = ComponentProps<typeof FeaturedSection> &
  Pick<ComponentProps<typeof MembersSection>, 'members'> &
  ComponentProps<typeof StatsBand> & {
    calls: { members: ComponentProps<typeof MembersSection>['call']; end: ComponentProps<typeof CallToAction> }
  }

/** What one comes to by scrolling: links and figures. */
export default function LowerSections({ companies, members, stats, calls }: Props) {
  return (
    <>
      <FeaturedSection companies={companies} />
      <MembersSection members={members} call={calls.members} />
      <StatsBand stats={stats} />
      <CallToAction {...calls.end} />
    </>
  )
}
