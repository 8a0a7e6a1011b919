import { companiesTexts } from '#features/companies/companies.texts.ts'
import type { listCompanies } from '#features/companies/companies.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { ProposingField } from '#ui/form/proposing-field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SuggestedField } from '../../signing-up/components/suggested-field.tsx'
import { LONGEST_MESSAGE } from '../colleagues.rules.ts'
import { attachTexts as texts, teamTexts } from '../colleagues.texts.ts'
import '../team.css'
import type { Team } from './colleagues-card.tsx'

type Choice = { id: number; name: string }
type Props = { sectors: Choice[]; structures: Choice[]; countryId: number }

const choicesOf = (list: Choice[]) => [
  { value: '', label: texts.choose },
  ...list.map(({ id, name }) => ({ value: String(id), label: name })),
]
const sizes = [
  { value: '', label: texts.choose },
  ...Object.entries(companiesTexts.sizes).map(([value, label]) => ({ value, label })),
]

async function companiesNamed(typed: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await fetchApi<typeof listCompanies>('/v1/companies', { q: typed, per_page: 8 }, signal)
  return data.map(({ name }) => name)
}

const Message = () => (
  <TextareaField
    name="message"
    label={texts.message}
    hint={texts.messageHint}
    optional
    maxLength={LONGEST_MESSAGE}
    rows={3}
  />
)

/** What somebody without a company asks for: to be attached to one, or that one is made. */
export const AttachForms = ({ sectors, structures, countryId }: Props) => (
  <section className="card card--pad team__card" aria-labelledby="rattachement">
    <h2 id="rattachement">{texts.title}</h2>
    <p>{texts.lead}</p>
    <PostForm name="demande" className="team__form">
      <ProposingField
        name="company"
        label={texts.company}
        hint={texts.askHint}
        propose={companiesNamed}
        autoComplete="off"
        maxLength={120}
      />
      <Message />
      <SubmitButton busy={teamTexts.sending}>{texts.ask}</SubmitButton>
    </PostForm>
    <details className="team__more" id="creation">
      <summary>{texts.create}</summary>
      <p className="muted">{texts.createHint}</p>
      <PostForm name="creation" className="team__form" summary>
        <TextField name="name" label={texts.name} maxLength={120} autoComplete="organization" />
        <TextField name="website" label={texts.website} placeholder="https://" maxLength={300} autoComplete="url" />
        <SelectField name="sector_id" label={texts.sector} choices={choicesOf(sectors)} />
        <SelectField name="structure_id" label={texts.structure} choices={choicesOf(structures)} />
        <SelectField name="size" label={texts.size} choices={sizes} />
        <SuggestedField
          field="ou"
          countryId={countryId}
          name="city"
          label={texts.city}
          optional={false}
          maxLength={120}
          autoComplete="off"
        />
        <Message />
        <SubmitButton busy={teamTexts.sending}>{texts.createSend}</SubmitButton>
      </PostForm>
    </details>
  </section>
)

/** What waits for a decision. */
export const OpenRequest = ({ request }: { request: NonNullable<Team['request']> }) => (
  <section className="card card--pad team__card" aria-labelledby="rattachement">
    <h2 id="rattachement">{texts.waiting(request.company, request.creates)}</h2>
    <p className="muted">{texts.waitingHint(formatMoment(new Date(request.created_at)))}</p>
    <PostForm name="annulation-demande">
      <SubmitButton variant="outline" busy={teamTexts.cancelling}>
        {texts.withdraw}
      </SubmitButton>
    </PostForm>
  </section>
)
