import type { ReactNode } from 'react'
import { companySizes } from '#features/companies/companies.rules.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SelectField, TextareaField, TextField } from '#ui/form/fields.tsx'
import { PickField } from '#ui/form/pick-field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import type { Reviewed } from '../review.contract.ts'
import { reviewTexts as texts } from '../review.texts.ts'
import { longest } from '../submissions.rules.ts'
import { publishTexts } from '../submissions.texts.ts'

/** What was decided, or the two forms that decide; `city` is the field of the place, which other forms have too. */
export function ReviewDecision({ one, city }: { one: Reviewed; city: ReactNode }) {
  if (one.outcome && one.decided_at) {
    const moment = formatMoment(new Date(one.decided_at))
    return (
      <section className="card card--pad review__card" aria-labelledby="h-decision">
        <h2 id="h-decision" className="card__h">
          {one.outcome === 'accepted' ? texts.acceptedOn(moment) : texts.refusedOn(moment)}
        </h2>
        {one.reason && <p className="review__reason">{one.reason}</p>}
        {one.page && (
          <div>
            <ButtonLink variant="outline" to={one.page}>
              {texts.open}
            </ButtonLink>
          </div>
        )}
      </section>
    )
  }
  return (
    <>
      <section className="card card--pad review__card" aria-labelledby="h-accepter">
        <h2 id="h-accepter" className="card__h">
          {texts.accept}
        </h2>
        <p className="small muted">{one.completion ? texts.acceptLead : texts.acceptClientLead}</p>
        {one.contact?.account === 'taken' && <Note tone="amber">{texts.account.taken}</Note>}
        {one.completion ? (
          <Completion one={one} open={one.completion} city={city} />
        ) : (
          <PostForm name="acceptation-client" id={one.id}>
            <SubmitButton busy={texts.working}>{texts.acceptSubmit}</SubmitButton>
          </PostForm>
        )}
      </section>
      <section className="card card--pad review__card" aria-labelledby="h-refuser">
        <h2 id="h-refuser" className="card__h">
          {texts.refuse}
        </h2>
        <p className="small muted">{one.kind === 'visiteur' ? texts.refuseLead : texts.refuseClientLead}</p>
        <PostForm name={one.kind === 'visiteur' ? 'refus' : 'refus-client'} id={one.id} className="review__form">
          <TextareaField
            name="reason"
            label={texts.reason}
            hint={texts.reasonHint}
            rows={4}
            maxLength={longest.reason}
            required
          />
          <div>
            <SubmitButton variant="outline" busy={texts.working}>
              {texts.refuseSubmit}
            </SubmitButton>
          </div>
        </PostForm>
      </section>
    </>
  )
}

const choose = { value: '', label: texts.choose }
const options = (list: { id: number; name: string }[]) => [
  choose,
  ...list.map(({ id, name }) => ({ value: String(id), label: name })),
]
const sizes = [choose, ...companySizes.map((value) => ({ value, label: publishTexts.sizes[value] }))]
const periods = (['an', 'mois', 'jour'] as const).map((value) => ({ value, label: texts.periods[value] }))
const { labels } = texts
const numeric = (value: number | null): string => (value === null ? '' : String(value))

type Open = { one: Reviewed; open: NonNullable<Reviewed['completion']>; city: ReactNode }

/** What the form of the visitor left open, filled in with what is proposed. */
function Completion({ one, open, city }: Open) {
  const { salary, salary_text: typed } = one.job
  return (
    <PostForm name="acceptation" id={one.id} className="review__form">
      <TextField name="titre" label={labels.titre} saved={one.job.title} maxLength={longest.title} />
      <PickField
        name="societe_id"
        label={labels.societe_id}
        saved={open.societe_id === null ? 'nouvelle' : String(open.societe_id)}
        choices={[
          ...open.companies.map(({ id, name }) => ({ value: String(id), label: texts.knownCompany(name, id) })),
          { value: 'nouvelle', label: texts.newCompany(one.company.name) },
        ]}
      />
      <SelectField
        name="fonction_id"
        label={labels.fonction_id}
        saved={numeric(open.fonction_id)}
        choices={options(open.functions)}
      />
      <SelectField
        name="secteur_id"
        label={labels.secteur_id}
        saved={numeric(open.secteur_id)}
        choices={options(open.sectors)}
      />
      {city}
      <SelectField name="taille" label={labels.taille} saved={open.taille ?? ''} choices={sizes} />
      <div className="review__pay">
        <TextField
          name="salaire_min"
          label={labels.salaire_min}
          saved={numeric(salary.min)}
          inputMode="numeric"
          required={false}
        />
        <TextField
          name="salaire_max"
          label={labels.salaire_max}
          saved={numeric(salary.max)}
          inputMode="numeric"
          required={false}
        />
        <SelectField name="salaire_periode" label={labels.salaire_periode} saved={salary.period} choices={periods} />
      </div>
      {typed && <p className="hint">{texts.salaryTyped(typed)}</p>}
      <div>
        <SubmitButton busy={texts.working}>{texts.acceptSubmit}</SubmitButton>
      </div>
    </PostForm>
  )
}
