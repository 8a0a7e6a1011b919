import { Pencil } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData } from 'react-router'
import { JobShare } from '#features/jobs/components/job-share.tsx'
import { actOnJob, duplicateJob } from '#features/jobs/publishing/publishing.contract.ts'
import { readJobAct } from '#features/jobs/publishing/publishing.rules.ts'
import { jobTexts } from '#features/jobs/job-page.texts.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formatCount, formatDate, formatSalary, shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ActLedger } from '../components/act-ledger.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import { DayChart } from '../components/day-chart.tsx'
import { JobLife } from '../components/job-life.tsx'
import { DoneAct, StateNote } from '../components/job-state.tsx'
import { SourceTable, StepFunnel } from '../components/job-readers.tsx'
import { RecentApplications } from '../components/recent-applications.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import '../employer.css'
import '../job.css'
import { periods } from '../job-chart.ts'
import { readJobFigures } from '../job-figures.contract.ts'
import { jobIn, toDoneAct } from '../job-form.ts'
import { jobTexts as texts, percent } from '../job.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? texts.title(loaderData.job.title) : 'Florin' },
  notIndexed,
]

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const figures = await context.get(apiContext)(readJobFigures, { id })
  const asked = url.searchParams.get('periode')
  return {
    ...figures,
    period: periods.find((one) => one === asked) ?? ('30' as const),
    done: readJobAct(url.searchParams.get('fait')),
    undo: readJobAct(url.searchParams.get('retour')),
    origin: url.origin,
    now: new Date().toISOString(),
  }
}

export const action = formActions({
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
})

export const headers = formHeaders

export default function OwnJobPage() {
  const { job, days, totals, sources, recent, period, done, undo, origin, now } = useLoaderData<typeof loader>()
  const { id, title, status, published_at, valid_through } = job
  const all = `/candidatures-offre/${id}`
  const since = published_at
    ? texts.published(formatDate(new Date(published_at)))
    : texts.created(formatDate(new Date(job.created_at)))
  const facts = [job.city, job.contract_type, formatSalary(job.salary), since].filter(Boolean).join('\u00a0· ')
  const share = <JobShare title={title} address={`${origin}${job.page}`} />
  return (
    <ClientFrame current="offres">
      <div>
        <p className="small">
          <Link to="/espace-recruteurs">Mes Offres</Link> / <span className="num">{jobTexts.reference(id)}</span>
        </p>
        <div className="vo__ttl">
          <div>
            <h1 className="display">{shownTitle(title)}</h1>
            <p className="small muted vo__sub">
              <StatusBadge status={status} />
              <span>{facts}</span>
            </p>
          </div>
          <div className="row">
            {job.live && share}
            <ButtonLink variant="outline" to={`/modifier-offre/${id}`}>
              <Icon of={Pencil} />
              {texts.edit}
            </ButtonLink>
            <ButtonLink to={all}>
              {totals.applications > 0 ? texts.seeAll(totals.applications) : texts.seeNone}
            </ButtonLink>
          </div>
        </div>
        <DoneAct act={done} undo={undo} job={job} />
      </div>
      <StateNote job={job} />
      {published_at && valid_through && (
        <JobLife
          publishedAt={new Date(published_at)}
          validThrough={new Date(valid_through)}
          live={job.live}
          now={new Date(now)}
        />
      )}
      <div className="vo__g">
        <div className="vo__l">
          {days.length > 0 && (
            <dl className="card vo__k">
              <div>
                <dt>
                  {texts.figures.views}
                  <span className="vh">. {texts.figures.window(days.length)}</span>
                </dt>
                <dd>{formatCount(totals.views)}</dd>
              </div>
              <div>
                <dt>{texts.figures.applications}</dt>
                <dd>{formatCount(totals.applications)}</dd>
              </div>
              <div>
                <dt>{texts.figures.conversion}</dt>
                <dd>{percent(totals.applications, totals.views)}</dd>
              </div>
              <div>
                <dt>{texts.figures.saved}</dt>
                <dd>{formatCount(totals.saved)}</dd>
              </div>
            </dl>
          )}
          <DayChart days={days} period={period} />
          {days.length > 0 && (
            <div className="vo__two">
              <SourceTable sources={sources} />
              <StepFunnel totals={totals} />
            </div>
          )}
          <RecentApplications
            recent={recent}
            totals={totals}
            all={all}
            now={new Date(now)}
            share={job.live ? share : null}
          />
        </div>
        <div className="vo__r">
          <ActLedger job={job} applications={totals.applications} />
        </div>
      </div>
    </ClientFrame>
  )
}
