import { useState } from 'react'
import { feedRule, multipostingPath } from '#features/multiposting/multiposting.rules.ts'
import { multipostingTexts as texts } from '#features/multiposting/multiposting.texts.ts'
import { CheckField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { PlainUpload, UploadField } from '#ui/upload-field.tsx'

type FileProps = { sent: string | null; onBusy: (busy: boolean) => void }

function FeedFile({ sent, onBusy }: FileProps) {
  const form = useFormState()
  const id = form.valueOf('file', sent ?? '')
  return (
    <UploadField
      rule={feedRule}
      name="file"
      label={texts.file}
      drop={texts.drop}
      error={form.faultOf('file')}
      before={id ? { id, name: texts.file, bytes: null } : null}
      onBusy={onBusy}
    />
  )
}

/** A feed as a file: sent first, then imported as one that comes by a key. */
export function FeedUpload({ sent }: { sent: string | null }) {
  const [busy, setBusy] = useState(false)
  return (
    <section className="multi" id="flux" aria-labelledby="h-flux">
      <h2 id="h-flux">{texts.send}</h2>
      <p className="muted">{texts.sendLead}</p>
      <PlainUpload rule={feedRule} label={texts.file} retour={multipostingPath} />
      <PostForm name="flux" className="card card--pad multi__make">
        <FeedFile sent={sent} onBusy={setBusy} />
        <CheckField name="complet" label={texts.complete} />
        <SubmitButton busy={texts.importing} disabled={busy}>
          {texts.import}
        </SubmitButton>
      </PostForm>
    </section>
  )
}
