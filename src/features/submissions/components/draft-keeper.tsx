import { useEffect, useRef, useState } from 'react'
import { formatHour } from '#platform/french-moment.ts'
import { Button } from '#ui/button.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { showToast } from '#ui/toast.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { publishTexts as texts } from '../submissions.texts.ts'
import { keepDraft, restoreDraft } from './job-draft.ts'

/** Says that required fields are missing, at the foot of the page. */
export const showMissing = (): void =>
  showToast({ key: 'publier', title: texts.error, description: texts.missing, tone: 'red' })

/** The draft of the form it stands in: kept while one types, and on demand once the three fields that it needs are there. */
export function DraftKeeper() {
  const place = useRef<HTMLDivElement>(null)
  const { sending } = useFormState()
  const [keptAt, setKeptAt] = useState('')
  const hydrated = useHydrated()
  useEffect(() => {
    const form = place.current!.closest('form')!
    const keep = (): void => {
      if (keepDraft(form)) setKeptAt(formatHour(new Date()))
    }
    restoreDraft(form)
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [])

  const save = async (): Promise<void> => {
    const form = place.current!.closest('form')!
    const { schemas } = await import('../browser-schemas.ts')
    const said = Object.fromEntries(new FormData(form))
    const judged = schemas.jobDraft.safeParse(said)
    if (!judged.success) {
      showMissing()
      const [wrong] = judged.error.issues
      form.querySelector<HTMLElement>(`[name="${String(wrong!.path[0])}"]`)?.focus()
      return
    }
    if (!keepDraft(form)) return
    setKeptAt(formatHour(new Date()))
    showToast({ key: 'publier', title: texts.draftKept, description: texts.draftKeptText })
  }
  return (
    <div className="subm__draft" ref={place}>
      {hydrated && (
        <Button variant="ghost" aria-disabled={sending !== null || undefined} onClick={() => void save()}>
          {texts.draft}
        </Button>
      )}
      <p className="hint" role="status">
        {keptAt && texts.draftAt(keptAt)}
      </p>
    </div>
  )
}
