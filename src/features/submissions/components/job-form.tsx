import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { educationLevels, remoteKinds } from '#features/jobs/jobs.rules.ts'
import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import { contractCodes, contractNames } from '#features/jobs/publishing/publishing.rules.ts'
import { companySizes } from '#features/companies/companies.rules.ts'
import { formatSalary } from '#platform/french.ts'
import { CheckField, SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { PlainUpload } from '#ui/upload-field.tsx'
import '../submissions.css'
import { experienceCodes, longest, PUBLISH_PAGE, salaryIn, sectorCodes, submissionLogo } from '../submissions.rules.ts'
import { publishTexts as texts } from '../submissions.texts.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { LogoPart } from './logo-part.tsx'
import { MissingNote } from './missing-note.tsx'

const { labels } = texts

const among = <W extends string>(words: readonly W[], names: Record<W, string>) =>
  words.map((value) => ({ value, label: names[value] }))
const unsaid = { value: '', label: texts.unsaid }
const choices = {
  contract: [{ value: '', label: 'Choisissez' }, ...among(contractCodes, contractNames)],
  remote: among(remoteKinds, jobsTexts.remote),
  experience: [unsaid, ...among(experienceCodes, texts.experiences)],
  education: [unsaid, ...among(educationLevels, jobsTexts.education)],
  sector: [unsaid, ...among(sectorCodes, texts.sectors)],
  size: [unsaid, ...among(companySizes, texts.sizes)],
}

type Fields = {
  /** The fields of the city and of the skills, which other forms have too. */
  city: ReactNode
  skills: ReactNode
  /** The trade that the title was understood as. */
  trade: string | null
}

type Props = Fields & {
  uploaded: string | null
  /** Beside the button: what is to be put right first. */
  toFix: ReactNode
}

/** The job, the company and the contact: one form in three parts. */
export function JobForm({ uploaded, toFix, ...fields }: Props) {
  const [sending, setSending] = useState(0)
  const busy = (on: boolean): void => setSending((count) => count + (on ? 1 : -1))
  return (
    <>
      <PlainUpload rule={submissionLogo} label={labels.logo} retour={`${PUBLISH_PAGE}?nouvelle=1`} />
      <PostForm
        name="offre"
        className="subm__form"
        schema={() => import('../browser-schemas.ts').then(({ schemas }) => schemas.sendSubmission)}
      >
        <MissingNote />
        <JobPart {...fields} />
        <CompanyPart uploaded={uploaded} onBusy={busy} />
        <section className="card card--pad subm__part" id="contact" aria-labelledby="h-contact">
          <h2 id="h-contact">3. {texts.part[2]}</h2>
          <div className="subm__two">
            <TextField name="nomContact" label={labels.nomContact} autoComplete="name" maxLength={longest.contact} />
            <TextField name="telephoneContact" label={labels.telephoneContact} type="tel" autoComplete="tel" optional />
          </div>
          <TextField name="emailContact" label={labels.emailContact} type="email" autoComplete="email" />
          <div className="subm__foot">
            <SubmitButton size="large" busy={texts.submitting} disabled={sending > 0}>
              {texts.submit}
            </SubmitButton>
            <DraftKeeper />
            {toFix}
          </div>
          <p className="hint">
            {texts.terms} <Link to="/cgu">{texts.termsLink}</Link>.
          </p>
        </section>
      </PostForm>
    </>
  )
}

function JobPart({ city, skills, trade }: Fields) {
  return (
    <section className="card card--pad subm__part" id="offre" aria-labelledby="h-offre">
      <div>
        <h2 id="h-offre">1. {texts.part[0]}</h2>
        <p className="small muted">{texts.required}</p>
      </div>
      <TextField
        name="titre"
        label={labels.titre}
        hint={trade ? texts.titleKnown(trade) : texts.titleHint}
        maxLength={longest.title}
      />
      <div className="subm__three">
        <SelectField name="typeContrat" label={labels.typeContrat} choices={choices.contract} />
        {city}
        <SelectField name="teletravail" label={labels.teletravail} choices={choices.remote} />
      </div>
      <div className="subm__three">
        <SalaryField />
        <SelectField name="experience" label={labels.experience} choices={choices.experience} />
        <SelectField name="formation" label={labels.formation} choices={choices.education} />
      </div>
      <TextareaField name="description" label={labels.description} rows={5} maxLength={longest.description} required />
      <div className="subm__two">
        <TextareaField
          name="missions"
          label={labels.missions}
          hint={texts.linesHint}
          rows={6}
          maxLength={longest.list}
          required
        />
        <TextareaField
          name="profil"
          label={labels.profil}
          hint={texts.linesHint}
          rows={6}
          maxLength={longest.list}
          required
        />
      </div>
      {skills}
      <CheckField name="urgente" label={labels.urgente} />
    </section>
  )
}

/** A salary as one writes it; what it was read as is said below. */
function SalaryField() {
  const [typed, setTyped] = useState('')
  const read = salaryIn(typed)
  const words = read && formatSalary({ ...read, currency: 'EUR' })
  return (
    <TextField
      name="salaire"
      label={labels.salaire}
      hint={words ? texts.salaryRead(`${words}${read.period === 'an' ? ' par an' : ''}`) : texts.salaryHint}
      maxLength={longest.salary}
      required={false}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

function CompanyPart({ uploaded, onBusy }: { uploaded: string | null; onBusy: (busy: boolean) => void }) {
  const form = useFormState()
  const [company, setCompany] = useState(form.valueOf('nomEntreprise'))
  return (
    <section className="card card--pad subm__part" id="entreprise" aria-labelledby="h-entreprise">
      <h2 id="h-entreprise">2. {texts.part[1]}</h2>
      <TextField
        name="nomEntreprise"
        label={labels.nomEntreprise}
        hint={texts.companyHint}
        autoComplete="organization"
        maxLength={longest.company}
        onInput={(event) => setCompany(event.currentTarget.value)}
      />
      <div className="subm__two">
        <SelectField name="secteur" label={labels.secteur} choices={choices.sector} />
        <SelectField name="tailleEntreprise" label={labels.tailleEntreprise} choices={choices.size} />
      </div>
      <TextField
        name="siteWeb"
        label={labels.siteWeb}
        hint={texts.websiteHint}
        autoComplete="url"
        inputMode="url"
        maxLength={longest.website}
        required={false}
      />
      <LogoPart company={company} uploaded={uploaded} onBusy={onBusy} />
      <TextareaField
        name="descriptionEntreprise"
        label={labels.descriptionEntreprise}
        placeholder={texts.aboutPlaceholder}
        rows={4}
        maxLength={longest.about}
      />
    </section>
  )
}
