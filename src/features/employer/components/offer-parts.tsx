import { MapPin } from 'lucide'
import { educationLevels, remoteKinds } from '#features/jobs/jobs.rules.ts'
import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import type { OfferFields, OfferReading, suggestCities } from '#features/jobs/publishing/publishing.contract.ts'
import {
  contractCodes,
  contractNames,
  hasDuration,
  levelYears,
  offerLevels,
} from '#features/jobs/publishing/publishing.rules.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { Field } from '#ui/field.tsx'
import { CheckField, SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { SuggestField } from '#ui/suggest-field.tsx'
import { editorTexts as texts } from '../employer.texts.ts'

const optional = (choices: readonly { value: string; label: string }[], none: string) => [
  { value: '', label: none },
  ...choices,
]

const load = async (typed: string, signal: AbortSignal) => {
  if (typed.trim().length < 2 || typed.length > 100) return []
  const { data } = await fetchApi<typeof suggestCities>('/v1/reference/villes', { q: typed }, signal)
  return data.map(({ label }) => ({ value: label, icon: MapPin, detail: 'Ville', figure: '' }))
}

function CityField({ saved, missing }: { saved: string; missing: string | undefined }) {
  const form = useFormState()
  return (
    <Field
      label="Localisation *"
      hint="La ville, choisie dans la liste."
      error={form.faultOf('localisation') ?? missing}
    >
      {(control) => (
        <SuggestField
          name="localisation"
          placeholder="Lyon (69)"
          control={control}
          load={load}
          initial={form.valueOf('localisation', saved)}
        />
      )}
    </Field>
  )
}

const said = (text: string | undefined) => (text === undefined ? {} : { live: text })

type PostProps = {
  fields: OfferFields
  /** What the form says now. */
  typed: OfferFields
  company: string
  functions: readonly { id: number; name: string }[]
  reading: OfferReading | null
  strict: boolean
}

/** What is offered, where, by what contract. */
export function PostPart({ fields, typed, company, functions, reading, strict }: PostProps) {
  const missing = (name: string): string | undefined => (strict ? reading?.missing[name] : undefined)
  const named = fields.fonction_id ?? reading?.fonction?.id
  return (
    <section className="card card--pad edit__part" id="poste" aria-labelledby="h-poste">
      <h2 id="h-poste">1. {texts.steps.poste}</h2>
      <TextField
        name="titre"
        label="Titre du poste *"
        saved={fields.titre}
        maxLength={150}
        {...said(missing('titre'))}
      />
      <div className="edit__two">
        <Field label="Entreprise *">
          {(control) => <input {...control} className="input" value={company} readOnly />}
        </Field>
        <CityField saved={fields.localisation} missing={missing('localisation')} />
        <SelectField
          name="typeContrat"
          label="Type de contrat *"
          saved={fields.typeContrat}
          choices={optional(
            contractCodes.map((value) => ({ value, label: contractNames[value] })),
            'Choisir…',
          )}
        />
        <SelectField
          name="fonction_id"
          label="Fonction"
          hint={
            reading?.fonction && !fields.fonction_id
              ? `Proposée d’après le titre\u202f: ${reading.fonction.name}`
              : undefined
          }
          saved={named === undefined ? '' : String(named)}
          choices={optional(
            functions.map(({ id, name }) => ({ value: String(id), label: name })),
            'D’après le titre',
          )}
        />
      </div>
      {hasDuration(typed.typeContrat) && (
        <div className="edit__two">
          <TextField
            name="dureeStage"
            label="Durée, en mois"
            type="number"
            min={1}
            max={36}
            saved={fields.dureeStage?.toString()}
            optional
          />
          <TextField name="dateDebut" label="Date de début" type="date" saved={fields.dateDebut} optional />
        </div>
      )}
    </section>
  )
}

/** Salary, level, remote work, the promised answer. */
export const TermsPart = ({ fields }: { fields: OfferFields }) => (
  <section className="card card--pad edit__part" id="conditions" aria-labelledby="h-conditions">
    <h2 id="h-conditions">2. {texts.steps.conditions}</h2>
    <div className="edit__three">
      <TextField
        name="salaire_min"
        label="Salaire minimum"
        type="number"
        min={1}
        inputMode="numeric"
        saved={fields.salaire_min?.toString()}
        optional
      />
      <TextField
        name="salaire_max"
        label="Salaire maximum"
        type="number"
        min={1}
        inputMode="numeric"
        saved={fields.salaire_max?.toString()}
        optional
      />
      <SelectField
        name="salaire_periode"
        label="Par"
        saved={fields.salaire_periode}
        choices={[
          { value: 'an', label: 'an' },
          { value: 'mois', label: 'mois' },
          { value: 'jour', label: 'jour' },
        ]}
      />
    </div>
    <TextField
      name="salaire"
      label="Ce qui s’y ajoute"
      hint="Variable, intéressement, 13e mois…"
      maxLength={100}
      saved={fields.salaire}
      optional
    />
    <div className="edit__two">
      <SelectField
        name="niveauExperience"
        label="Niveau d’expérience"
        saved={fields.niveauExperience}
        choices={optional(
          offerLevels.map((value) => ({ value, label: levelYears[value].label })),
          'Non précisé',
        )}
      />
      <SelectField
        name="formation"
        label="Formation"
        saved={fields.formation}
        choices={educationLevels.map((value) => ({
          value,
          label: value === 'bac' ? 'Bac' : value.replace('bac', 'Bac\u202f'),
        }))}
      />
      <SelectField
        name="teletravailler"
        label="Télétravail"
        saved={fields.teletravailler}
        choices={remoteKinds.map((value) => ({ value, label: jobsTexts.remote[value] }))}
      />
      <TextField
        name="delai_reponse"
        label="Réponse promise, en jours"
        type="number"
        min={1}
        max={60}
        saved={fields.delai_reponse?.toString()}
        optional
      />
    </div>
    <CheckField name="urgente" label="Recrutement urgent" saved={fields.urgente} />
  </section>
)

/** What one does there, and who should. */
export const TextsPart = ({ fields }: { fields: OfferFields }) => (
  <section className="card card--pad edit__part" id="missions" aria-labelledby="h-missions">
    <h2 id="h-missions">3. {texts.steps.missions}</h2>
    <TextareaField
      name="description"
      label="Description du poste"
      rows={6}
      maxLength={10_000}
      saved={fields.description}
      optional
    />
    <TextareaField
      name="missions"
      label="Missions"
      hint="Une par ligne."
      rows={5}
      maxLength={5_000}
      saved={fields.missions}
      optional
    />
    <TextareaField
      name="profil"
      label="Profil recherché"
      hint="Une exigence par ligne."
      rows={5}
      maxLength={5_000}
      saved={fields.profil}
      optional
    />
    <TextField
      name="skills"
      label="Compétences"
      hint="Séparées par des virgules, 20 au plus."
      maxLength={1_200}
      saved={fields.skills.join(', ')}
      optional
    />
    <TextareaField
      name="avantages"
      label="Avantages"
      hint="Un par ligne."
      rows={3}
      maxLength={3_000}
      saved={fields.avantages}
      optional
    />
  </section>
)
