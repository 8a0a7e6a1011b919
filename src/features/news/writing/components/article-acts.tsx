import { useState } from 'react'
import { formatMoment } from '#platform/french-moment.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { writingTexts as texts } from '../writing.texts.ts'
import type { Writing } from './use-article-draft.ts'

type Props = { article: Writing }

/** The link by which somebody without an account reads the last version. */
export function PreviewLink({ article: { preview } }: Props) {
  const scripted = useHydrated()
  const [said, setSaid] = useState('')
  return (
    <section className="card card--pad wr__part" aria-labelledby="h-apercu">
      <h2 id="h-apercu">{texts.previewPart}</h2>
      <p className="small muted">{texts.previewLead}</p>
      {preview && (
        <>
          <Field label={texts.previewTitle} hint={texts.until(formatMoment(new Date(preview.until)))}>
            {(control) => <Input {...control} readOnly value={preview.address} />}
          </Field>
          <p className="small" role="status">
            {said}
          </p>
        </>
      )}
      <div className="row">
        {preview && scripted && (
          <Button
            variant="outline"
            size="small"
            onClick={() => void navigator.clipboard.writeText(preview.address).then(() => setSaid(texts.copied))}
          >
            {texts.copy}
          </Button>
        )}
        <PostForm name="apercu">
          <SubmitButton variant="outline" size="small" busy={texts.opening}>
            {preview ? texts.renewPreview : texts.openPreview}
          </SubmitButton>
        </PostForm>
        {preview && (
          <PostForm name="fin-apercu">
            <SubmitButton variant="red-ghost" size="small" busy={texts.closing}>
              {texts.closePreview}
            </SubmitButton>
          </PostForm>
        )}
      </div>
    </section>
  )
}

/** Taking the article back, and taking it away; the latter is asked once. */
export const EndingActs = ({ article: { state } }: Props) => (
  <section className="card card--pad wr__part" aria-labelledby="h-fin">
    <h2 id="h-fin">{texts.remove}</h2>
    {state !== 'brouillon' && (
      <PostForm name="retrait">
        <SubmitButton variant="outline" size="small" busy={texts.unpublishing}>
          {texts.unpublish}
        </SubmitButton>
      </PostForm>
    )}
    <details>
      <summary className="btn btn--red-ghost btn--sm">{texts.remove}</summary>
      <PostForm name="suppression" className="wr__part">
        <p className="small">{texts.removeLead}</p>
        <div className="row">
          <SubmitButton variant="red" size="small" busy={texts.removing}>
            {texts.removeNow}
          </SubmitButton>
        </div>
      </PostForm>
    </details>
  </section>
)
