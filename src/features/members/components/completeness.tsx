import { Link } from 'react-router'
import type { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { Ring } from '#ui/meters.tsx'
import type { ProfileStep } from '../profile.rules.ts'
import { completeness } from '../profile.rules.ts'
import '../profile-section.css'
import { completenessTexts as texts } from '../completeness.texts.ts'

const block = (name: string): string => `/espace-candidat?section=profile&modifier=${name}#${name}`

/** Where each step is taken. */
const ways: Record<ProfileStep, string> = {
  title: block('info'),
  location: block('info'),
  experience: `/espace-candidat?section=profile&modifier=experience&ajouter#experience`,
  education: `/espace-candidat?section=profile&modifier=education&ajouter#education`,
  skills: block('skills'),
  languages: block('skills'),
  presentation: block('presentation'),
  cv: '/modifier-cv',
  photo: '/espace-candidat?section=profile#photo',
}

const SHOWN = 3

/** How complete one's own profile is, and the next steps. */
export function Completeness({ user, cvSaved }: { user: OutputOf<typeof readOwnProfile>; cvSaved: boolean }) {
  const { avatar, bio, ...profile } = user.profile
  const { percent, left } = completeness({ ...profile, presentation: bio, photo: avatar !== null, cvSaved })
  return (
    <section className="card card--pad pfull" aria-labelledby="complet-titre">
      <Ring percent={percent} label={texts.complete(percent)} />
      <div>
        <h2 id="complet-titre">{texts.left(left.length)}</h2>
        <ul className="pfull__left">
          {left.slice(0, SHOWN).map(({ step, worth }) => (
            <li key={step}>
              <Link to={ways[step]}>{texts.steps[step]}</Link>
              <span className="num">{texts.worth(worth)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
