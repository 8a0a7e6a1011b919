import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { actOnJob, discardChanges, duplicateJob, readOwnJob } from '#features/jobs/publishing/publishing.contract.ts'
import { listFunctions } from '#features/figures/figures.contract.ts'
import type { FormAnswer } from '#platform/forms.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note, Titled } from '#ui/note.tsx'
import { ActLedger } from '../components/act-ledger.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import { JobEditor } from '../components/job-editor.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { readCredits, readOwnCompany } from '../employer.contract.ts'
import { editorTexts as texts } from '../employer.texts.ts'
import { publishForm, keepDraft, jobIn, toDoneAct } from '../job-form.ts'
import '../employer.css'
import '../job.css'
import '../job-editor.css'

export const meta: MetaFunction = () => [
  { title: `${texts.editTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const [{ company }, credits, functions, job] = await Promise.all([
    api(readOwnCompany, {}),
    api(readCredits, { per_page: 1 }),
    api(listFunctions, {}),
    api(readOwnJob, { id }),
  ])
  // A draft of somebody without a company is written where it was begun.
  if (!company) throw redirect(`/nouvelle-offre?brouillon=${id}`)
  return {
    company,
    credits,
    functions: functions.data.map(({ id: value, name }) => ({ id: value, name })),
    job,
  }
}

export const action = formActions({
  publier: publishForm,
  brouillon: keepDraft,
  acte: form({
    endpoint: actOnJob,
    input: (_read, sent) => ({ id: jobIn(sent) }),
    done: toDoneAct,
  }),
  copie: form({
    endpoint: duplicateJob,
    input: (_read, sent) => ({ id: jobIn(sent) }),
    done: ({ id }) => redirect(`/nouvelle-offre?brouillon=${id}`),
  }),
  oubli: form({
    endpoint: discardChanges,
    input: (_read, sent) => ({ id: jobIn(sent) }),
    done: ({ message }) => ({ message }),
  }),
})

export const headers = formHeaders

export default function EditJob() {
  const { company, credits, functions, job } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer<{ message: string }>>()
  const done = answer && 'done' in answer ? answer.done : null
  const { id, statut, version, saved_at, last_change, fields, reading, cost, published, refusal_reason, page } = job
  return (
    <ClientFrame current="offres">
      <div className="client__top">
        <div>
          <h1 className="display">{texts.editTitle}</h1>
          <p className="small muted">
            <StatusBadge status={statut} /> {fields.titre}
          </p>
        </div>
      </div>
      {done && <Note tone="green">{done.message}</Note>}
      {statut === 'refusée' && (
        <Note tone="red">
          <Titled title={texts.refused}>{refusal_reason}</Titled>
        </Note>
      )}
      <div className="row edit__acts">
        {published !== null && (
          <PostForm name="oubli">
            <SubmitButton variant="outline" size="small" busy="…">
              {texts.discard}
            </SubmitButton>
          </PostForm>
        )}
        {statut !== 'brouillon' && (
          <ButtonLink variant="outline" size="small" to={`/voir-offre/${id}`}>
            {texts.figures}
          </ButtonLink>
        )}
        {statut === 'active' && (
          <ButtonLink variant="outline" size="small" to={page}>
            {texts.online}
          </ButtonLink>
        )}
      </div>
      <JobEditor
        // Published or forgotten, the form begins anew; what is typed meanwhile stays.
        key={`${id} ${published === null}`}
        company={company}
        attached
        credits={credits}
        functions={functions}
        strict={false}
        side={<ActLedger job={job} />}
        job={{ id, version, savedAt: saved_at, lastChange: last_change, fields, reading, isNew: false, cost }}
      />
    </ClientFrame>
  )
}
