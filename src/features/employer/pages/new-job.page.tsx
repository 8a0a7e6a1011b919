import { useEffect, useState } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData, useNavigate } from 'react-router'
import { jobFields, readOwnJob } from '#features/jobs/publishing/publishing.contract.ts'
import { doneTexts } from '#features/jobs/publishing/publishing.texts.ts'
import { listFunctions } from '#features/figures/figures.contract.ts'
import { formActions, formHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Note, Titled } from '#ui/note.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import { JobEditor } from '../components/job-editor.tsx'
import { readCredits, readOwnCompany } from '../employer.contract.ts'
import { aloneTexts, editorTexts as texts } from '../employer.texts.ts'
import { publishForm, keepDraft } from '../job-form.ts'
import '../employer.css'
import '../job-editor.css'

const BACK_AFTER = 2_000

export const meta: MetaFunction = () => [
  { title: `${texts.newTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const id = readId(url.searchParams.get('brouillon') ?? '')
  const [{ company }, credits, functions, draft] = await Promise.all([
    api(readOwnCompany, {}),
    api(readCredits, { per_page: 1 }),
    api(listFunctions, {}),
    id === null ? null : api(readOwnJob, { id }),
  ])
  // What is no draft any more is changed, not written anew.
  if (draft && draft.statut !== 'brouillon') return redirect(`/modifier-offre/${draft.id}`)
  return {
    created: url.searchParams.get('creee'),
    company: company ?? { name: aloneTexts.company, logo: '', monogram: 'VE' },
    attached: company !== null,
    credits,
    functions: functions.data.map(({ id: value, name }) => ({ id: value, name })),
    strict: url.searchParams.has('verifier'),
    job: {
      id: draft?.id ?? null,
      version: draft?.version ?? 0,
      savedAt: draft?.saved_at ?? null,
      lastChange: draft?.last_change ?? null,
      fields: draft?.fields ?? jobFields.parse({}),
      reading: draft?.reading ?? null,
      isNew: true,
      cost: 1,
    },
  }
}

export const action = formActions({
  // To an address of its own: what was a draft is none any more.
  publier: async (sent) => {
    const came = await publishForm(sent)
    if ('refused' in came || came.done instanceof Response) return came
    return { done: redirect(`/nouvelle-offre?creee=${came.done.statut === 'active' ? 'oui' : 'attente'}`) }
  },
  brouillon: keepDraft,
})

export const headers = formHeaders

/** It is done: says so, and leads back after two seconds. */
function Created({ waits }: { waits: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/espace-recruteurs'), BACK_AFTER)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className="edit__done">
      <Note tone="green">
        <Titled title={doneTexts.created}>{waits ? doneTexts.waiting : doneTexts.createdMore}</Titled>
      </Note>
      <p className="small muted">{texts.goesBack}</p>
      <div>
        <ButtonLink variant="outline" to="/espace-recruteurs">
          {texts.back}
        </ButtonLink>
      </div>
    </div>
  )
}

/**
 * Another job has an editor of its own. One that was made by typing here is the same when the page is read by its number: what was
 * typed meanwhile stays.
 */
function useEditorKey(id: number | null): [key: number, setMade: (id: number) => void] {
  const [made, setMade] = useState<number | null>(null)
  const [shown, setShown] = useState({ id, key: 0 })
  if (shown.id !== id) setShown({ id, key: shown.id === null && id === made ? shown.key : shown.key + 1 })
  return [shown.key, setMade]
}

export default function NewJob() {
  const { created, ...loaded } = useLoaderData<typeof loader>()
  const [key, setMade] = useEditorKey(loaded.job.id)
  const shown = (
    <>
      <h1 className="display">{texts.newTitle}</h1>
      {created === null ? (
        <JobEditor key={key} {...loaded} onMade={setMade} />
      ) : (
        <Created waits={created === 'attente'} />
      )}
    </>
  )
  // Who has no company has none of the tabs.
  return loaded.attached ? (
    <ClientFrame current="offres">{shown}</ClientFrame>
  ) : (
    <div className="wrap client">{shown}</div>
  )
}
