import type { ReactNode } from 'react'
import { Note } from '#ui/note.tsx'
import { pageTexts } from '../accounts-pages.texts.ts'
import type { FormState } from './use-form.ts'

/** Above the form: that something in it is wrong, or what was refused and when to try again. */
export function FormNotice({ form }: { form: FormState }) {
  if (form.invalid) {
    return (
      <Note tone="red">
        <Titled title={pageTexts.invalid.title}>{pageTexts.invalid.body}</Titled>
      </Note>
    )
  }
  if (form.message === null) return null
  return (
    <Note tone="red">
      {form.message} {form.retryAfter !== null && pageTexts.retryIn(form.retryAfter)}
    </Note>
  )
}

export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <b className="note__t">{title}</b>
    {children}
  </>
)
