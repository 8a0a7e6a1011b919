import { DOES } from '#platform/forms.ts'
import { momentField } from '#platform/french-moment.ts'
import { Button } from '#ui/button.tsx'
import { CheckField, SelectField, TextField } from '#ui/form/fields.tsx'
import { WordsField } from '#ui/form/words-field.tsx'
import { Note } from '#ui/note.tsx'
import { longest, MOST_TAGS } from '../writing.rules.ts'
import { writingTexts as texts } from '../writing.texts.ts'
import type { useArticleDraft, Writing } from './use-article-draft.ts'

type Props = { article: Writing }
type PublicationProps = Props & {
  busy: string | null
  standing: ReturnType<typeof useArticleDraft>['standing']
  onAgain: () => void
}

/** Saving, publishing now, publishing later. */
export function PublicationPart({ article, busy, standing, onAgain }: PublicationProps) {
  const { state, published_at: at } = article
  const isOnline = state === 'publié'
  // Without scripts it sends the form, which is read by what its button does.
  const does = (name: string, words: string) =>
    ({ type: 'submit', name: DOES, value: name, busy: busy === name ? words : false }) as const
  return (
    <section className="card card--pad wr__part" aria-labelledby="h-publication">
      <h2 id="h-publication">{texts.publication}</h2>
      <div role="status" className="small muted">
        {standing.kind === 'saved' && standing.text}
      </div>
      {standing.kind !== 'saved' && (
        <Note tone="red">
          {standing.text}{' '}
          {standing.kind === 'lost' && (
            <Button variant="outline" size="small" onClick={onAgain}>
              {texts.again}
            </Button>
          )}
        </Note>
      )}
      <div className="row">
        <Button variant="outline" {...does('enregistrement', texts.saving)}>
          {texts.save}
        </Button>
        <Button {...does('publier', texts.publishing)}>{isOnline ? texts.publishChanges : texts.publish}</Button>
      </div>
      {!isOnline && (
        <>
          <TextField
            name="at"
            label={texts.date}
            type="datetime-local"
            hint={texts.parisTime}
            optional
            saved={at ? momentField(new Date(at)) : ''}
          />
          <div className="row">
            <Button variant="outline" {...does('programmer', texts.scheduling)}>
              {texts.schedule}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

export function SortingPart({ article: { fields, categories, dossiers } }: Props) {
  const choices = (rows: { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <section className="card card--pad wr__part" aria-labelledby="h-classement">
      <h2 id="h-classement">{texts.sorting}</h2>
      <SelectField
        name="category_id"
        label={texts.category}
        saved={String(fields.category_id)}
        choices={choices(categories)}
      />
      <SelectField
        name="dossier_id"
        label={texts.dossier}
        optional
        saved={fields.dossier_id === null ? '' : String(fields.dossier_id)}
        choices={[{ value: '', label: texts.noDossier }, ...choices(dossiers)]}
      />
      <TextField
        name="author"
        label={texts.author}
        optional
        hint={texts.authorHint}
        saved={fields.author}
        maxLength={longest.author}
        autoComplete="off"
      />
      <WordsField
        name="tags"
        label={texts.tags}
        noun="tag"
        optional
        saved={fields.tags}
        most={MOST_TAGS}
        longest={longest.tag}
      />
      <CheckField name="featured" label={texts.featured} saved={fields.featured} />
    </section>
  )
}
