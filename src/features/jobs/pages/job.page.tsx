import { lazy, Suspense, useEffect, useRef } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { readAnswerFigures } from '#features/applications/applicants/applicants.contract.ts'
import { AnswerLine } from '#features/applications/applicants/components/answer-line.tsx'
import { readApplicationTo } from '#features/applications/applying.contract.ts'
import { ApplyButton, ApplyCard } from '#features/applications/components/apply-card.tsx'
// What the server draws must not wait for a script to look right.
import '#features/companies/photos.css'
import { MatchSheet } from '#features/matching/components/match-sheet.tsx'
import { readMatch } from '#features/matching/matching.contract.ts'
import { reportAddress } from '#features/moderation/report-link.rules.ts'
import { reportLink } from '#features/moderation/report-link.texts.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { readId } from '#platform/ids.ts'
import { pageHead, shortened } from '#platform/page-head.ts'
import { apiContext, promptApiContext, roleContext } from '#platform/render-context.ts'
import { shownTitle } from '#platform/french.ts'
import { BackLink } from '#ui/back-link.tsx'
import { fetchedLate } from '#ui/fetched-late.ts'
import { Cover, Logo } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { countView } from '../audience/components/count-view.ts'
import { JobFacts, JobSalary, JobText } from '../components/job-body.tsx'
import { JobPublished } from '../components/job-published.tsx'
import { JobActions, JobBar, JobCompany } from '../components/job-side.tsx'
import { lastList } from '../components/last-list.ts'
import { jobListAddress } from '../jobs-link.rules.ts'
import { jobBreadcrumb, jobPosting } from '../job-posting.ts'
import '../job.css'
import { readJob } from '../jobs.contract.ts'
import { jobAddress } from '../jobs.rules.ts'
import { useMarkSeen } from '../seen/components/use-mark-seen.ts'
import { lostJob } from '../lost-job.ts'
import { jobTexts } from '../job-page.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { job, origin } = loaderData
  const title = `${job.title}, ${job.company_name}, ${job.city} | Florin`
  const address = jobAddress(job)
  // A closed job keeps its page, but is no longer announced.
  const live = job.state === 'live'
  return [
    ...pageHead({
      title,
      description: shortened(job.description),
      url: `${origin}${address}`,
      type: 'article',
      listed: live,
    }),
    ...(live
      ? [
          { 'script:ld+json': jobPosting(job, origin, address) },
          { 'script:ld+json': jobBreadcrumb(job, origin, address) },
        ]
      : []),
  ]
}

export async function loader({ request, url, context, params }: LoaderFunctionArgs) {
  // A readable slug may follow the number.
  const id = readId(params.id?.split('-')[0])
  if (id === null) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const prompt = context.get(promptApiContext)
  const role = context.get(roleContext)
  const applies = role === 'visitor' || role === 'candidate'
  const read = api(readJob, { id })
  const [job, mine, match, figures] = await Promise.all([
    read.catch((error: unknown) => lostJob(prompt, params.id ?? '', error)),
    applies ? api(readApplicationTo, { id }) : null,
    // Without it the page is whole.
    role === 'candidate' ? api(readMatch, { id }).catch(() => null) : null,
    // Whose job it is, is known by then.
    read.then(({ company_id }) => api(readAnswerFigures, { offre: id, entreprise: company_id })).catch(() => null),
  ])
  return {
    job,
    mine,
    match,
    figures,
    applies,
    origin: url.origin,
    countryId: countryOf(request).id,
    now: new Date().toISOString(),
  }
}

// What stands at the end of the page is drawn by the server, and comes alive after the rest.
const PhotoStrip = lazy(
  fetchedLate(async () => ({ default: (await import('#features/companies/components/photo-strip.tsx')).PhotoStrip })),
)
const JobCard = lazy(fetchedLate(async () => ({ default: (await import('../components/job-card.tsx')).JobCard })))

export default function JobPage() {
  const { job, mine, match, figures, applies, origin, countryId, now } = useLoaderData<typeof loader>()
  const back = lastList()
  const markSeen = useMarkSeen()
  useEffect(() => {
    // Not in the same task as everything else that begins when the page has come alive.
    const later = setTimeout(() => markSeen(job.id))
    return () => clearTimeout(later)
  }, [job.id, markSeen])
  const column = useRef<HTMLDivElement>(null)
  const countForm = (): void => countView(job.id, 'formulaire')
  return (
    <>
      <div className="job-page__cover">
        <Cover seed={job.company_name} kind="banner" />
      </div>
      <div className="wrap job-page">
        <div className="job-page__head">
          <BackLink to={back.address} className="job-page__back">
            {back.words}
          </BackLink>
          <div className="job-page__id">
            <Logo name={job.company_name} logo={job.logo} monogram={job.monogram} size={72} />
            <div>
              <h1 className="display">{shownTitle(job.title)}</h1>
              <p className="job-page__sub">
                {/* A dot ends a line and begins none. */}
                <Link to={`/entreprise/${job.company_id}`}>{job.company_name}</Link>
                {`\u00a0· ${job.city}\u00a0· `}
                <JobPublished at={job.created_at} now={new Date(now)} />
                {'\u00a0· '}
                <span className="num">{jobTexts.reference(job.id)}</span>
                {job.urgent && job.state === 'live' && (
                  <>
                    {'\u00a0· '}
                    <span className="badge badge--amber">{jobsTexts.urgent}</span>
                  </>
                )}
              </p>
            </div>
          </div>
          <JobBar
            job={job}
            beside={column}
            address={`${origin}${jobAddress(job)}`}
            apply={applies && <ApplyButton job={job} mine={mine} onOpen={countForm} />}
          />
          {job.state === 'closed' && (
            <Note tone="amber">
              {jobTexts.closed}
              {job.similar.length > 0 && (
                <>
                  {' '}
                  <a href="#h-sim">{jobTexts.closedSimilar}</a>
                </>
              )}
            </Note>
          )}
        </div>
        <div className="job-page__main">
          <JobFacts job={job} />
          <JobSalary job={job} />
          <JobText job={job} />
          <Suspense fallback={null}>
            <PhotoStrip company={{ id: job.company_id, name: job.company_name }} photos={job.company.photos} />
          </Suspense>
          <p className="job-page__paper small">
            {jobTexts.onPaper(`${origin}${jobAddress(job)}`, job.state === 'live' ? job.valid_through : null)}
          </p>
        </div>
        <aside className="job-page__side" aria-label="L’offre et l’entreprise">
          <div className="job-page__stick">
            <JobActions
              ref={column}
              job={job}
              address={`${origin}${jobAddress(job)}`}
              apply={applies && <ApplyCard job={job} mine={mine} onOpen={countForm} />}
            />
            {match && <MatchSheet {...match} />}
            <JobCompany job={job} countryId={countryId} />
            <AnswerLine figures={figures} />
            <p className="small side-foot">
              <Link to={reportAddress('offre', job.id)} rel="nofollow">
                {reportLink('cette offre')}
              </Link>
            </p>
          </div>
        </aside>
        {job.similar.length > 0 && (
          <section className="job-page__sim" aria-labelledby="h-sim">
            <div className="sec__head">
              <h2 id="h-sim">Offres similaires</h2>
              <Link className="more" to={jobListAddress({ fonction_ids: job.function_id })}>
                {jobTexts.allOfFunction(job.function)}
              </Link>
            </div>
            <ul className="jobs job-page__alike">
              {job.similar.map((one) => (
                <li key={one.id}>
                  <Suspense fallback={null}>
                    <JobCard job={one} now={new Date(now)} />
                  </Suspense>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
