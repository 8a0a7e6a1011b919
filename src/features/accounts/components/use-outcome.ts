import { useState } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import type { Outcome } from '../settings-forms.ts'
import type { SettingsForm } from '../settings.rules.ts'

type Refused = { error: string; fields: Record<string, string>; values: Record<string, string> }

/** What was refused of a form, if it was the one sent last. Of forms of one kind the id tells them apart. */
export function useRefused(name: SettingsForm, id?: string): Refused | null {
  const outcome = useActionData<Outcome>()
  if (!outcome || outcome.form !== name || 'codes' in outcome) return null
  return id === undefined || outcome.values.id === id ? outcome : null
}

/** Which form has just done its work. */
export function useDone(): SettingsForm | null {
  const outcome = useActionData<Outcome>()
  const { done } = useLoaderData<{ done: SettingsForm | null }>()
  // What was sent last counts: the address may still tell of the one before.
  if (outcome) return 'codes' in outcome ? outcome.form : null
  return done
}

/** A key that changes each time a form has done its work: what was typed into it goes with the old one. */
export function useFreshness(name: SettingsForm): string {
  const { key } = useLocation()
  const isDone = useDone() === name
  const [fresh, setFresh] = useState(isDone ? key : '')
  if (isDone && fresh !== key) setFresh(key)
  return fresh
}
