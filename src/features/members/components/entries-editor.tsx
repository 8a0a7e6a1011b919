import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { moved } from '#platform/moved.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input, Textarea } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { profileTexts as texts } from '../profile.texts.ts'

export type EntryField = { name: string; label: string; long?: boolean }
export type Entry = Record<string, string>

type Kept = { key: number; values: Entry; open: boolean; fresh: boolean }

type Props = {
  /** The name of the list in the form, such as `profile.experience`. */
  name: string
  fields: readonly EntryField[]
  saved: readonly Entry[]
  /** Which of them to open; -1 is a blank one, put first. */
  opened: number | null
}

const MISSING = '\u0000'

const blankOf = (fields: readonly EntryField[]): Entry => Object.fromEntries(fields.map(({ name }) => [name, '']))

/** A list of experiences or courses: added on top, changed, moved, taken out; it is saved as a whole by its form. */
export function EntriesEditor({ name, fields, saved, opened }: Props) {
  const form = useFormState()
  const hydrated = useHydrated()
  const top = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const [entries, setEntries] = useState<Kept[]>(() => {
    const typed: Entry[] = []
    const read = (at: number, field: string): string => form.valueOf(`${name}.${at}.${field}`, MISSING)
    while (read(typed.length, fields[0]!.name) !== MISSING) {
      const at = typed.length
      typed.push(Object.fromEntries(['id', ...fields.map((one) => one.name)].map((one) => [one, read(at, one)])))
      if (typed[at]!.id === MISSING) delete typed[at]!.id
    }
    const blank = opened === -1 && typed.length === 0 ? [blankOf(fields)] : []
    return [...blank, ...(typed.length > 0 ? typed : saved)].map((values, key) => ({
      key,
      values,
      open: blank.length > 0 ? key === 0 : key === opened || typed.length > 0,
      fresh: blank.length > 0 && key === 0,
    }))
  })
  const next = useRef(entries.length)
  const title = ({ values }: Kept): string => values[fields[0]!.name] || texts.nothing

  const change = (key: number, to: Partial<Kept>): void =>
    setEntries((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const remove = (entry: Kept): void => {
    setEntries((before) => before.filter(({ key }) => key !== entry.key))
    setSaid(entry.fresh ? '' : texts.removed(title(entry)))
    top.current?.focus()
  }
  const move = (from: number, by: number): void => setEntries((before) => moved(before, from, by))

  return (
    <div className="entries">
      {/* Says that there is a list, also when it is empty. */}
      <input type="hidden" name={name} value="" />
      {hydrated && (
        <Button
          ref={top}
          variant="outline"
          size="small"
          onClick={() =>
            setEntries((before) => [
              { key: next.current++, values: blankOf(fields), open: true, fresh: true },
              ...before,
            ])
          }
        >
          <Icon of={Plus} small />
          {texts.add}
        </Button>
      )}
      <p role="status" className="small muted">
        {said}
      </p>
      <ol className="entries__list">
        {entries.map((entry, at) => {
          const { key, values, fresh } = entry
          const open = entry.open || !hydrated
          return (
            <li key={key} className={open ? 'entries__one entries__one--open' : 'entries__one'}>
              {values.id && <input type="hidden" name={`${name}.${at}.id`} value={values.id} />}
              {open ? (
                <EntryFields
                  name={`${name}.${at}`}
                  fields={fields}
                  values={values}
                  fresh={fresh}
                  onChange={(field, said_) => change(key, { values: { ...values, [field]: said_ } })}
                />
              ) : (
                <div className="entries__said">
                  {fields.map((field) => (
                    <input
                      key={field.name}
                      type="hidden"
                      name={`${name}.${at}.${field.name}`}
                      value={values[field.name] ?? ''}
                    />
                  ))}
                  <b>{title(entry)}</b>
                  <span className="small muted">
                    {fields
                      .slice(1, 3)
                      .map((field) => values[field.name])
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
              )}
              {hydrated && (
                <div className="entries__acts">
                  {!open && (
                    <Act
                      icon={Pencil}
                      label={`${texts.edit}, ${title(entry)}`}
                      run={() => change(key, { open: true })}
                    />
                  )}
                  {at > 0 && <Act icon={ArrowUp} label={`${texts.up}, ${title(entry)}`} run={() => move(at, -1)} />}
                  {at < entries.length - 1 && (
                    <Act icon={ArrowDown} label={`${texts.down}, ${title(entry)}`} run={() => move(at, 1)} />
                  )}
                  {fresh ? (
                    <Button variant="ghost" size="small" onClick={() => remove(entry)}>
                      {texts.cancel}
                    </Button>
                  ) : (
                    <Act icon={Trash2} label={`${texts.remove}, ${title(entry)}`} run={() => remove(entry)} />
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const Act = ({ icon, label, run }: { icon: Parameters<typeof Icon>[0]['of']; label: string; run: () => void }) => (
  <Button variant="ghost" size="small" icon aria-label={label} title={label} onClick={run}>
    <Icon of={icon} small />
  </Button>
)

type FieldsProps = {
  name: string
  fields: readonly EntryField[]
  values: Entry
  fresh: boolean
  onChange: (field: string, said: string) => void
}

function EntryFields({ name, fields, values, fresh, onChange }: FieldsProps) {
  const form = useFormState()
  return (
    <div className="entries__fields">
      {fields.map((field, at) => (
        <Field key={field.name} label={field.label} optional error={form.faultOf(`${name}.${field.name}`)}>
          {(control) => {
            const shared = { ...control, name: `${name}.${field.name}`, value: values[field.name] ?? '' }
            return field.long ? (
              <Textarea {...shared} rows={3} onChange={(event) => onChange(field.name, event.currentTarget.value)} />
            ) : (
              <Input
                {...shared}
                // Whoever adds an entry wants to write it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={fresh && at === 0}
                onChange={(event) => onChange(field.name, event.currentTarget.value)}
              />
            )
          }}
        </Field>
      ))}
    </div>
  )
}
