import { BadgeCheck } from 'lucide'
import { Link } from 'react-router'
import { profileAddress } from '#features/members/members.rules.ts'
import type { readMembersTeaser } from '#features/members/members.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Settled } from '#platform/settle.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { Bone, Skeleton } from '#ui/waiting.tsx'
import type { callsFor } from '../calls.texts.ts'
import { lowerTexts } from '../lower-home.texts.ts'
import { SectionData } from './section-data.tsx'

type Teaser = OutputOf<typeof readMembersTeaser>
type Member = Teaser['data'][number]

type Props = { members: Promise<Settled<Teaser>>; call: ReturnType<typeof callsFor>['members'] }

export function MembersSection({ members, call }: Props) {
  return (
    <section className="sec far home__members">
      <div className="wrap">
        <SectionData of={members} skeleton={<MembersSkeleton />} error={lowerTexts.membersError}>
          {({ total, data }) => (
            <div className="memb">
              <div className="memb__txt">
                <h2>{lowerTexts.membersTitle(total)}</h2>
                <p className="muted">{call.text}</p>
                <div className="row">
                  <ButtonLink to={call.way.to}>{call.way.label}</ButtonLink>
                </div>
              </div>
              <ul className="memb__grid">
                {data.map((member) => (
                  <MemberCard key={member.id} member={member} />
                ))}
              </ul>
            </div>
          )}
        </SectionData>
      </div>
    </section>
  )
}

function MemberCard({ member }: { member: Member }) {
  return (
    <li className="card mem">
      <Avatar {...member} size={72} />
      <h3>
        <Link to={profileAddress(member.id)}>{member.name}</Link>
        {member.verified && (
          <span className="mem__ok" title={lowerTexts.verifiedMeaning}>
            <Icon of={BadgeCheck} small />
            <span className="vh">{lowerTexts.verified}</span>
          </span>
        )}
      </h3>
      <p className="small">{member.title}</p>
      <p className="small muted">{member.place}</p>
    </li>
  )
}

function MembersSkeleton() {
  return (
    <Skeleton label={lowerTexts.membersLoading} className="memb">
      <Bone width="80%" height={96} />
      <div className="memb__grid">
        {[1, 2, 3, 4].map((key) => (
          <Bone key={key} width="100%" height={190} />
        ))}
      </div>
    </Skeleton>
  )
}
