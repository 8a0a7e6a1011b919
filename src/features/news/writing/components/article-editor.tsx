import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { DOES } from '#platform/forms.ts'
import { formatHour } from '#platform/french-moment.ts'
import { Button } from '#ui/button.tsx'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { TwoVersions } from '#ui/form/two-versions.tsx'
import { editorPath, writingRefusals } from '../writing.rules.ts'
import { typedArticle } from '../typed-article.ts'
import { conflictTexts, writingTexts as texts } from '../writing.texts.ts'
import { ArticleChecks } from './article-checks.tsx'
import { saidOf } from './article-words.ts'
import { PublicationPart, SortingPart } from './article-parts.tsx'
import { ArticleText } from './article-text.tsx'
import { CoverPart, LayoutPart } from './look-parts.tsx'
import type { Writing } from './use-article-draft.ts'
import { useArticleDraft } from './use-article-draft.ts'

/** What the form is sent for. */
const FORMS = ['enregistrement', 'publier', 'programmer']
const TOLD = writingRefusals['writing/conflict'].message

/** Who was faster, and when; oneself, in another tab, too. */
function leadOf({ at, by, own }: Writing['last_change']): string {
  const hour = formatHour(new Date(at))
  if (own) return conflictTexts.lead(conflictTexts.own(hour))
  return conflictTexts.lead(by ? conflictTexts.by(by, hour) : conflictTexts.somebody(hour))
}

/**
 * The form of an article. It saves itself while somebody types, and by its buttons; without scripts it is one plain form. Nothing
 * that was typed goes where somebody else was faster.
 */
export function ArticleEditor({ article }: { article: Writing }) {
  const frame = useRef<HTMLDivElement>(null)
  const { standing, stored, busy, act, keepMine } = useArticleDraft(frame, article)
  const { fields } = article
  const [typed, setTyped] = useState<ReturnType<typeof typedArticle>>(() => {
    const { dossier_id: dossier, ...rest } = fields
    return dossier === null ? rest : { ...rest, dossier_id: dossier }
  })
  const onInput = (event: FormEvent): void => {
    const form = (event.target as HTMLElement).closest('form')
    if (form) setTyped(typedArticle(new FormData(form)))
  }
  const onSubmit = (event: FormEvent<HTMLDivElement>): void => {
    event.preventDefault()
    event.stopPropagation()
    const { submitter } = event.nativeEvent as SubmitEvent
    const does = submitter instanceof HTMLButtonElement && submitter.name === DOES ? submitter.value : FORMS[0]!
    if (busy === null) void act(does)
  }
  const pairs = () => {
    const theirs = saidOf(stored!.fields, article)
    return saidOf(typed, article).map(({ name, label, value }, place) => ({
      name,
      label,
      typed: value,
      stored: theirs[place]!.value,
    }))
  }
  return (
    <div ref={frame} onInput={onInput} onSubmitCapture={onSubmit}>
      {stored && (
        <TwoVersions
          title={conflictTexts.title}
          lead={leadOf(stored.last_change)}
          pairs={pairs()}
          keep={
            <Button busy={busy === null ? false : texts.saving} onClick={() => void keepMine()}>
              Garder ma version
            </Button>
          }
          leave={editorPath(article.id)}
        />
      )}
      <PostForm name="enregistrement" also={FORMS} className="wr">
        <div className="wr__m">
          <VersionField version={article.version} told={TOLD} />
          <ConflictNote
            stored={saidOf(fields, article)}
            leave={editorPath(article.id)}
            told={TOLD}
            title={conflictTexts.title}
            lead={leadOf(article.last_change)}
          />
          <ArticleText article={article} />
          <ArticleChecks typed={typed} />
        </div>
        <div className="wr__r">
          <PublicationPart article={article} busy={busy} standing={standing} onAgain={() => void act(FORMS[0]!)} />
          <SortingPart article={article} />
          <CoverPart article={article} />
          <LayoutPart article={article} />
        </div>
      </PostForm>
    </div>
  )
}
