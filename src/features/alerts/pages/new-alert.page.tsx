import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useLoaderData } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { backOf, doorTo } from '#features/accounts/accounts.rules.ts'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { Note } from '#ui/note.tsx'
import { Empty } from '#ui/waiting.tsx'
import { createAlert, previewAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { alertTexts as texts } from '../alerts.texts.ts'
import { AlertExplained } from '../components/alert-explained.tsx'
import { NewAlertForm } from '../components/new-alert-form.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.newTitle} | Florin` },
  { name: 'description', content: texts.newLead },
  { name: 'robots', content: 'noindex' },
]

/** This very page, to come back to once signed in. */
const ownPath = (url: URL): string => backOf(`${url.pathname}${url.search}`)

/** `recherche` is the address of a list of offers. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [preview, { viewer }] = await Promise.all([
    attempt(api(previewAlert, { search: url.searchParams.get('recherche') ?? '' })),
    api(readSession, {}),
  ])
  if (!preview.ok && preview.status !== 400) throw data({ error: preview.error }, { status: preview.status })
  const back = ownPath(url)
  return {
    preview: preview.ok ? preview.value : null,
    verified: viewer?.verified ?? null,
    doors: { signUp: doorTo('/signup', back), signIn: doorTo('/login', back) },
  }
}

export const action = formActions({
  creation: form({
    endpoint: createAlert,
    // The session is over: sign in, and find the search here again.
    refused: ({ status }, { url }) => (status === 401 ? redirect(doorTo('/login', ownPath(url))) : undefined),
    done: () => redirect('/alertes?fait=creation'),
  }),
})

export const headers = formHeaders

export default function NewAlert() {
  return (
    <div className="wrap alert">
      <header className="alert__head">
        <h1 className="display">{texts.newTitle}</h1>
        <p className="muted">{texts.newLead}</p>
      </header>
      <Content />
    </div>
  )
}

function Content() {
  const { preview, verified, doors } = useLoaderData<typeof loader>()
  const { refusal } = useFormOf('creation')
  if (!preview) {
    return (
      <Empty title={texts.notSearch} action={<ButtonLink to="/emploi">{texts.toSearch}</ButtonLink>}>
        {texts.notSearchLead}
      </Empty>
    )
  }
  if (verified === null) return <AlertExplained preview={preview} {...doors} />
  if (preview.known && !refusal) {
    return (
      <Empty title={texts.known} action={<ButtonLink to="/alertes">{texts.toAlerts}</ButtonLink>}>
        {preview.title}
      </Empty>
    )
  }
  return (
    <>
      {!verified && <Note tone="amber">{texts.unverified}</Note>}
      <NewAlertForm preview={preview} />
    </>
  )
}
