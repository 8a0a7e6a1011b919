import { useEffect } from 'react'
import { useFormState } from '#ui/form/form-state.ts'
import { Note, Titled } from '#ui/note.tsx'
import { publishTexts as texts, submissionFaults } from '../submissions.texts.ts'
import { showMissing } from './draft-keeper.tsx'

const missing: readonly string[] = Object.values(submissionFaults)

/** Above the form, and at the foot of the page: that something is left to fill in, or to be put right. */
export function MissingNote() {
  const form = useFormState()
  const { invalid } = form
  const left =
    Object.keys(texts.labels).some((name) => missing.includes(form.faultOf(name) ?? '')) || emailIsMissing(form)
  useEffect(() => {
    if (invalid && left) showMissing()
  }, [invalid, left])
  if (!invalid) return null
  return (
    <Note tone="red">
      <Titled title={texts.error}>{left ? texts.missing : texts.check}</Titled>
    </Note>
  )
}

const emailIsMissing = (form: { faultOf: (name: string) => string | undefined }): boolean =>
  form.faultOf('emailContact') === 'L’email est requis'
