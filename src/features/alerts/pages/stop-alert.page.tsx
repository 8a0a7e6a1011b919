import type { ActionFunctionArgs, MetaFunction } from 'react-router'
import { data, Form, useActionData, useNavigation } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { stopAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { alertTexts as texts } from '../alerts.texts.ts'

export const meta: MetaFunction = () => [
  { title: `${texts.stopTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

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
  const answer = useActionData<typeof action>()
  const sending = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap alert">
      <h1 className="display">{answer?.done ? texts.stopped : texts.stopTitle}</h1>
      {answer?.fault && <Note tone="red">{answer.fault}</Note>}
      <p className="muted">{answer?.done ? texts.stoppedLead : texts.stopLead}</p>
      {answer?.done ? (
        <div>
          <ButtonLink to="/alertes">{texts.toAlerts}</ButtonLink>
        </div>
      ) : (
        <Form method="post">
          <Button type="submit" size="large" busy={sending ? texts.stopping : false}>
            {texts.stop}
          </Button>
        </Form>
      )}
    </div>
  )
}
