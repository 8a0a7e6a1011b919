import type { LoaderFunctionArgs, MetaFunction, Params } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { listSectors } from '#features/figures/figures.contract.ts'
import { PlaceField } from '#features/jobs/components/place-field.tsx'
import { searchTitles } from '#features/jobs/job-search.texts.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { saidIn } from '#platform/forms.ts'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { askedInForm, asksNothing, fieldsInForm, fieldsOfPreview, listOf, typedFields } from '../alert-form.ts'
import { previewAlert, readAlert, takeBackFeedback, updateAlert } from '../alerts.contract.ts'
import '../alerts.css'
import { alertTexts as texts, formTexts } from '../alerts.texts.ts'
import { AlertForm } from '../components/alert-form.tsx'
import { Narrowings } from '../components/narrowings.tsx'

export const meta: MetaFunction = () => [
  { title: `${texts.editTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** Which alert the address names: `/alertes/12`. */
function idIn(params: Params): number {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  return id
}

export async function loader({ url, params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [alert, { data: sectors }] = await Promise.all([api(readAlert, { id: idIn(params) }), api(listSectors, {})])
  // Without scripts the form asks for its page to have its jobs counted.
  const typed = asksNothing(url.searchParams) ? null : typedFields(url.searchParams)
  const preview = typed && (await attempt(api(previewAlert, askedInForm(url.searchParams))))
  return {
    alert,
    typed,
    recent: preview ? (preview.ok ? preview.value.recent_jobs : null) : alert.recent_jobs,
    sectors: sectors.map(({ id, name }) => ({ id, name })),
    countryId: countryOf(request).id,
    done: saidIn(url.searchParams, { retrait: texts.updated }),
  }
}

export const action = formActions({
  modification: form({
    endpoint: updateAlert,
    input: (_read, { form: sent, params }) => ({ ...fieldsInForm(sent), id: idIn(params) }),
    done: () => redirect('/alertes?fait=modification'),
  }),
  retrait: form({
    endpoint: takeBackFeedback,
    input: (_read, { form: sent, params }) => ({ id: idIn(params), narrowing_id: Number(sent.get('id')) }),
    done: (_done, { params }) => redirect(`/alertes/${idIn(params)}?fait=retrait`),
  }),
})

export const headers = formHeaders

export default function EditAlert() {
  const { alert, typed, recent, sectors, countryId, done } = useLoaderData<typeof loader>()
  const own = { ...alert, sectors: alert.sectors.map(({ id }) => id) }
  const saved = typed ?? fieldsOfPreview(own, alert.frequency)
  return (
    <div className="wrap alert">
      <header className="alert__head">
        <BackLink to="/alertes">{texts.toAlerts}</BackLink>
        <h1 className="display">{texts.editTitle}</h1>
      </header>
      <DoneNote>{done}</DoneNote>
      <AlertForm
        name="modification"
        saved={saved}
        search={alert.search}
        filters={alert.filters}
        within={searchTitles[listOf(alert.search) ?? ''] ?? null}
        sectors={sectors}
        currency={alert.currency}
        recent={recent}
        place={
          <PlaceField
            name="location"
            label={formTexts.location}
            hint={formTexts.locationHint}
            saved={saved.location}
            countryId={countryId}
          />
        }
        submit={texts.save}
        submitting={texts.saving}
      />
      <Narrowings narrowings={alert.narrowings} />
    </div>
  )
}
