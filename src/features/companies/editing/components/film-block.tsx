import { CircleCheck } from 'lucide'
import { useLocation, useRevalidator } from 'react-router'
import { ConflictNote, VersionField } from '#ui/form/conflict-note.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { EnterButton, SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { outcomeOf } from '#ui/send-file.ts'
import { PlainUpload, UploadField } from '#ui/upload-field.tsx'
import type { FileRule } from '#platform/files.ts'
import { CHANGED_BY_COLLEAGUE, companyCaptionsRule, companyFilmRule, editingPath, longest } from '../editing.rules.ts'
import { editingTexts } from '../editing.texts.ts'
import type { CompanyPage } from './field-block.tsx'
import { BlockCard } from './field-block.tsx'

const texts = editingTexts.film

/** A film or its captions: sent at once, and then part of the draft. */
function Send({ rule, label, drop }: { rule: FileRule; label: string; drop: string }) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  // Without scripts the page is told by its address how it went.
  const outcome = outcomeOf(new URLSearchParams(search).get(rule.name), rule)
  return (
    <>
      {outcome.kind === 'refused' && <Note tone="red">{outcome.message}</Note>}
      <UploadField rule={rule} label={label} optional drop={drop} onSent={() => void revalidate()} />
      <PlainUpload rule={rule} label={label} retour={editingPath} />
    </>
  )
}

/** The film of the page, with its words and captions. Nothing of it is fetched before it is started. */
export function FilmBlock({ page: { film } }: { page: CompanyPage }) {
  const { path, type, captions, title, summary } = film.values
  return (
    <BlockCard block="film" changed={film.changed.length > 0}>
      <p className="small muted">{texts.lead}</p>
      {path === '' ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <>
          <video
            key={path}
            className="firmedit__film"
            controls
            preload="none"
            playsInline
            aria-label={title || texts.film}
          >
            <source src={path} type={type ?? undefined} />
            <track kind="captions" src={captions || undefined} srcLang="fr" label={texts.french} default />
          </video>
          {captions === '' ? (
            <p className="small">{texts.captionsMissing}</p>
          ) : (
            <p className="small ok">
              <Icon of={CircleCheck} small />
              {texts.captionsThere}
            </p>
          )}
          <PostForm name="film" also={['film-retrait']} className="firmedit__block">
            <EnterButton does="film" />
            <VersionField version={film.version} told={CHANGED_BY_COLLEAGUE} />
            <ConflictNote
              stored={[
                { name: 'title', label: texts.title, value: title },
                { name: 'summary', label: texts.summary, value: summary },
              ]}
              leave={`${editingPath}#film`}
              told={CHANGED_BY_COLLEAGUE}
              title={editingTexts.conflictTitle}
              lead={editingTexts.conflictLead}
            />
            <TextField name="title" label={texts.title} saved={title} required={false} maxLength={longest.filmTitle} />
            <TextareaField
              name="summary"
              label={texts.summary}
              hint={texts.summaryHint}
              saved={summary}
              required={false}
              rows={3}
              maxLength={longest.filmSummary}
            />
            <div className="row">
              <SubmitButton variant="outline" busy={editingTexts.saving}>
                {editingTexts.save}
              </SubmitButton>
              <SubmitButton does="film-retrait" variant="red-ghost" busy="…">
                {texts.remove}
              </SubmitButton>
            </div>
          </PostForm>
        </>
      )}
      <Send rule={companyFilmRule} label={texts.film} drop={texts.dropFilm} />
      {path !== '' && <Send rule={companyCaptionsRule} label={texts.captions} drop={texts.dropCaptions} />}
    </BlockCard>
  )
}
