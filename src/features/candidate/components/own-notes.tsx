import { Check } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { setApplicationNotes } from '#features/applications/applications.contract.ts'
import { LONGEST_NOTE } from '#features/applications/applications.rules.ts'
import { ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { sendApi } from '#platform/fetch-api.ts'
import { formatHour } from '#platform/french-moment.ts'
import { Textarea } from '#ui/field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'

const PAUSE = 1_000

type Saving = { kind: 'saved'; at: string | null } | { kind: 'saving' } | { kind: 'failed' }

/** Notes that save themselves a second after one stops writing, and when one leaves the field. Without scripts a button does. */
export function OwnNotes({ id, notes, savedAt }: { id: number; notes: string; savedAt: string | null }) {
  const [saving, setSaving] = useState<Saving>({ kind: 'saved', at: savedAt })
  const [text, setText] = useState(notes)
  const sent = useRef(notes)
  const save = async (now: string): Promise<void> => {
    if (now === sent.current) return
    const before = sent.current
    sent.current = now
    setSaving({ kind: 'saving' })
    try {
      const { at } = await sendApi<typeof setApplicationNotes>('PUT', `/v1/applications/${id}/notes`, { notes: now })
      setSaving({ kind: 'saved', at })
    } catch {
      sent.current = before
      setSaving({ kind: 'failed' })
    }
  }
  useEffect(() => {
    if (text === sent.current) return undefined
    const timer = setTimeout(() => void save(text), PAUSE)
    return () => clearTimeout(timer)
  })
  const said = {
    saved: saving.kind === 'saved' && saving.at ? texts.notesSaved(formatHour(new Date(saving.at))) : '',
    saving: texts.notesSaving,
    failed: texts.notesFailed,
  }[saving.kind]
  return (
    <section className="card card--pad" aria-labelledby="notes">
      <div className="row row--between">
        <h2 id="notes">{texts.notes}</h2>
        <span className="small muted" role="status">
          {said && saving.kind === 'saved' && <Icon of={Check} small />} {said}
        </span>
      </div>
      <PostForm name="notes" id={id} className="stack">
        <label className="vh" htmlFor="notes-champ">
          {texts.notesLabel}
        </label>
        <Textarea
          id="notes-champ"
          name="notes"
          rows={7}
          maxLength={LONGEST_NOTE}
          defaultValue={notes}
          aria-describedby="notes-aide"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={({ currentTarget }) => void save(currentTarget.value)}
        />
        <p className="hint" id="notes-aide">
          <span className="num">
            {text.length} / {LONGEST_NOTE}
          </span>
          . {texts.notesHint}
        </p>
        <noscript>
          <button className="btn btn--outline" type="submit">
            {texts.notesSave}
          </button>
        </noscript>
        {saving.kind === 'failed' && (
          <SubmitButton variant="outline" busy={texts.notesSaving}>
            {texts.notesSave}
          </SubmitButton>
        )}
      </PostForm>
    </section>
  )
}
