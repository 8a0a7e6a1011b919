import { useState } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { FormAnswer, Refusal } from '#platform/forms.ts'
import { formOf } from '#platform/forms.ts'

type Standing = {
  /** What it is being sent for; null while it rests. */
  sending: string | null
  refusal: Refusal | null
  /** What came back when it was done and the page stayed. */
  done: unknown
  /** How often it has done its work: as a key it takes away what was typed, and closes what was open. */
  times: number
}

const isOne = (names: readonly string[], id: string | null, form: { name: string; id: string | null }): boolean =>
  names.includes(form.name) && (id === null || form.id === id)

/** What a form is being sent for, by what is under way; null while it rests. */
export function sendingOf(names: readonly string[], id: string | null, data: FormData | undefined): string | null {
  const sent = data ? formOf(data) : null
  return sent && isOne(names, id, sent) ? sent.name : null
}

/** Where a form stands, told by what is under way and what was answered last. Of forms of one kind the id tells them apart. */
export function useStanding(
  names: readonly string[],
  id: string | null,
  data: FormData | undefined,
  answer: FormAnswer | null | undefined,
): Standing {
  const sending = sendingOf(names, id, data)
  const own = answer && 'form' in answer && isOne(names, id, { name: answer.form, id: answer.id }) ? answer : null
  const refusal = own && 'refusal' in own ? own.refusal : null
  const [seen, setSeen] = useState({ sending, times: 0 })
  // One that comes back refused has not done its work.
  if (seen.sending !== sending) {
    setSeen({ sending, times: seen.times + (seen.sending !== null && sending === null && !refusal ? 1 : 0) })
  }
  return { sending, refusal, done: own && 'done' in own ? own.done : null, times: seen.times }
}

/** The same of a form of this page, for what stands around it. */
export function useFormOf(name: string, id?: string | number): Standing {
  const about = id === undefined ? null : String(id)
  return useStanding([name], about, useNavigation().formData, useActionData<FormAnswer>())
}
