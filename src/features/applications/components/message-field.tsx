import { useLayoutEffect, useRef, useState } from 'react'
import { Field, Textarea } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { LONGEST_MESSAGE } from '../applications.rules.ts'
import { applyTexts as texts } from '../applications.texts.ts'

const keyOf = (jobId: number): string => `florin.message.${jobId}`

/** What was written is forgotten once it was sent. */
export function forgetMessage(jobId: number): void {
  try {
    localStorage.removeItem(keyOf(jobId))
  } catch {
    // Private browsing: nothing was kept.
  }
}

const keptFor = (jobId: number): string => {
  try {
    return localStorage.getItem(keyOf(jobId)) ?? ''
  } catch {
    return ''
  }
}

function keep(jobId: number, message: string): void {
  try {
    localStorage.setItem(keyOf(jobId), message)
  } catch {
    // It then lasts as long as the page.
  }
}

/** The message of an application. What is typed stays in this browser until it is sent. */
export function MessageField({ jobId }: { jobId: number }) {
  const form = useFormState()
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(form.valueOf('message').length)
  // Before it is painted: whoever types at once must not find it filled in afterwards.
  useLayoutEffect(() => {
    const element = area.current!
    if (element.value === '') element.value = keptFor(jobId)
    setLength(element.value.length)
  }, [jobId])
  return (
    <Field
      label={texts.message}
      optional
      error={form.faultOf('message')}
      hint={
        <>
          <span className="num">
            {length} / {LONGEST_MESSAGE}
          </span>{' '}
          caractères. {texts.messageHint}
        </>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          ref={area}
          name="message"
          rows={6}
          maxLength={LONGEST_MESSAGE}
          placeholder={texts.messagePlaceholder}
          defaultValue={form.valueOf('message')}
          onInput={({ currentTarget: { value } }) => {
            keep(jobId, value)
            setLength(value.length)
          }}
        />
      )}
    </Field>
  )
}
