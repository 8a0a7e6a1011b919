import { createContext, use } from 'react'

/** What the fields of a form need to know of it. */
export type FormState = {
  faultOf: (name: string) => string | undefined
  /** What was typed into a field before the form came back, else what is saved. */
  valueOf: (name: string, saved?: string) => string
  /** The same of fields that are there several times. */
  valuesOf: (name: string, saved: readonly string[]) => readonly string[]
  /** Whether a box was ticked before the form came back, else whether it is saved so. */
  ticked: (name: string, value: string, saved: boolean) => boolean
  /** The field a page that arrives without scripts puts the cursor in. */
  first: string | undefined
  /** What the form said that concerns no field. */
  message: string | null
  retryAfter: number | null
  /** The id of the line that says it. */
  notice: string
  /** Whether the form was sent with something wrong in it that is still there. */
  invalid: boolean
  /** What the form is being sent for; null while it rests. */
  sending: string | null
  /** What the form does unless a button says otherwise. */
  does: string
  /** What came back when it was done and the page stayed. */
  done: unknown
}

export const FormContext = createContext<FormState | null>(null)

/** The form that a field or a button stands in. */
export function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('a field of a form stands outside of one')
  return state
}
