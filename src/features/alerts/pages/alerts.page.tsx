import { CircleCheck } from 'lucide'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { attempt, textOf } from '#platform/attempt.ts'
import type { Api } from '#platform/contract.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Empty } from '#ui/waiting.tsx'
import { deleteAlert, listAlerts, updateAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { alertTexts as texts } from '../alerts.texts.ts'
import { AlertCard } from '../components/alert-card.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.listTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

const messages = new Map<string, string>([
  ['creation', texts.created],
  ['modification', texts.updated],
  ['pause', texts.updated],
  ['reprise', texts.updated],
  ['suppression', texts.deleted],
])

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data: alerts } = await context.get(apiContext)(listAlerts, {})
  return { alerts, done: messages.get(url.searchParams.get('fait') ?? '') ?? '' }
}

function send(api: Api, does: string, id: number, form: FormData): Promise<unknown> {
  switch (does) {
    case 'modification':
      return api(updateAlert, {
        id,
        title: textOf(form, 'title'),
        // The contract judges whether it is one.
        frequency: textOf(form, 'frequency') as 'weekly',
      })
    case 'pause':
    case 'reprise':
      return api(updateAlert, { id, is_active: does === 'reprise' })
    case 'suppression':
      return api(deleteAlert, { id })
    default:
      throw data(null, { status: 400 })
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const [does, id] = [textOf(form, 'faire'), Number(textOf(form, 'alerte'))]
  const sent = await attempt(send(context.get(apiContext), does, id, form))
  if (sent.ok) return redirect(`/alertes?fait=${does}`)
  const typed = { title: textOf(form, 'title'), frequency: textOf(form, 'frequency') }
  return data(
    { id, does, message: sent.error.message, fields: sent.error.fields ?? {}, typed },
    { status: sent.status },
  )
}

export default function Alerts() {
  const { alerts, done } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const lost = refused && refused.does !== 'modification'
  return (
    <div className="wrap alert">
      <header className="alert__head">
        <h1 className="display">{texts.listTitle}</h1>
        <p className="muted">{texts.listLead}</p>
      </header>
      <div role="status" className="alert__status">
        {done && !refused && (
          <p className="ok">
            <Icon of={CircleCheck} small />
            {done}
          </p>
        )}
      </div>
      {lost && <Note tone="red">{refused.message}</Note>}
      {alerts.length === 0 ? (
        <Empty title={texts.none} action={<ButtonLink to="/emploi">{texts.toSearch}</ButtonLink>}>
          {texts.noneLead}
        </Empty>
      ) : (
        <ul className="alert__list">
          {alerts.map((alert) => (
            <AlertCard
              key={`${alert.id} ${alert.title} ${alert.frequency} ${alert.is_active}`}
              alert={alert}
              refused={refused && !lost && refused.id === alert.id ? refused : null}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
