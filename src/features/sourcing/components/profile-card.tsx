import { FileText, LockOpen } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { profileAddress } from '#features/members/members.rules.ts'
import { ink } from '#ui/guilloche-ink.ts'
import { Engraving } from '#ui/engraving.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import '../sourcing.css'
import { sourcingTexts as texts } from '../sourcing.texts.ts'
import { ListMenu } from './list-menu.tsx'
import type { OwnLists, Profile } from './profile-type.ts'
import { UnlockForm } from './unlock-form.tsx'

/** A coin without a head: nobody is known by it. */
const BlankCoin = ({ seed }: { seed: string }) => (
  <span className={`coin-face n${ink(seed)}`} aria-hidden="true">
    <Engraving kind="ring" seed={seed} />
  </span>
)

const SHOWN_SKILLS = 4

type Props = { profile: Profile; lists: OwnLists; credits: number; children?: ReactNode }

/** A profile without a name, until it is unlocked. */
export function ProfileCard({ profile, lists, credits, children }: Props) {
  const { id, title: given, city, salary, years, availability, extract, experience, skills, unlocked } = profile
  const title = given || texts.untitled
  const seed = `profil ${id}`
  const more = skills.length - SHOWN_SKILLS
  return (
    <li className={unlocked ? 'card anon is-open' : 'card anon'} id={`profil-${id}`}>
      {unlocked ? (
        <Avatar name={unlocked.name} initials={unlocked.initials} photo={unlocked.photo} size={56} />
      ) : (
        <BlankCoin seed={seed} />
      )}
      <div className="anon__b">
        <div className="anon__h">
          <div>
            <h3>{unlocked ? <Link to={profileAddress(unlocked.page)}>{unlocked.name}</Link> : title}</h3>
            <p className="small muted">{[unlocked && title, city, salary].filter(Boolean).join(' · ')}</p>
          </div>
          {unlocked && (
            <p className="small muted anon__until">
              <Icon of={LockOpen} small />
              {texts.unlockedUntil(unlocked.until)}
            </p>
          )}
        </div>
        {extract.length > 0 && (
          <p className="anon__x">
            «{'\u202f'}
            {extract.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text))}
            {'\u202f'}»
          </p>
        )}
        {experience.length > 0 && (
          <ul className="anon__xp small">
            {experience.map((post, at) => (
              <li key={at}>
                <span className="num muted">{post.period}</span>
                <span>
                  {post.title}
                  {post.company && <span className="muted">, {post.company}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {skills.length > 0 && (
          <ul className="anon__s" aria-label={texts.skills}>
            {skills.slice(0, SHOWN_SKILLS).map(({ name, matched }) => (
              <li key={name} className={matched ? 'badge badge--plain badge--green' : 'badge badge--plain'}>
                {name}
              </li>
            ))}
            {more > 0 && <li className="badge badge--plain num">+{more}</li>}
          </ul>
        )}
        <div className="anon__f">
          <ul className="facts">
            {years !== null && <li>{texts.years(years)}</li>}
            {availability && <li>{texts.availabilities[availability]}</li>}
            {unlocked?.phone && (
              <li>
                <a href={`tel:${unlocked.phone.replaceAll(/[^\d+]/g, '')}`}>{unlocked.phone}</a>
              </li>
            )}
            {unlocked?.email && (
              <li>
                <a href={`mailto:${unlocked.email}`}>{unlocked.email}</a>
              </li>
            )}
          </ul>
          <div className="anon__a">
            <ListMenu profile={profile} title={unlocked?.name ?? title} lists={lists} />
            {!unlocked && <UnlockForm id={id} title={title} credits={credits} />}
            {unlocked?.cv && (
              <a className="btn btn--outline btn--sm" href={unlocked.cv} target="_blank" rel="noopener">
                <Icon of={FileText} small />
                {texts.cv}
                <span className="vh"> {unlocked.name}</span>
              </a>
            )}
          </div>
        </div>
        {children}
      </div>
    </li>
  )
}
