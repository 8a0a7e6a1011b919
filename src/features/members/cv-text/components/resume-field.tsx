import { useRef } from 'react'
import { TextareaField } from '#ui/form/fields.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { readingTexts as texts } from '../cv-text.texts.ts'

/** The text of a file. Where scripts run the file itself may be chosen, and is read in the browser. */
export function ResumeField() {
  const whole = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const fill = async (file: File | undefined): Promise<void> => {
    const area = whole.current?.querySelector('textarea')
    if (file && area) area.value = await file.text()
  }
  return (
    <div ref={whole} className="cvr__card">
      {hydrated && (
        <label className="field">
          <span>{texts.file}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void fill(currentTarget.files?.[0])}
          />
        </label>
      )}
      <TextareaField name="resume" label={texts.resume} hint={texts.resumeHint} rows={6} />
    </div>
  )
}
