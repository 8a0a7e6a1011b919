import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { SkillsField } from '#features/jobs/components/skills-field.tsx'
import { saidIn } from '#platform/forms.ts'
import { formActions, formHeaders } from '#platform/form-actions.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { CheckField, SelectField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { CHANGED_MEANWHILE } from '../members.rules.ts'
import { choicesOf } from '../components/list-choices.ts'
import { readCvForm } from '../cv-form.contract.ts'
import { cvForm } from '../components/profile-forms.ts'
import { seesConflicts } from '../components/sees-conflicts.ts'
import { MOST_YEARS, wantedSectors } from '../profile.rules.ts'
import '../profile-section.css'
import { profileTexts as texts } from '../profile.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.cvTitle} | Florin` }, notIndexed]

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  cv: await context.get(apiContext)(readCvForm, {}),
})

export const action = formActions(cvForm)
export const headers = formHeaders
export const shouldRevalidate = seesConflicts

const { fields } = texts
const said = { cv: texts.cvSaved, 'cv-alerte': texts.cvSavedWithAlert }

export default function EditCv() {
  const { cv } = useLoaderData<typeof loader>()
  const [asked] = useSearchParams()
  const years = String(cv.experience_years)
  return (
    <div className="wrap pform">
      <BackLink to="/espace-candidat">{texts.back}</BackLink>
      <h1 className="display">{texts.cvTitle}</h1>
      <p className="muted">{texts.cvLead}</p>
      <DoneNote>{saidIn(asked, said)}</DoneNote>
      <PostForm name="cv" className="card card--pad stack" summary>
        <VersionField version={cv.version} told={CHANGED_MEANWHILE} />
        <ConflictNote
          told={CHANGED_MEANWHILE}
          title={texts.conflictTitle}
          lead={texts.conflictLead}
          stored={[
            { name: 'title', label: fields.wantedTitle, value: cv.title },
            { name: 'experience_years', label: fields.experience_years, value: years },
            { name: 'location', label: fields.wantedLocation, value: cv.location },
            { name: 'salary', label: fields.wantedSalary, value: cv.salary },
            { name: 'skills', label: fields.skills, value: cv.skills.join(', ') },
          ]}
          leave="/modifier-cv"
        />
        <div className="pform__grid">
          <TextField name="title" label={fields.wantedTitle} saved={cv.title} maxLength={120} />
          <SelectField
            name="sector"
            label={fields.sector}
            saved={cv.sector}
            choices={choicesOf(wantedSectors)}
            optional
          />
          <TextField
            name="experience_years"
            label={fields.experience_years}
            saved={years}
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_YEARS}
          />
          <TextField name="location" label={fields.wantedLocation} saved={cv.location} maxLength={120} />
          <div className="pform__wide">
            <SkillsField name="skills" label={fields.skills} saved={cv.skills} most={50} optional />
          </div>
          <TextField
            name="salary"
            label={fields.wantedSalary}
            saved={cv.salary}
            hint={fields.wantedSalaryHint}
            optional
            maxLength={60}
          />
          <div className="pform__wide">
            <CheckField name="visible_to_recruiters" label={fields.visible} saved={cv.visible_to_recruiters} />
          </div>
          <div className="pform__wide">
            <CheckField name="alerts" label={fields.alerts} />
            <p className="hint">
              {fields.alertsHint} <Link to="/alertes">{fields.toAlerts}</Link>
            </p>
          </div>
        </div>
        <div className="row">
          <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
