import { Form, Link, useNavigation } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { previewAlert } from '../alerts.contract.ts'
import { LONGEST_TITLE } from '../alerts.rules.ts'
import { alertTexts as texts } from '../alerts.texts.ts'
import { FrequencyField } from './frequency-field.tsx'

type Preview = OutputOf<typeof previewAlert>
type Refused = {
  error: { message: string; fields?: Record<string, string> }
  typed: { title: string; frequency: string }
}

export function NewAlertForm({ preview, refused }: { preview: Preview; refused: Refused | undefined }) {
  const sending = useNavigation().formMethod === 'POST'
  const fields = refused?.error.fields ?? {}
  return (
    <Form method="post" className="card card--pad alert__form" noValidate>
      {refused && Object.keys(fields).length === 0 && <Note tone="red">{refused.error.message}</Note>}
      <input type="hidden" name="search" value={preview.search} />
      <WatchedSearch label={texts.search} preview={preview} />
      <Field label={texts.name} error={fields.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            defaultValue={refused?.typed.title ?? preview.title}
            maxLength={LONGEST_TITLE}
            required
          />
        )}
      </Field>
      <FrequencyField chosen={refused?.typed.frequency ?? 'weekly'} error={fields.frequency} />
      <div>
        <Button type="submit" size="large" busy={sending ? texts.submitting : false}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}

type Watched = { label: string; preview: Preview }

/** What the alert follows, and what it would have told lately. */
export const WatchedSearch = ({ label, preview: { title, search, recent_offers: recent } }: Watched) => (
  <div className="alert__what">
    <p className="label">{label}</p>
    <p>
      <b>{title}</b>
    </p>
    <p className="small muted num">{recent === 0 ? texts.recentNone : texts.recent(recent)}</p>
    <Link to={search}>{texts.seeSearch}</Link>
  </div>
)
