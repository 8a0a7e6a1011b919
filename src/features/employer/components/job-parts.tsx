import { CityField } from '#features/jobs/components/city-field.tsx'
import { SkillsField } from '#features/jobs/components/skills-field.tsx'
import { educationLevels, remoteKinds } from '#features/jobs/jobs.rules.ts'
import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import type { JobFields, JobReading } from '#features/jobs/publishing/publishing.contract.ts'
import {
  contractCodes,
  contractNames,
  hasDuration,
  levelYears,
  jobLevels,
} from '#features/jobs/publishing/publishing.rules.ts'
import { Field } from '#ui/field.tsx'
import { CheckField, SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { editorTexts } from '../employer.texts.ts'
import { jobFormTexts as texts, jobLabels as labels, required } from '../job-form.texts.ts'

const optional = (choices: readonly { value: string; label: string }[], none: string) => [
  { value: '', label: none },
  ...choices,
]
const among = <W extends string>(words: readonly W[], nameOf: (word: W) => string) =>
  words.map((value) => ({ value, label: nameOf(value) }))

const choices = {
  contract: optional(
    among(contractCodes, (code) => contractNames[code]),
    texts.choose,
  ),
  level: optional(
    among(jobLevels, (level) => levelYears[level].label),
    texts.unsaid,
  ),
  period: among(['an', 'mois', 'jour'], (period) => texts.periods[period]),
  education: among(educationLevels, (level) => jobsTexts.education[level]),
  remote: among(remoteKinds, (kind) => jobsTexts.remote[kind]),
}

const said = (text: string | undefined) => (text === undefined ? {} : { live: text })

type PostProps = {
  fields: JobFields
  /** What the form says now. */
  typed: JobFields
  company: string
  functions: readonly { id: number; name: string }[]
  reading: JobReading | null
  strict: boolean
}

/** What is offered, where, by what contract. */
export function PostPart({ fields, typed, company, functions, reading, strict }: PostProps) {
  const missing = (name: string): string | undefined => (strict ? reading?.missing[name] : undefined)
  const named = fields.fonction_id ?? reading?.fonction?.id
  return (
    <section className="card card--pad edit__part" id="poste" aria-labelledby="h-poste">
      <h2 id="h-poste">1. {editorTexts.steps.poste}</h2>
      <TextField
        name="titre"
        label={required('titre')}
        saved={fields.titre}
        maxLength={150}
        {...said(missing('titre'))}
      />
      <div className="edit__two">
        <Field label={required('entreprise')}>
          {(control) => <input {...control} className="input" value={company} readOnly />}
        </Field>
        <CityField
          name="localisation"
          label={required('localisation')}
          hint={texts.cityHint}
          saved={fields.localisation}
          live={missing('localisation')}
        />
        <SelectField
          name="typeContrat"
          label={required('typeContrat')}
          saved={fields.typeContrat}
          choices={choices.contract}
        />
        <SelectField
          name="fonction_id"
          label={labels.fonction_id}
          hint={reading?.fonction && !fields.fonction_id ? texts.proposed(reading.fonction.name) : undefined}
          saved={named === undefined ? '' : String(named)}
          choices={optional(
            functions.map(({ id, name }) => ({ value: String(id), label: name })),
            texts.byTitle,
          )}
        />
      </div>
      {hasDuration(typed.typeContrat) && (
        <div className="edit__two">
          <TextField
            name="dureeStage"
            label={labels.dureeStage}
            type="number"
            min={1}
            max={36}
            saved={fields.dureeStage?.toString()}
            optional
          />
          <TextField name="dateDebut" label={labels.dateDebut} type="date" saved={fields.dateDebut} optional />
        </div>
      )}
    </section>
  )
}

const Amount = ({ name, saved }: { name: 'salaire_min' | 'salaire_max'; saved: number | undefined }) => (
  <TextField
    name={name}
    label={labels[name]}
    type="number"
    min={1}
    inputMode="numeric"
    saved={saved?.toString()}
    optional
  />
)

/** Salary, level, remote work, the promised answer. */
export const TermsPart = ({ fields }: { fields: JobFields }) => (
  <section className="card card--pad edit__part" id="conditions" aria-labelledby="h-conditions">
    <h2 id="h-conditions">2. {editorTexts.steps.conditions}</h2>
    <div className="edit__three">
      <Amount name="salaire_min" saved={fields.salaire_min} />
      <Amount name="salaire_max" saved={fields.salaire_max} />
      <SelectField
        name="salaire_periode"
        label={labels.salaire_periode}
        saved={fields.salaire_periode}
        choices={choices.period}
      />
    </div>
    <TextField
      name="salaire"
      label={labels.salaire}
      hint={texts.moreHint}
      maxLength={100}
      saved={fields.salaire}
      optional
    />
    <div className="edit__two">
      <SelectField
        name="niveauExperience"
        label={labels.niveauExperience}
        saved={fields.niveauExperience}
        choices={choices.level}
      />
      <SelectField name="formation" label={labels.formation} saved={fields.formation} choices={choices.education} />
      <SelectField
        name="teletravailler"
        label={labels.teletravailler}
        saved={fields.teletravailler}
        choices={choices.remote}
      />
      <TextField
        name="delai_reponse"
        label={labels.delai_reponse}
        type="number"
        min={1}
        max={60}
        saved={fields.delai_reponse?.toString()}
        optional
      />
    </div>
    <CheckField name="urgente" label={labels.urgente} saved={fields.urgente} />
  </section>
)

type Long = { name: 'description' | 'missions' | 'profil' | 'avantages'; saved: string; rows: number; most: number }
const LongText = ({ name, saved, rows, most, hint }: Long & { hint?: string }) => (
  <TextareaField name={name} label={labels[name]} hint={hint} rows={rows} maxLength={most} saved={saved} optional />
)

/** What one does there, and who should. */
export const TextsPart = ({ fields }: { fields: JobFields }) => (
  <section className="card card--pad edit__part" id="missions" aria-labelledby="h-missions">
    <h2 id="h-missions">3. {editorTexts.steps.missions}</h2>
    <LongText name="description" saved={fields.description} rows={6} most={10_000} />
    <LongText name="missions" saved={fields.missions} rows={5} most={5_000} hint={texts.missionsHint} />
    <LongText name="profil" saved={fields.profil} rows={5} most={5_000} hint={texts.profileHint} />
    <SkillsField name="skills" label={labels.skills} saved={fields.skills} optional />
    <LongText name="avantages" saved={fields.avantages} rows={3} most={3_000} hint={texts.benefitsHint} />
  </section>
)
