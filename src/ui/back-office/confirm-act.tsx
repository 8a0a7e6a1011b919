import type { ReactNode } from 'react'
import type { BackOfficeList, ListRow } from '#platform/back-office.ts'
import { LONGEST_REASON, UNASKED } from '#platform/back-office.ts'
import { plural } from '#platform/french.ts'
import { TextareaField, TextField } from '../form/fields.tsx'
import { PostForm } from '../form/post-form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'

type Props = { list: BackOfficeList; act: string; ids: number[]; names: string[]; cancel: ReactNode }

const NAMED = 3

/** What an act asks before it is done. */
export const questionOf = ({ acts, noun }: BackOfficeList, act: string, count: number): string =>
  `${acts[act]!.label} ${plural(count, noun.one, noun.many)}\u202f?`

/** How a row is called: by its first column. */
export const nameOf =
  ({ columns }: BackOfficeList) =>
  ({ id, ...row }: ListRow): string =>
    row[Object.keys(columns)[0]!] ?? `n°\u00a0${id}`

/** What is about to happen to which rows, and the button that does it. Many rows want their number to be typed. */
export function ConfirmAct({ list, act, ids, names, cancel }: Props) {
  const { label, explains, asks, red } = list.acts[act]!
  const others = names.length - NAMED
  return (
    <PostForm name={act} className="bol__confirm">
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <p>{explains}</p>
      <ul className="small muted">
        {names.slice(0, NAMED).map((name, index) => (
          // Two rows may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{name}</li>
        ))}
        {others > 0 && <li>{`et ${plural(others, 'autre')}`}</li>}
      </ul>
      {asks && <TextareaField name="reason" label={asks} rows={3} maxLength={LONGEST_REASON} />}
      {ids.length > UNASKED && (
        <TextField
          name="count"
          label={`Tapez ${ids.length} pour confirmer`}
          inputMode="numeric"
          autoComplete="off"
          hint={`C’est beaucoup à la fois\u00a0: le nombre de ${list.noun.many} est demandé.`}
        />
      )}
      <div className="bol__decide">
        {cancel}
        <SubmitButton busy="En cours…" variant={red ? 'red' : 'primary'}>
          {`${label} ${plural(ids.length, list.noun.one, list.noun.many)}`}
        </SubmitButton>
      </div>
    </PostForm>
  )
}
