import { Check, EyeOff, Minus } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import type { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { plural } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import type { Choices, Part } from '../visibility.rules.ts'
import { finds, seesPart } from '../visibility.rules.ts'
import { visibilityTexts as texts } from '../visibility.texts.ts'

const audiences = ['recruiter', 'contact', 'member', 'visitor'] as const
type Audience = (typeof audiences)[number]

type Props = { user: OutputOf<typeof readOwnProfile>; choices: Choices }

/** What others would see of one's own profile with the choices as they stand, by the same table that decides it. */
export function SeenAs({ user, choices }: Props) {
  const [asked] = useSearchParams()
  const viewer: Audience = audiences.find((one) => one === asked.get('vu')) ?? 'recruiter'
  return (
    <section id="vue" className="card visib__seen" aria-labelledby="vue-titre">
      <div className="visib__seenhead">
        <h2 id="vue-titre">{texts.seenTitle}</h2>
        <nav aria-label={texts.seenTitle} className="visib__as">
          {audiences.map((one) => (
            <Link
              key={one}
              className="chip"
              to={`/espace-candidat?section=settings&vu=${one}#vue`}
              preventScrollReset
              aria-current={one === viewer ? 'true' : undefined}
            >
              {texts.seenAs[one]}
            </Link>
          ))}
        </nav>
      </div>
      <div className="visib__sees" role="status">
        {finds(viewer, choices) ? (
          <Sees user={user} choices={choices} viewer={viewer} />
        ) : (
          <p className="visib__none">
            <Icon of={EyeOff} />
            {texts.unseen[viewer]}
          </p>
        )}
      </div>
    </section>
  )
}

function Sees({ user, choices, viewer }: Props & { viewer: Audience }) {
  const { profile } = user
  const lines: [Part, string, string][] = [
    [
      'experience',
      [profile.company, plural(profile.experience.length, 'expérience')].filter(Boolean).join(', '),
      'Expériences masquées',
    ],
    [
      'education',
      [profile.school, plural(profile.education.length, 'formation')].filter(Boolean).join(', '),
      'Formations masquées',
    ],
    [
      'skills',
      `${plural(profile.skills.length, 'compétence')}, ${plural(profile.languages.length, 'langue')}`,
      'Compétences masquées',
    ],
    ['contact', 'E-mail et téléphone', 'Coordonnées masquées'],
    ['search', 'Votre recherche et votre disponibilité', 'Votre recherche est masquée'],
    ['activity', 'Votre dernière visite', 'Votre activité est masquée'],
  ]
  return (
    <>
      <p>
        <b>{seesPart(viewer, 'identity', choices) ? user.name : texts.nameless}</b>
      </p>
      <p className="small muted">{[profile.title, profile.location].filter(Boolean).join(' · ')}</p>
      <ul className="visib__lines">
        {lines.map(([part, seen, hidden]) => {
          const shown = seesPart(viewer, part, choices)
          return (
            <li key={part} className={shown ? 'is-seen' : 'muted'}>
              <Icon of={shown ? Check : Minus} small />
              {shown ? seen : hidden}
            </li>
          )
        })}
      </ul>
    </>
  )
}
