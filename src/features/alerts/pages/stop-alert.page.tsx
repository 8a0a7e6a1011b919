import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { Door } from '#features/accounts/components/door.tsx'
import { apiContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { stopAlert } from '../alerts.contract.ts'
import { alertTexts as texts } from '../alerts.texts.ts'

export const meta: MetaFunction = () => [
  { title: `${texts.stopTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** A link that was cut on its way can stop nothing. */
export const loader = ({ url: { searchParams } }: LoaderFunctionArgs) => ({
  whole: Boolean(searchParams.get('alerte') && searchParams.get('cle')),
})

/** Opening the link stops nothing, since mail programs open links; sending the form does, and so does a mail program's POST. */
export async function action({ url, context }: ActionFunctionArgs) {
  const stopped = await attempt(
    context.get(apiContext)(stopAlert, {
      id: url.searchParams.get('alerte') ?? '',
      key: url.searchParams.get('cle') ?? '',
    }),
  )
  if (stopped.ok) return { done: true, fault: '' }
  const { status, error } = stopped
  return data({ done: false, fault: status === 503 ? error.message : texts.stopOver }, { status })
}

export default function StopAlert() {
  const { whole } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? (whole ? null : { done: false, fault: texts.stopOver })
  const sending = useNavigation().formMethod === 'POST'
  return (
    <Door
      title={answer?.done ? texts.stopped : texts.stopTitle}
      lead={answer ? (answer.done ? texts.stoppedLead : undefined) : texts.stopLead}
    >
      {answer?.fault && <Note tone="red">{answer.fault}</Note>}
      {answer ? (
        <ButtonLink to="/alertes" size="large" block>
          {texts.toAlerts}
        </ButtonLink>
      ) : (
        <Form method="post">
          <Button type="submit" size="large" block busy={sending ? texts.stopping : false}>
            {texts.stop}
          </Button>
        </Form>
      )}
    </Door>
  )
}
