import type { ReactNode } from 'react'
import { ChecksField } from '#ui/form/checks-field.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note, Titled } from '#ui/note.tsx'
import type { AlertFields } from '../alert-form.ts'
import { KEPT, SHOWN } from '../alert-form.ts'
import { LONGEST_KEYWORDS, LONGEST_TITLE } from '../alerts.rules.ts'
import { alertTexts as texts, formTexts } from '../alerts.texts.ts'
import { AlertCount } from './alert-count.tsx'
import { FrequencyField } from './frequency-field.tsx'

type Props = {
  name: string
  saved: AlertFields
  /** The search it stands on, and what else that asks for. */
  search: string
  filters: readonly { value: string; label: string }[]
  /** The list it is about, where that has a contract of its own. */
  within: string | null
  sectors: readonly { id: number; name: string }[]
  currency: 'EUR' | 'CHF'
  recent: number | null
  /** The field of the location, which is the search's own. */
  place: ReactNode
  submit: string
  submitting: string
}

/** The form of an alert, new or old. */
export const AlertForm = ({ saved, sectors, filters, ...props }: Props) => (
  <PostForm name={props.name} className="card card--pad alert__form">
    <Missing />
    <input type="hidden" name="search" value={props.search} />
    <TextField name="title" label={formTexts.name} saved={saved.title} maxLength={LONGEST_TITLE} />
    <ChecksField
      name="sectors"
      label={formTexts.sectors}
      saved={saved.sectors}
      choices={sectors.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
    {props.place}
    <TextField
      name="keywords"
      label={formTexts.keywords}
      hint={formTexts.keywordsHint}
      saved={saved.keywords}
      maxLength={LONGEST_KEYWORDS}
      optional
    />
    <TextField
      name="salary"
      label={formTexts.salary(props.currency)}
      hint={formTexts.salaryHint}
      saved={saved.salary}
      inputMode="numeric"
      autoComplete="off"
      optional
    />
    {props.within && <p className="hint">{formTexts.within(props.within)}</p>}
    {filters.length > 0 && (
      <>
        {filters.map(({ value }) => (
          <input key={value} type="hidden" name={SHOWN} value={value} />
        ))}
        <ChecksField
          name={KEPT}
          label={formTexts.filters}
          hint={formTexts.filtersHint}
          saved={filters.map(({ value }) => value)}
          choices={filters}
        />
      </>
    )}
    <FrequencyField saved={saved.frequency} />
    <AlertCount recent={props.recent} />
    <div>
      <SubmitButton size="large" busy={props.submitting}>
        {props.submit}
      </SubmitButton>
    </div>
  </PostForm>
)

const REQUIRED = {
  title: formTexts.titleMissing,
  sectors: formTexts.sectorsMissing,
  location: formTexts.locationMissing,
}

/** Above the form: that something is left to fill in. */
function Missing() {
  const { faultOf, invalid } = useFormState()
  if (!invalid || !Object.entries(REQUIRED).some(([name, missing]) => faultOf(name) === missing)) return null
  return (
    <Note tone="red">
      <Titled title={texts.error}>{texts.missing}</Titled>
    </Note>
  )
}
