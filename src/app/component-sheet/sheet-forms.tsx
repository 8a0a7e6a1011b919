import { FileText, Upload } from 'lucide'
import { MapPin } from 'lucide'
import { Check, Pick, Switch } from '#ui/choice.tsx'
import { Field, FileDrop, Input, Select, Textarea } from '#ui/field.tsx'
import { megabytes, pictures } from '#platform/files.ts'
import type { FormState } from '#ui/form/form-state.ts'
import { FormContext } from '#ui/form/form-state.ts'
import { KeepMine } from '#ui/form/conflict-note.tsx'
import { PickField } from '#ui/form/pick-field.tsx'
import { TwoVersions } from '#ui/form/two-versions.tsx'
import { WordsField } from '#ui/form/words-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { PictureForm } from '#ui/picture-form.tsx'
import { SuggestField } from '#ui/suggest-field.tsx'

const pictureTexts = {
  drop: 'Déposez une photo',
  send: 'Enregistrer la photo',
  hint: 'Elle est recadrée en carré.',
  remove: 'Supprimer la photo',
  sent: 'Photo enregistrée.',
  removed: 'Photo supprimée.',
}

const REASONS = [
  { value: 'expired', label: 'Offre pourvue ou périmée' },
  { value: 'misleading', label: 'Salaire, lieu ou contrat trompeur' },
]

/** A form at rest, as it came back with these faults. */
const formWith = (faults: Record<string, string>): FormState => ({
  faultOf: (name) => faults[name],
  valueOf: (_name, saved = '') => saved,
  valuesOf: (_name, saved) => saved,
  ticked: (_name, _value, saved) => saved,
  first: undefined,
  message: null,
  retryAfter: null,
  notice: '',
  invalid: false,
  sending: null,
  does: '',
  done: null,
})

const CITIES = ['Lille', 'Limoges', 'Lyon', 'Marseille', 'Nantes', 'Paris']

const suggestCities = (typed: string) =>
  Promise.resolve(
    CITIES.filter((city) => city.toLowerCase().startsWith(typed.toLowerCase())).map((value) => ({
      value,
      icon: MapPin,
      detail: 'Ville',
      figure: '12',
    })),
  )

const proposeSkills = (typed: string) =>
  Promise.resolve(['IFRS', 'Power BI', 'SAP'].filter((skill) => skill.toLowerCase().startsWith(typed.toLowerCase())))

export function FieldsSection() {
  return (
    <div className="g2">
      <Field label="Prénom">
        {(control) => <Input {...control} defaultValue="Camille" autoComplete="given-name" />}
      </Field>
      <Field label="Adresse e-mail" error="Format d’email invalide">
        {(control) => <Input {...control} type="email" defaultValue="camille@" />}
      </Field>
      <Field label="Mot de passe" success="8 caractères, majuscule, minuscule, chiffre, caractère spécial">
        {(control) => <Input {...control} type="password" defaultValue="exemple" autoComplete="off" />}
      </Field>
      <Field label="Salaire souhaité" optional hint="Jamais affiché publiquement.">
        {(control) => (
          <Select {...control}>
            <option>50k-60k</option>
          </Select>
        )}
      </Field>
      <Field label="Trier par">
        {(control) => (
          <Select {...control} small>
            <option>Date</option>
          </Select>
        )}
      </Field>
      <Field label="Présentation" optional hint="0 / 600 caractères">
        {(control) => <Textarea {...control} placeholder="Ce que vous cherchez, en trois phrases" />}
      </Field>
      <FileDrop title="Déposez votre CV" accepted="PDF, DOC, DOCX, 5 Mo au plus" name="cv">
        <progress className="progress" value="64" max="100" aria-label="Envoi du CV" />
      </FileDrop>
      <PictureForm
        rule={{ name: 'photo', accepts: pictures, largest: megabytes(5), crops: true }}
        texts={pictureTexts}
        shape="round"
        current={<Avatar name="Inès Lafargue" initials="IL" size={72} />}
        removeAt="/composants"
      />
      <FormContext value={formWith({})}>
        <WordsField
          name="skills"
          label="Compétences"
          noun="skill"
          saved={['IFRS', 'Bâle III']}
          propose={proposeSkills}
        />
        <WordsField name="none" label="Langues" noun="language" optional />
      </FormContext>
      <FormContext value={formWith({ many: '20 compétences au plus.' })}>
        <WordsField name="many" label="Compétences" noun="skill" saved={['Financements structurés et syndiqués']} />
        <TwoVersions
          title="Cette offre a changé pendant que vous écriviez"
          lead="Comparez, puis choisissez."
          pairs={[{ name: 'pay', label: 'Salaire', typed: '50–58\u202fk€', stored: '50–60\u202fk€' }]}
          keep={<KeepMine />}
          leave="/composants"
        />
      </FormContext>
      <div className="search">
        <SuggestField name="lieu" label="Où" placeholder="Ville" icon={MapPin} load={suggestCities} />
      </div>
    </div>
  )
}

export function ChoicesSection() {
  return (
    <div className="g3">
      <fieldset>
        <legend className="label">Contrat</legend>
        <Check label="CDI" count={3579} defaultChecked />
        <Check label="Alternance" count={634} />
        <Check label="Auvergne-Rhône-Alpes et Bourgogne-Franche-Comté" count={711} />
        <Check label="Microfinance" count={0} disabled />
      </fieldset>
      <fieldset>
        <legend className="label">CV joint</legend>
        <Pick name="cv-joint" defaultChecked>
          <Icon of={FileText} />
          <b>CV-Camille-Aubry.pdf</b>
        </Pick>
        <Pick name="cv-joint">
          <Icon of={Upload} />
          <b>Joindre un autre CV</b>
        </Pick>
      </fieldset>
      <FormContext value={formWith({})}>
        <PickField name="motif" label="Motif" saved="expired" choices={REASONS} />
      </FormContext>
      <FormContext value={formWith({ unchosen: 'Choisissez un motif.' })}>
        <PickField name="unchosen" label="Motif" choices={REASONS} />
      </FormContext>
      <div>
        <p className="label">Interrupteurs</p>
        <Switch label="Profil visible des membres" defaultChecked />
        <Switch label="Profil public sur le web" />
      </div>
    </div>
  )
}
