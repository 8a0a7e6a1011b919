import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Form, Link, redirect, useLoaderData } from 'react-router'
import { formatMoment } from '#platform/french-moment.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button } from '#ui/button.tsx'
import { listNotifications, readNotifications } from '../notifications.contract.ts'

export const meta: MetaFunction = () => [{ title: 'Notifications | Florin' }, { name: 'robots', content: 'noindex' }]

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)(listNotifications, {})

export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext)(readNotifications, {})
  return redirect('/notifications')
}

export default function Notifications() {
  const { data, unread } = useLoaderData<typeof loader>()
  return (
    <div className="wrap stack space">
      <h1 className="display">Notifications</h1>
      {unread > 0 && (
        <Form method="post">
          <Button variant="outline" type="submit">
            Tout marquer comme lu
          </Button>
        </Form>
      )}
      {data.length === 0 ? (
        <p className="muted">
          Rien pour l’instant. Choisissez ce dont vous voulez être averti dans{' '}
          <Link to="/mes-parametres#notifications">vos paramètres</Link>.
        </p>
      ) : (
        <ul className="card news-list">
          {data.map(({ id, title, body, path, created_at, read }) => (
            <li key={id} className={read ? undefined : 'is-new'}>
              <Link to={path}>{title}</Link>
              {!read && <span className="vh"> (non lue)</span>}
              <p className="muted">
                {body && <>{body} · </>}
                {formatMoment(new Date(created_at))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
