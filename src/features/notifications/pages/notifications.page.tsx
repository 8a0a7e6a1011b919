import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Empty } from '#ui/waiting.tsx'
import { listNotifications, readNotifications } from '../notifications.contract.ts'
import '../notifications.css'

export const meta: MetaFunction = () => [{ title: 'Notifications | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [{ data, unread }, { viewer }] = await Promise.all([api(listNotifications, {}), api(readSession, {})])
  return { data, unread, settings: viewer!.settings }
}

export const action = formActions({
  lecture: form({ endpoint: readNotifications, done: () => redirect('/notifications') }),
})

export default function Notifications() {
  const { data, unread, settings } = useLoaderData<typeof loader>()
  return (
    <div className="wrap told">
      <div className="told__head">
        <h1 className="display">Notifications</h1>
        {unread > 0 && (
          <PostForm name="lecture">
            <SubmitButton variant="outline" busy="Un instant…">
              Tout marquer comme lu
            </SubmitButton>
          </PostForm>
        )}
      </div>
      {data.length === 0 ? (
        <Empty
          title="Rien pour l’instant"
          action={<ButtonLink to={`${settings}#notifications`}>Choisir mes notifications</ButtonLink>}
        >
          Vous serez averti ici de ce qui concerne votre compte.
        </Empty>
      ) : (
        <ul className="card told__list">
          {data.map(({ id, title, body, path, created_at, read }) => (
            <li key={id} className={read ? undefined : 'is-new'}>
              <Link to={path}>{title}</Link>
              {!read && <span className="vh"> (non lue)</span>}
              {body && <p>{body}</p>}
              <p className="muted told__when">{formatMoment(new Date(created_at))}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
