import { redirect } from 'react-router'
import type { actOnJob } from '#features/jobs/publishing/publishing.contract.ts'
import { createJob, publishJob, saveOwnJob } from '#features/jobs/publishing/publishing.contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Refused } from '#platform/attempt.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import type { Sent } from '#platform/form-actions.ts'
import { inputOf } from '#platform/form-input.ts'
import { readId } from '#platform/ids.ts'
import { wordsIn } from '#platform/word-list.ts'
import { draftPath } from './jobs-address.ts'

/** What the form says: the job it is about, the version it was made from, the fields. */
const said = ({ form }: Sent) => {
  const read = inputOf(saveOwnJob.input.omit({ id: true }), form)
  const { version = 0, ...fields } = read as Omit<InputOf<typeof saveOwnJob>, 'id'>
  return { id: readId(textOf(form, 'offre')), version, fields: { ...fields, skills: wordsIn(form, 'skills') } }
}

type Kept = { refused: Refused } | { done: Response | { message: string; version: number } }

/** The draft alone. */
export async function keepDraft(sent: Sent): Promise<Kept> {
  const { id, version, fields } = said(sent)
  if (id === null) {
    const made = await attempt(sent.api(createJob, fields))
    return made.ok ? { done: redirect(draftPath(made.value.id)) } : { refused: made }
  }
  const saved = await attempt(sent.api(saveOwnJob, { ...fields, id, version }))
  if (!saved.ok) return { refused: saved }
  const { message, version: now } = saved.value
  return { done: { message, version: now } }
}

/** The endpoint has the fields together; the form names each. */
const asInForm = (refused: Refused): Refused => {
  const fields = Object.entries(refused.error.fields ?? {}).map(([name, fault]) => [
    name.replace(/^fields\./, ''),
    fault,
  ])
  return { ...refused, error: { ...refused.error, fields: Object.fromEntries(fields) as Record<string, string> } }
}

type Published = { refused: Refused } | { done: Response | { message: string; statut: string; version: number } }

/**
 * Publishes what the form says. A new one is kept first: where it is refused it has an address then, and the page says there what is
 * missing. Of one that is kept already a refusal changes nothing, so that what the browser goes on saving fits.
 */
export async function publishForm(sent: Sent): Promise<Published> {
  const { id, version, fields } = said(sent)
  if (id !== null) {
    const tried = await attempt(sent.api(publishJob, { id, version, fields }))
    return tried.ok ? { done: tried.value } : { refused: asInForm(tried) }
  }
  const made = await attempt(sent.api(createJob, fields))
  if (!made.ok) return { refused: made }
  const tried = await attempt(sent.api(publishJob, { id: made.value.id }))
  if (tried.ok) return { done: tried.value }
  return { done: redirect(`${draftPath(made.value.id)}&verifier=oui`) }
}

/** After an act: the page of the job, which says what was done and offers what takes it back. */
export const toDoneAct = ({ id, act, undo }: OutputOf<typeof actOnJob>): Response =>
  redirect(`/voir-offre/${id}?fait=${act}${undo ? `&retour=${undo}` : ''}`)

/** The job that a page is about, by the end of its address. */
export const jobIn = ({ params }: Sent): number => readId(params.id) ?? 0
