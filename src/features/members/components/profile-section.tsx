import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { WordsField } from '#ui/form/words-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { profileAddress } from '../members.rules.ts'
import { labelIn, wantedSectors } from '../profile.rules.ts'
import '../profile-section.css'
import { profileTexts as texts } from '../profile.texts.ts'
import type { readProfileSection } from './read-profile-section.ts'
import { Completeness } from './completeness.tsx'
import type { Entry, EntryField } from './entries-editor.tsx'
import { EntriesEditor } from './entries-editor.tsx'
import { PhotoCard } from './photo-card.tsx'
import { ProfileBlock } from './profile-block.tsx'

const SECTION = '/espace-candidat?section=profile'
const { fields } = texts

type Props = Awaited<ReturnType<typeof readProfileSection>> & {
  initials: string
  /** The field of the skills, which is that of jobs. */
  skills: ReactNode
}
type Profile = OutputOf<typeof readOwnProfile>['profile']

const EXPERIENCE: EntryField[] = [
  { name: 'title', label: fields.entryTitle },
  { name: 'company', label: fields.entryCompany },
  { name: 'period', label: fields.period },
  { name: 'description', label: fields.description, long: true },
]
const EDUCATION: EntryField[] = [
  { name: 'degree', label: fields.degree },
  { name: 'school', label: fields.entrySchool },
  { name: 'year', label: fields.year },
]
const availabilities = Object.entries(texts.availabilities).map(([value, label]) => ({ value, label }))

const entriesOf = (list: readonly object[]): Entry[] =>
  list.map((entry) => Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, String(value)])))

/** The candidate's own profile, each block edited in its place. */
export function ProfileSection({ user, cv, profileId, initials, skills }: Props) {
  const { profile, version } = user
  return (
    <div className="pown">
      <Completeness user={user} cvSaved={cv.saved} />
      <div className="row">
        <ButtonLink variant="outline" to={profileAddress(profileId)}>
          {texts.page}
        </ButtonLink>
        <ButtonLink variant="outline" to="/modifier-profil">
          {texts.whole}
        </ButtonLink>
      </div>
      <PhotoCard name={user.name} initials={initials} photo={profile.avatar} />
      <InfoBlock profile={profile} version={version} name={user.name} />
      <TextBlock profile={profile} version={version} />
      <SkillsBlock profile={profile} version={version} field={skills} />
      <EntriesBlock
        name="experience"
        title={texts.experience}
        said={texts.experienceSaved}
        none={texts.noExperience}
        of={EXPERIENCE}
        saved={entriesOf(profile.experience)}
        version={version}
      />
      <EntriesBlock
        name="education"
        title={texts.education}
        said={texts.educationSaved}
        none={texts.noEducation}
        of={EDUCATION}
        saved={entriesOf(profile.education)}
        version={version}
      />
      <section className="card card--pad pblock" aria-labelledby="recherche-titre">
        <div className="pblock__head">
          <h2 id="recherche-titre">{texts.search}</h2>
          <ButtonLink variant="ghost" size="small" to="/modifier-cv">
            {texts.cv}
          </ButtonLink>
        </div>
        {cv.saved ? (
          <p>{[cv.title, labelIn(wantedSectors, cv.sector), cv.location, cv.salary].filter(Boolean).join(' · ')}</p>
        ) : (
          <p className="muted">{texts.noSearch}</p>
        )}
      </section>
    </div>
  )
}

type BlockProps = { profile: Profile; version: number }

const InfoBlock = ({ profile, version, name }: BlockProps & { name: string }) => (
  <ProfileBlock
    name="info"
    title={texts.info}
    said={texts.saved}
    version={version}
    stored={[
      { name: 'profile.title', label: fields.title, value: profile.title },
      { name: 'profile.company', label: fields.company, value: profile.company },
      { name: 'profile.location', label: fields.location, value: profile.location },
    ]}
    fields={
      <>
        <TextField name="profile.title" label={fields.title} saved={profile.title} optional maxLength={120} />
        <TextField name="profile.company" label={fields.company} saved={profile.company} optional maxLength={120} />
        <TextField name="profile.location" label={fields.location} saved={profile.location} optional maxLength={120} />
        <SelectField
          name="profile.availability"
          label={fields.availability}
          saved={profile.availability}
          choices={availabilities}
        />
      </>
    }
  >
    <p>
      <b>{name}</b>
    </p>
    <p>{[profile.title, profile.company].filter(Boolean).join(', ')}</p>
    <p className="small muted">
      {[profile.location, texts.availabilities[profile.availability]].filter(Boolean).join(' · ')}
    </p>
  </ProfileBlock>
)

const TextBlock = ({ profile, version }: BlockProps) => (
  <ProfileBlock
    name="presentation"
    title={texts.presentation}
    said={texts.saved}
    version={version}
    stored={[{ name: 'profile.bio', label: texts.presentation, value: profile.bio }]}
    fields={<TextareaField name="profile.bio" label={texts.presentation} saved={profile.bio} optional rows={6} />}
  >
    {profile.bio ? <p className="pown__bio">{profile.bio}</p> : <p className="muted">{texts.noPresentation}</p>}
  </ProfileBlock>
)

const SkillsBlock = ({ profile, version, field }: BlockProps & { field: ReactNode }) => {
  const words = { skills: profile.skills.join(', '), languages: profile.languages.join(', ') }
  return (
    <ProfileBlock
      name="skills"
      title={texts.skills}
      said={texts.saved}
      version={version}
      stored={[
        { name: 'profile.skills', label: texts.skills, value: words.skills },
        { name: 'profile.languages', label: texts.languages, value: words.languages },
      ]}
      fields={
        <>
          {field}
          <WordsField
            name="profile.languages"
            label={texts.languages}
            noun="language"
            saved={profile.languages}
            hint={fields.languagesHint}
            most={50}
            optional
          />
        </>
      }
    >
      {profile.skills.length + profile.languages.length === 0 ? (
        <p className="muted">{texts.noSkills}</p>
      ) : (
        <ul className="pown__words">
          {[...profile.skills, ...profile.languages].map((word, at) => (
            <li key={`${at} ${word}`}>
              <Badge plain>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </ProfileBlock>
  )
}

type EntriesProps = {
  name: 'experience' | 'education'
  title: string
  said: string
  none: string
  of: EntryField[]
  saved: Entry[]
  version: number
}

function EntriesBlock({ name, title, said, none, of, saved, version }: EntriesProps) {
  const [asked] = useSearchParams()
  const add = asked.has('ajouter')
  return (
    <ProfileBlock
      name={name}
      title={title}
      said={said}
      version={version}
      stored={saved.flatMap((entry, at) =>
        of.map((field) => ({
          name: `profile.${name}.${at}.${field.name}`,
          label: `${field.label} ${at + 1}`,
          value: entry[field.name] ?? '',
        })),
      )}
      acts={
        <ButtonLink variant="outline" size="small" to={`${SECTION}&modifier=${name}&ajouter#${name}`}>
          <Icon of={Plus} small />
          {texts.add}
          <span className="vh">{` ${title}`}</span>
        </ButtonLink>
      }
      fields={
        <EntriesEditor
          key={add ? 'blank' : 'saved'}
          name={`profile.${name}`}
          fields={of}
          saved={saved}
          opened={add || saved.length === 0 ? -1 : null}
        />
      }
    >
      {saved.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ol className="entries__list">
          {saved.map((entry, at) => (
            <li key={entry.id ?? at} className="entries__one">
              <div className="entries__said">
                <b>{entry[of[0]!.name]}</b>
                <span className="small muted">
                  {of
                    .slice(1, 3)
                    .map((field) => entry[field.name])
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {entry.description && <p className="pown__bio">{entry.description}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </ProfileBlock>
  )
}
