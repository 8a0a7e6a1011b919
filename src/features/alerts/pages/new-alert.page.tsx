import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Empty } from '#ui/waiting.tsx'
import { createAlert, previewAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { LONGEST_TITLE } from '../alerts.rules.ts'
import { alertTexts as texts } from '../alerts.texts.ts'
import { FrequencyField } from '../components/frequency-field.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.newTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** `recherche` is the address of a list of offers. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [preview, { viewer }] = await Promise.all([
    attempt(api(previewAlert, { search: url.searchParams.get('recherche') ?? '' })),
    api(readSession, {}),
  ])
  if (!preview.ok && preview.status !== 400) throw data({ error: preview.error }, { status: preview.status })
  return { preview: preview.ok ? preview.value : null, verified: viewer?.verified ?? false }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = { title: textOf(form, 'title'), frequency: textOf(form, 'frequency') }
  const sent = await attempt(
    context.get(apiContext)(createAlert, {
      title: typed.title,
      search: textOf(form, 'search'),
      // The contract judges whether it is one.
      frequency: typed.frequency as 'weekly',
    }),
  )
  if (sent.ok) return redirect('/alertes?fait=creation')
  return data({ error: sent.error, typed }, { status: sent.status })
}

export default function NewAlert() {
  const { preview, verified } = useLoaderData<typeof loader>()
  return (
    <div className="wrap alert">
      <header className="alert__head">
        <h1 className="display">{texts.newTitle}</h1>
        <p className="muted">{texts.newLead}</p>
      </header>
      {preview ? (
        <>
          {!verified && <Note tone="amber">{texts.unverified}</Note>}
          <NewAlertForm preview={preview} />
        </>
      ) : (
        <Empty title={texts.notSearch} action={<ButtonLink to="/emploi">{texts.toSearch}</ButtonLink>}>
          {texts.notSearchLead}
        </Empty>
      )}
    </div>
  )
}

type Preview = { title: string; search: string; recent_offers: number }

function NewAlertForm({ preview: { title, search, recent_offers: recent } }: { preview: Preview }) {
  const refused = useActionData<typeof action>()
  const sending = useNavigation().formMethod === 'POST'
  const fields = refused?.error.fields ?? {}
  return (
    <Form method="post" className="card card--pad alert__form" noValidate>
      {refused && Object.keys(fields).length === 0 && <Note tone="red">{refused.error.message}</Note>}
      <input type="hidden" name="search" value={search} />
      <div className="alert__what">
        <p className="label">{texts.search}</p>
        <p>
          <b>{title}</b>
        </p>
        <p className="small muted num">{recent === 0 ? texts.recentNone : texts.recent(recent)}</p>
        <Link to={search}>{texts.seeSearch}</Link>
      </div>
      <Field label={texts.name} error={fields.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            defaultValue={refused?.typed.title ?? title.slice(0, LONGEST_TITLE)}
            maxLength={LONGEST_TITLE}
            required
          />
        )}
      </Field>
      <FrequencyField chosen={refused?.typed.frequency ?? 'weekly'} error={fields.frequency} />
      <div>
        <Button type="submit" size="large" busy={sending ? texts.submitting : false}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}
