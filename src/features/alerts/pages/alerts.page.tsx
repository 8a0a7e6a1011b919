import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { saidIn } from '#platform/forms.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Empty } from '#ui/waiting.tsx'
import { deleteAlert, listAlerts, updateAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { alertTexts as texts } from '../alerts.texts.ts'
import { AlertCard } from '../components/alert-card.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.listTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

const messages = {
  creation: texts.created,
  modification: texts.updated,
  pause: texts.updated,
  reprise: texts.updated,
  suppression: texts.deleted,
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data: alerts } = await context.get(apiContext)(listAlerts, {})
  return { alerts, done: saidIn(url.searchParams, messages) }
}

const NEW = '/alertes/nouvelle'

const updated = (does: string) => () => redirect(`/alertes?fait=${does}`)

export const action = formActions({
  pause: form({ endpoint: updateAlert, input: () => ({ is_active: false }), done: updated('pause') }),
  reprise: form({ endpoint: updateAlert, input: () => ({ is_active: true }), done: updated('reprise') }),
  suppression: form({ endpoint: deleteAlert, done: updated('suppression') }),
})

export const headers = formHeaders

export default function Alerts() {
  const { alerts, done } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() !== undefined
  return (
    <div className="wrap alert">
      <header className="alert__head">
        <h1 className="display">{texts.listTitle}</h1>
        <p className="muted">{texts.listLead}</p>
      </header>
      <DoneNote>{refused ? '' : done}</DoneNote>
      {alerts.length === 0 ? (
        <Empty title={texts.none} action={<ButtonLink to={NEW}>{texts.make}</ButtonLink>}>
          {texts.noneLead}
        </Empty>
      ) : (
        <>
          <div>
            <ButtonLink to={NEW}>{texts.make}</ButtonLink>
          </div>
          <ul className="alert__list">
            {alerts.map((alert) => (
              <AlertCard key={`${alert.id} ${alert.is_active}`} alert={alert} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
