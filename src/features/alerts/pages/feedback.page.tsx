import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useActionData, useLoaderData } from 'react-router'
import { Door } from '#features/accounts/components/door.tsx'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyedIn } from '#platform/mailed-link.ts'
import { apiContext } from '#platform/render-context.ts'
import { PickField } from '#ui/form/pick-field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { giveFeedback, readFeedback } from '../alerts.contract.ts'
import { narrowingReasons } from '../alerts.rules.ts'
import '../alerts.css'
import { feedbackTexts as texts } from '../alerts.texts.ts'
import { ToAlerts } from '../components/to-alerts.tsx'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

const keysIn = (url: URL) => ({ ...keyedIn(url, 'alerte'), job_id: url.searchParams.get('offre') ?? '' })

const likes = ({ searchParams }: URL): boolean => searchParams.get('avis') === 'oui'

/** A link that was cut, made up or belongs to a job that is gone leads to the same page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const job = await attempt(context.get(apiContext)(readFeedback, keysIn(url)))
  if (!job.ok && job.status !== 404 && job.status !== 400) throw data({ error: job.error }, { status: job.status })
  return { job: job.ok ? job.value : null, relevant: likes(url) }
}

/** Opening the link says nothing, since mail programs open links; sending the form does. */
export const action = formActions({
  avis: form({
    endpoint: giveFeedback,
    input: (_read, { form: sent, url }) => {
      const reason = narrowingReasons.find((one) => one === sent.get('reason'))
      return { ...keysIn(url), relevant: likes(url), ...(reason && !likes(url) ? { reason } : { reason: undefined }) }
    },
    done: ({ message }) => message,
  }),
})

export const headers = secretHeaders

export default function FeedbackPage() {
  const { job, relevant } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const said = answer && 'done' in answer ? answer.done : null
  if (!job) {
    return (
      <Door title={texts.title}>
        <Note tone="red">{texts.over}</Note>
        <ToAlerts variant="outline" />
      </Door>
    )
  }
  if (said !== null) {
    return (
      <Door title={texts.thanks}>
        <Note tone="green">{said}</Note>
        <p className="muted">{texts.change}</p>
        <ToAlerts variant="outline" />
      </Door>
    )
  }
  const choices = [...job.reasons, { value: 'aucune', label: texts.noReason }]
  return (
    <Door title={relevant ? texts.relevant : texts.irrelevant} lead={texts.lead(job.alert)}>
      <p className="alert__job">
        <b>{job.title}</b>
        <span className="muted">{job.company}</span>
      </p>
      <PostForm name="avis" className="alert__form">
        {!relevant && <PickField name="reason" label={texts.why} saved="aucune" choices={choices} />}
        <SubmitButton size="large" block busy={texts.sending}>
          {texts.send}
        </SubmitButton>
      </PostForm>
    </Door>
  )
}
