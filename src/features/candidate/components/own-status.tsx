import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import type { readApplication } from '#features/applications/applications.contract.ts'
import { Progress } from '#features/applications/components/application-list.tsx'
import type { Status } from '#features/applications/applications.rules.ts'
import { statuses } from '#features/applications/applications.rules.ts'
import { ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { stepLabels } from '#features/applications/steps.texts.ts'
import type { FormAnswer, Refusal } from '#platform/forms.ts'
import { DOES } from '#platform/forms.ts'
import { Pick } from '#ui/choice.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { Note } from '#ui/note.tsx'
import { showToast } from '#ui/toast.ts'

type One = OutputOf<typeof readApplication>

/** A choice has one field: what is wrong with it is wrong with all of it. */
const wordsOf = (refusal: Refusal | null): string => refusal?.message ?? Object.values(refusal?.fields ?? {})[0] ?? ''

/** Where it stands, and what the candidate says of it. A choice is saved at once; without scripts a button does. */
export function OwnStatus({ one }: { one: One }) {
  const { Form, submit, data, state } = useFetcher<FormAnswer>()
  const told = useRef<unknown>(null)
  // Without scripts what is refused comes back with the page.
  const refused = wordsOf(useFormOf('statut').refusal)
  useEffect(() => {
    if (state !== 'idle' || !data || told.current === data) return
    told.current = data
    if ('done' in data) showToast({ key: 'statut', title: texts.statusSaved, description: String(data.done) })
    else if ('refusal' in data)
      showToast({ key: 'statut', tone: 'red', title: texts.mine, description: wordsOf(data.refusal) })
  }, [data, state])
  const locked = (status: Status): boolean => status === 'Acceptée' && one.statut !== 'Acceptée' && !one.may_accept
  return (
    <section className="card own-one__steps" aria-labelledby="etapes">
      <h2 id="etapes" className="vh">
        {texts.where}
      </h2>
      {!one.elsewhere && (
        <>
          <Progress one={one} />
          <ol className="own-one__labels" aria-hidden="true">
            {stepLabels.map((label, at) => (
              <li key={label} className={at === one.step ? 'is-now' : undefined}>
                {label}
              </li>
            ))}
          </ol>
        </>
      )}
      {one.withdrawn_at === null && (
        <Form method="post" className="own-one__mine">
          <input type="hidden" name={DOES} value="statut" />
          <fieldset>
            <legend className="label">{texts.mine}</legend>
            <p className="hint" id="statut-aide">
              {texts.mineHint} {locked('Acceptée') && texts.acceptLater}
            </p>
            <div className="own-one__choices">
              {statuses.map((status) => (
                <Pick
                  key={`${status} ${one.statut}`}
                  name="statut"
                  value={status}
                  defaultChecked={one.statut === status}
                  disabled={locked(status)}
                  aria-describedby="statut-aide"
                  onChange={({ currentTarget }) => void submit(currentTarget.form)}
                >
                  {status}
                </Pick>
              ))}
            </div>
          </fieldset>
          <noscript>
            <button className="btn btn--outline" type="submit">
              {texts.statusSave}
            </button>
          </noscript>
          {refused && <Note tone="red">{refused}</Note>}
        </Form>
      )}
    </section>
  )
}
