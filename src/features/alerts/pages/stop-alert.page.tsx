import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { inOtherWords } from '#platform/attempt.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { keyedIn } from '#platform/mailed-link.ts'
import { Door } from '#features/accounts/components/door.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { stopAlert } from '../alerts.contract.ts'
import { alertTexts as texts } from '../alerts.texts.ts'
import { ToAlerts } from '../components/to-alerts.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.stopTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** A link that was cut on its way can stop nothing. */
export const loader = ({ url }: LoaderFunctionArgs) => {
  const { id, key } = keyedIn(url, 'alerte')
  return { whole: id !== '' && key !== '' }
}

/** Opening the link stops nothing, since mail programs open links; sending the form does, and so does a mail program's POST. */
export const action = formActions({
  arret: form({
    endpoint: stopAlert,
    input: (_read, { url }) => keyedIn(url, 'alerte'),
    refused: (refused) => (refused.status === 503 ? undefined : inOtherWords(refused, texts.stopOver)),
    done: () => true,
  }),
})

export const headers = formHeaders

export default function StopAlert() {
  const { whole } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const done = answer !== undefined && 'done' in answer
  const fault = answer && 'refusal' in answer ? answer.refusal.message : whole ? null : texts.stopOver
  return (
    <Door
      title={done ? texts.stopped : texts.stopTitle}
      lead={done ? texts.stoppedLead : fault === null ? texts.stopLead : undefined}
    >
      {fault && <Note tone="red">{fault}</Note>}
      {done || fault !== null ? (
        <ToAlerts />
      ) : (
        <PostForm name="arret">
          <SubmitButton size="large" block busy={texts.stopping}>
            {texts.stop}
          </SubmitButton>
        </PostForm>
      )}
    </Door>
  )
}
