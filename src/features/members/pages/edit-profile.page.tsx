import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { SkillsField } from '#features/jobs/components/skills-field.tsx'
import { siteCountries } from '#features/reference/reference.rules.ts'
import { saidIn } from '#platform/forms.ts'
import { formActions, formHeaders } from '#platform/form-actions.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { Field, Input } from '#ui/field.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { WordsField } from '#ui/form/words-field.tsx'
import { CHANGED_MEANWHILE, initials } from '../members.rules.ts'
import { choicesOf } from '../components/list-choices.ts'
import { PhotoCard } from '../components/photo-card.tsx'
import { wholeProfileForm } from '../components/profile-forms.ts'
import { seesConflicts } from '../components/sees-conflicts.ts'
import { educationLevels, MOST_YEARS, profileSectors } from '../profile.rules.ts'
import '../profile-section.css'
import { profileTexts as texts } from '../profile.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.editTitle} | Florin` }, notIndexed]

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  user: await context.get(apiContext)(readOwnProfile, {}),
})

export const action = formActions(wholeProfileForm)
export const headers = formHeaders
export const shouldRevalidate = seesConflicts

const { fields } = texts
const countries = siteCountries.map(({ code, name }) => ({ value: code, label: name }))

export default function EditProfile() {
  const { user } = useLoaderData<typeof loader>()
  const [asked] = useSearchParams()
  const { profile } = user
  const lines = [
    { name: 'first_name', label: fields.first_name, value: user.first_name, required: true },
    { name: 'last_name', label: fields.last_name, value: user.last_name, required: true },
    { name: 'phone', label: fields.phone, value: user.phone ?? '' },
    { name: 'profile.location', label: fields.location, value: profile.location },
    { name: 'profile.title', label: fields.title, value: profile.title },
    { name: 'profile.company', label: fields.company, value: profile.company },
    { name: 'profile.last_course', label: fields.last_course, value: profile.last_course },
    { name: 'profile.school', label: fields.school, value: profile.school },
  ]
  const words = [
    { name: 'profile.skills', label: fields.skills, value: profile.skills.join(', ') },
    { name: 'profile.languages', label: fields.languages, value: profile.languages.join(', ') },
  ]
  const bio = { name: 'profile.bio', label: fields.bio, value: profile.bio }
  return (
    <div className="wrap pform">
      <BackLink to="/espace-candidat?section=profile">{texts.back}</BackLink>
      <h1 className="display">{texts.editTitle}</h1>
      <p className="muted">{texts.editLead}</p>
      <DoneNote>{saidIn(asked, { profil: texts.saved })}</DoneNote>
      <PhotoCard
        heading="h2"
        name={user.name}
        initials={initials(user.first_name, user.last_name)}
        photo={profile.avatar}
      />
      <PostForm name="profil" className="card card--pad stack" summary>
        <VersionField version={user.version} told={CHANGED_MEANWHILE} />
        <ConflictNote
          told={CHANGED_MEANWHILE}
          title={texts.conflictTitle}
          lead={texts.conflictLead}
          stored={[...lines, ...words, bio]}
          leave="/modifier-profil"
        />
        <div className="pform__grid">
          {lines.slice(0, 2).map((line) => (
            <Line key={line.name} {...line} />
          ))}
          <Field label={fields.email} hint={<EmailHint />}>
            {(control) => <Input {...control} type="email" value={user.email} readOnly />}
          </Field>
          {lines.slice(2, 4).map((line) => (
            <Line key={line.name} {...line} />
          ))}
          <SelectField name="profile.country" label={fields.country} saved={profile.country} choices={countries} />
          {lines.slice(4, 6).map((line) => (
            <Line key={line.name} {...line} />
          ))}
          <SelectField
            name="profile.sector"
            label={fields.sector}
            saved={profile.sector}
            choices={choicesOf(profileSectors)}
            optional
          />
          <TextField
            name="profile.experience_years"
            label={fields.experience_years}
            saved={String(profile.experience_years)}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_YEARS}
            optional
          />
          <SelectField
            name="profile.education_level"
            label={fields.education_level}
            saved={profile.education_level}
            choices={choicesOf(educationLevels)}
            optional
          />
          {lines.slice(6).map((line) => (
            <Line key={line.name} {...line} />
          ))}
          <div className="pform__wide">
            <SkillsField name="profile.skills" label={fields.skills} saved={profile.skills} most={50} optional />
          </div>
          <div className="pform__wide">
            <WordsField
              name="profile.languages"
              label={fields.languages}
              noun="language"
              saved={profile.languages}
              hint={fields.languagesHint}
              most={50}
              optional
            />
          </div>
          <div className="pform__wide">
            <TextareaField name={bio.name} label={bio.label} saved={bio.value} optional rows={6} />
          </div>
        </div>
        <div className="row">
          <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}

type LineProps = { name: string; label: string; value: string; required?: boolean }
const Line = ({ name, label, value, required = false }: LineProps) => (
  <TextField name={name} label={label} saved={value} optional={!required} maxLength={120} />
)

const EmailHint = () => (
  <>
    {fields.emailHint} <Link to="/mes-parametres">Mes paramètres</Link>
  </>
)
