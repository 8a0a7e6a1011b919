import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { listReceived } from '#features/applications/applicants/applicants.contract.ts'
import { applicantPath, receivedList, receivedPath } from '#features/applications/applicants/applicants.rules.ts'
import { applicantTexts as texts } from '#features/applications/applicants/applicants.texts.ts'
import { ApplicantsTable } from '#features/applications/applicants/components/applicants-table.tsx'
import { ApplicantTools } from '#features/applications/applicants/components/applicant-tools.tsx'
import { useLiveApplicants } from '#features/applications/applicants/components/use-live-applicants.ts'
import { plural } from '#platform/french.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import '../employer.css'

export const meta: MetaFunction = () => [
  { title: `${texts.title} | Espace Client | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const loaded = await loadList(url, receivedList, (page) =>
    api(listReceived, { ...receivedList.read(url.searchParams), page }),
  )
  return listAnswer(loaded)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Everything that the company received, what waits for an answer first. */
export default function Received() {
  const { list, page } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  useLiveApplicants()
  const found = list.ok ? list.value : null
  return (
    <ClientFrame current="candidatures" counts={found ? { candidatures: found.counts.waiting } : {}}>
      <div className="appl-head">
        <div>
          <h1 className="display">{texts.title}</h1>
          {found && found.counts.total > 0 && (
            <p className="muted small">
              {plural(found.counts.total, 'candidature')}, {texts.waitingFor(found.counts.waiting)}
            </p>
          )}
        </div>
      </div>
      {!found && <Failure title="Erreur de chargement" />}
      {found && found.jobs.length === 0 && (
        <Empty title={texts.noneTitle} action={<ButtonLink to="/espace-recruteurs">{texts.jobs}</ButtonLink>}>
          {texts.noneAtAll}
        </Empty>
      )}
      {found && found.jobs.length > 0 && (
        <>
          <ApplicantTools path={receivedPath} read={receivedList.read} jobs={found.jobs} />
          <p className="num small muted" role="status">
            {plural(found.pagination.total, 'candidature')}
          </p>
          {found.data.length === 0 ? (
            <p>
              {texts.noneFound} <Link to={receivedPath}>{texts.clear}</Link>
            </p>
          ) : (
            <ApplicantsTable rows={found.data} addressOf={({ id, job_id: jobId }) => applicantPath(jobId, id)} jobs />
          )}
          <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />
        </>
      )}
    </ClientFrame>
  )
}
