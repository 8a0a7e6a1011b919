import { lazy, Suspense, useId, useRef, useState } from 'react'
import { fetchedLate } from '#ui/fetched-late.ts'
import { useFormState } from '#ui/form/form-state.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { longest } from '../writing.rules.ts'
import { writingTexts as texts } from '../writing.texts.ts'
import type { Writing } from './use-article-draft.ts'

const RichEditor = lazy(fetchedLate(() => import('./rich-editor.tsx')))

type LineProps = { name: 'title' | 'summary'; label: string; saved: string; look: string; most: number }

/** A field that looks like what it becomes. */
function Line({ name, label, saved, look, most }: LineProps) {
  const id = useId()
  const form = useFormState()
  const fault = form.faultOf(name)
  return (
    <>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <textarea
        className={look}
        id={id}
        name={name}
        rows={2}
        maxLength={most}
        placeholder={label}
        defaultValue={form.valueOf(name, saved)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {fault && (
        <p className="err ed__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  )
}

/** Title, summary and text, as readers will see them. Without scripts the text is typed as HTML. */
export function ArticleText({ article }: { article: Writing }) {
  const { fields } = article
  const id = useId()
  const form = useFormState()
  const scripted = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isReady, setReady] = useState(false)
  const begun = form.valueOf('content', fields.content)
  const fault = form.faultOf('content')
  const plain = (
    <div className="ed__plain" hidden={isReady}>
      <label htmlFor={id}>{texts.body}</label>
      <textarea
        className="input ed__html"
        id={id}
        ref={area}
        name="content"
        rows={16}
        defaultValue={begun}
        aria-describedby={`${id}-hint`}
      />
      <p className="hint" id={`${id}-hint`}>
        {texts.bodyHint}
      </p>
    </div>
  )
  /** The form hears of it as of what is typed. */
  const onChange = (html: string): void => {
    area.current!.value = html
    area.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <section className="card ed" aria-label={texts.textPart}>
      <Line name="title" label={texts.title} saved={fields.title} look="ed__t" most={longest.title} />
      <Line name="summary" label={texts.summary} saved={fields.summary} look="ed__s" most={longest.summary} />
      {fault && <p className="err ed__fault">{fault}</p>}
      {plain}
      {scripted && (
        <Suspense fallback={null}>
          <RichEditor
            articleId={article.id}
            // What was typed before it came is in the plain field.
            read={() => area.current!.value}
            onReady={() => setReady(true)}
            onChange={onChange}
          />
        </Suspense>
      )}
    </section>
  )
}
