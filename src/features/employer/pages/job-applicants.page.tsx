import { Eye } from 'lucide'
import { useState } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData, useNavigate, useSearchParams, useSubmit } from 'react-router'
import * as contract from '#features/applications/applicants/applicants.contract.ts'
import { applicantList, applicantsPath } from '#features/applications/applicants/applicants.rules.ts'
import { applicantTexts as texts } from '#features/applications/applicants/applicants.texts.ts'
import { ApplicantPane } from '#features/applications/applicants/components/applicant-pane.tsx'
import { ApplicantsTable } from '#features/applications/applicants/components/applicants-table.tsx'
import { Board } from '#features/applications/applicants/components/board.tsx'
import { BulkForm } from '#features/applications/applicants/components/bulk-form.tsx'
import { ApplicantTools, ViewChoice } from '#features/applications/applicants/components/applicant-tools.tsx'
import { MovedNote } from '#features/applications/applicants/components/moved-note.tsx'
import { PromiseCard } from '#features/applications/applicants/components/promise-card.tsx'
import { Series } from '#features/applications/applicants/components/series.tsx'
import { useBoardKeys } from '#features/applications/applicants/components/use-board-keys.ts'
import { useLiveApplicants } from '#features/applications/applicants/components/use-live-applicants.ts'
import type { Stage } from '#features/applications/applications.rules.ts'
import type { Api } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { DOES } from '#platform/forms.ts'
import { shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { writeList } from '#platform/list-writing.ts'
import { loadList } from '#platform/load-list.ts'
import { replacing, withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import '../employer.css'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? texts.pageTitle(loaderData.board.job.title) : 'Florin' },
  { name: 'robots', content: 'noindex' },
]

/** Whose file is open: opening it marks it as seen, once. What is not of this job is not there. */
async function readOpen(api: Api, url: URL, jobId: number) {
  const id = readId(url.searchParams.get('candidat') ?? '')
  if (id === null) return null
  const close = (): Response => redirect(url.pathname + replacing(url.searchParams, 'candidat', null))
  const one = await api(contract.readApplicant, { id }).catch((error: unknown) => {
    if (error instanceof Response && error.status !== 404) throw error
    throw close()
  })
  if (one.job_id !== jobId) throw close()
  if (one.statut !== 'nouveau' || one.withdrawn) return one
  await api(contract.viewApplicant, { id })
  return api(contract.readApplicant, { id })
}

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const { vue, q, sort, etape } = applicantList.read(url.searchParams) as {
    vue?: string
    q?: string
    sort?: 'date'
    etape?: Stage[]
  }
  const open = await readOpen(api, url, id)
  const [board, loaded] = await Promise.all([
    api(contract.readBoard, { id, q, sort }),
    vue === 'tableau'
      ? loadList(url, applicantList, (page) => api(contract.listReceived, { offre: id, q, sort, etape, page }))
      : null,
  ])
  return { board, open, table: loaded }
}

type Made = { message: string; moves: number[] }
const said = ({ message, moves }: Made): Made => ({ message, moves })
const told = ({ message }: { message: string }): Made => ({ message, moves: [] })
/** Some fields of an answer say which it is: the list is there as the form names it. */
const refusing = (read: Record<string, unknown>) => ({
  answers: (read.answers as { id: number; text: string }[]).map((one) => ({ ...one, refuse: true })),
})

export const action = formActions({
  etape: form({ endpoint: contract.moveApplication, done: said }),
  etapes: form({ endpoint: contract.moveApplications, done: said }),
  annuler: form({ endpoint: contract.undoMoves, done: told }),
  reponse: form({ endpoint: contract.answerApplicants, done: said }),
  refus: form({ endpoint: contract.answerApplicants, input: refusing, done: said }),
  serie: form({ endpoint: contract.answerApplicants, done: said }),
  creneaux: form({ endpoint: contract.proposeSlots, about: { 'applicants/slot_past': 'slots' }, done: said }),
  noter: form({ endpoint: contract.rateApplicant, done: told }),
  note: form({ endpoint: contract.addTeamNote, done: told }),
  'effacer-note': form({ endpoint: contract.removeTeamNote, done: told }),
  lire: form({ endpoint: contract.readApplicantCv, done: ({ text }, _sent: Sent) => text }),
})

export const headers = formHeaders

/** Everybody in the order that J and K go through. */
const orderOf = ({ board, table }: Awaited<ReturnType<typeof loader>>) => {
  if (!table) return board.columns.flatMap(({ data }) => data)
  return table.list.ok ? table.list.value.data : []
}

export default function JobApplicants() {
  const loaded = useLoaderData<typeof loader>()
  const { board, open, table } = loaded
  const { job, counts, promise } = board
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [answering, setAnswering] = useState(false)
  const navigate = useNavigate()
  const submit = useSubmit()
  useLiveApplicants()
  const people = orderOf(loaded)
  const at = people.findIndex(({ id }) => id === open?.id)
  const around = { previous: people[at - 1]?.id ?? null, next: people[at + 1]?.id ?? null }
  const choose = (id: number, isIn: boolean): void =>
    setChosen((before) => new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id)))
  const move = (id: number, from: Stage, stage: Stage): void => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ [DOES]: 'etape', id: String(id), from, stage })) data.set(name, value)
    void submit(data, { method: 'post', preventScrollReset: true })
  }
  useBoardKeys({
    go: (step) => {
      const next = people[at === -1 ? 0 : at + step]
      if (next) void navigate(replacing(params, 'candidat', String(next.id)), { preventScrollReset: true })
    },
    move: (stage) => open && !open.withdrawn && open.statut !== stage && move(open.id, open.statut, stage),
    choose: () => open && choose(open.id, !chosen.has(open.id)),
  })
  const picked = people.filter(({ id, withdrawn }) => chosen.has(id) && !withdrawn)
  const series = answering && picked.length > 0 ? picked : promise.late
  return (
    <ClientFrame current="candidatures">
      <div className="appl-head">
        <div>
          <p className="small">
            <Link to="/espace-recruteurs">{texts.jobs}</Link> / {shownTitle(job.title)}
          </p>
          <h1 className="display">{texts.title}</h1>
          <p className="muted small">
            {[
              texts.lead(counts.total, counts.by_stage.nouveau),
              ...job.facts,
              !job.open ? texts.closed : job.valid_through && texts.until(new Date(job.valid_through)),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </p>
        </div>
        <ButtonLink variant="outline" to={`/offre-emploi/${job.id}`}>
          <Icon of={Eye} />
          {texts.seeJob}
        </ButtonLink>
      </div>
      <MovedNote />
      {counts.total === 0 ? (
        <Empty title={texts.noneTitle} action={<ButtonLink to="/espace-recruteurs">{texts.jobs}</ButtonLink>}>
          {texts.none}
        </Empty>
      ) : (
        <>
          <PromiseCard promise={promise} />
          <div className="appl-bar">
            <ApplicantTools path={applicantsPath(job.id)} read={applicantList.read} table={table !== null}>
              <ViewChoice jobId={job.id} table={table !== null} />
            </ApplicantTools>
          </div>
          <div className={`appl-work ${open ? 'has-open' : ''}`}>
            <div className="appl-work__l">
              <BulkForm
                boxes={table !== null}
                chosen={picked}
                unchoose={() => setChosen(new Set())}
                answer={() => setAnswering(true)}
              >
                {table && !table.list.ok && <Failure title="Erreur de chargement" />}
                {table?.list.ok &&
                  (table.list.value.data.length > 0 ? (
                    <ApplicantsTable
                      rows={table.list.value.data}
                      addressOf={({ id }) => replacing(params, 'candidat', String(id))}
                      choice={{ isChosen: ({ id }) => chosen.has(id), choose: ({ id }, isIn) => choose(id, isIn) }}
                    />
                  ) : (
                    <p>
                      {texts.noneFound}{' '}
                      <Link to={writeList(applicantsPath(job.id), { vue: 'tableau' })}>{texts.clear}</Link>
                    </p>
                  ))}
              </BulkForm>
              {!table && (
                <Board
                  board={board}
                  open={open?.id ?? null}
                  chosen={chosen}
                  onMove={(one, stage) => move(one.id, one.statut, stage)}
                />
              )}
              {table?.list.ok && (
                <Pager
                  page={table.page}
                  total={table.list.value.pagination.total_pages}
                  hrefOf={(to) => withPage(params, to)}
                />
              )}
              <p className="hint">{texts.keys}</p>
              {series.length > 0 && (
                <Series
                  key={series.map(({ id }) => id).join()}
                  people={series}
                  title={job.title}
                  late={series === promise.late}
                />
              )}
            </div>
            {open && <ApplicantPane one={open} around={around} />}
          </div>
        </>
      )}
    </ClientFrame>
  )
}
