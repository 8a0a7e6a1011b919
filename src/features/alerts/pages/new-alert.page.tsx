import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useLoaderData } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { backOf } from '#features/accounts/accounts.rules.ts'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { listSectors } from '#features/figures/figures.contract.ts'
import { PlaceField } from '#features/jobs/components/place-field.tsx'
import { searchTitles } from '#features/jobs/job-search.texts.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { Note } from '#ui/note.tsx'
import { Empty } from '#ui/waiting.tsx'
import { askedInForm, asksNothing, fieldsInForm, fieldsOfPreview, listOf, typedFields } from '../alert-form.ts'
import { createAlert, previewAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { alertTexts as texts, formTexts } from '../alerts.texts.ts'
import { AlertExplained } from '../components/alert-explained.tsx'
import { AlertForm } from '../components/alert-form.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.newTitle} | Florin` },
  { name: 'description', content: texts.newLead },
  { name: 'robots', content: 'noindex' },
]

/** This very page, to come back to once signed in. */
const ownPath = (url: URL): string => backOf(`${url.pathname}${url.search}`)

/** `recherche` is the address of a list of jobs. Without it the form is empty, or as it was sent to be counted. */
export async function loader({ url, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = url
  const kept = searchParams.get('recherche')
  const asked = kept === null ? (asksNothing(searchParams) ? null : askedInForm(searchParams)) : { search: kept }
  const [preview, { viewer }, { data: sectors }] = await Promise.all([
    asked ? attempt(api(previewAlert, asked)) : null,
    api(readSession, {}),
    api(listSectors, {}),
  ])
  if (preview && !preview.ok && preview.status !== 400) throw data({ error: preview.error }, { status: preview.status })
  const back = ownPath(url)
  return {
    preview: preview?.ok ? preview.value : null,
    // What was filled in, where the form itself asked.
    typed: kept === null ? typedFields(searchParams) : null,
    sectors: sectors.map(({ id, name }) => ({ id, name })),
    countryId: countryOf(request).id,
    viewer: viewer && { candidate: viewer.role === 'candidate', verified: viewer.verified },
    doors: { signUp: doorTo('/signup', back), signIn: doorTo('/login', back) },
  }
}

export const action = formActions({
  creation: form({
    endpoint: createAlert,
    input: (_read, { form: sent }) => fieldsInForm(sent),
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
  const { preview, typed, sectors, countryId, viewer, doors } = useLoaderData<typeof loader>()
  const { refusal } = useFormOf('creation')
  if (!viewer) return <AlertExplained preview={preview} {...doors} />
  if (!viewer.candidate) {
    return (
      <Empty title={texts.candidatesOnly} action={<ButtonLink to="/emploi">{texts.toJobs}</ButtonLink>}>
        {texts.candidatesOnlyLead}
      </Empty>
    )
  }
  if (preview?.known && !typed && !refusal) {
    return (
      <Empty title={texts.known} action={<ButtonLink to="/alertes">{texts.toAlerts}</ButtonLink>}>
        {preview.title}
      </Empty>
    )
  }
  const saved = typed ?? fieldsOfPreview(preview)
  const search = preview?.search ?? '/emploi'
  return (
    <>
      {!viewer.verified && <Note tone="amber">{texts.unverified}</Note>}
      <AlertForm
        name="creation"
        saved={saved}
        search={search}
        filters={preview?.filters ?? []}
        within={searchTitles[listOf(search) ?? ''] ?? null}
        sectors={sectors}
        currency={preview?.currency ?? 'EUR'}
        recent={preview?.recent_jobs ?? null}
        place={
          <PlaceField
            name="location"
            label={formTexts.location}
            hint={formTexts.locationHint}
            saved={saved.location}
            countryId={countryId}
          />
        }
        submit={texts.submit}
        submitting={texts.submitting}
      />
    </>
  )
}
