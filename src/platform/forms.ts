import type { Faults } from './faults.ts'

/** The field that says what a form is for; a button of the form may say otherwise by a field of the same name. */
export const DOES = 'faire'
/** The field that tells forms of one kind apart: the id of what they are about. */
export const ABOUT = 'id'

/** The key of an address that says what was done a moment ago. */
const DONE = 'fait'

/** What is said of what was done a moment ago, by what the address calls it. Nothing where it is none of these. */
export function saidIn(asked: URLSearchParams, texts: Readonly<Record<string, string>>): string {
  const done = asked.get(DONE) ?? ''
  return Object.hasOwn(texts, done) ? texts[done]! : ''
}

/** What was typed, by the name of its field. */
export type Typed = Record<string, string[]>

export type Refusal = {
  /** What is wrong with each field. */
  fields: Faults
  /** What was refused and concerns no field. */
  message: string | null
  /** Seconds after which it makes sense to try again. */
  retryAfter: number | null
  typed: Typed
}

/** What a page's form came to: it was refused, or it is done and there is something to show. */
export type FormAnswer<T = unknown> = { form: string; id: string | null } & ({ refusal: Refusal } | { done: T })

// Passwords are never written into a page, whatever else is wrong.
const SECRET = /password/i

/** Everything that was typed and may be shown again. */
export function typedIn(form: FormData): Typed {
  const typed: Typed = {}
  for (const [name, value] of form) {
    // No field of ours is called as what every object has by itself, such as « constructor ».
    const shown = typeof value === 'string' && !SECRET.test(name) && !(name in Object.prototype)
    if (shown) (typed[name] ??= []).push(value)
  }
  return typed
}

const last = (form: FormData, name: string): string | null => {
  const value = form.getAll(name).at(-1)
  return typeof value === 'string' ? value : null
}

/** What the form that was sent is for. */
export const formOf = (form: FormData): { name: string; id: string | null } => ({
  name: last(form, DOES) ?? '',
  id: last(form, ABOUT),
})
