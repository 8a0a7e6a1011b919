import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { previewAlert } from '../alerts.contract.ts'
import { LONGEST_TITLE } from '../alerts.rules.ts'
import { alertTexts as texts } from '../alerts.texts.ts'
import { FrequencyField } from './frequency-field.tsx'

type Preview = OutputOf<typeof previewAlert>

export const NewAlertForm = ({ preview }: { preview: Preview }) => (
  <PostForm name="creation" className="card card--pad alert__form">
    <input type="hidden" name="search" value={preview.search} />
    <WatchedSearch label={texts.search} preview={preview} />
    <TextField name="title" label={texts.name} saved={preview.title} maxLength={LONGEST_TITLE} />
    <FrequencyField saved="weekly" />
    <div>
      <SubmitButton size="large" busy={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </div>
  </PostForm>
)

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
