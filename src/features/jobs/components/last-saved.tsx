import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import type { listNamedJobs } from '../jobs.contract.ts'
import { savedTexts as texts } from '../jobs.texts.ts'
import { JobCard } from './job-card.tsx'
import { savedOffers } from './job-marks.ts'
import { savedPage } from './use-saving.ts'

type Saved = OutputOf<typeof listNamedJobs>['data']

const SHOWN = 3

/** The last offers that were saved in this browser, each with its bookmark to take it out, and the way to all of them. */
export function LastSaved({ now }: { now: Date }) {
  const { jobs, failed } = useLastSaved()
  return (
    <section className="card card--pad" aria-labelledby="sauvegardees">
      <h2 id="sauvegardees">{texts.title}</h2>
      {jobs && jobs.length > 0 && (
        <ul className="jobs">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} closed={job.state === 'closed'} />
            </li>
          ))}
        </ul>
      )}
      {jobs?.length === 0 && <p className="muted">{texts.noneText}</p>}
      {failed && <p className="muted">{texts.failed}.</p>}
      <p>
        <Link className="more" to={savedPage}>
          {texts.all}
        </Link>
      </p>
    </section>
  )
}

/** Null until the browser has said which ones they are. */
function useLastSaved(): { jobs: Saved | null; failed: boolean } {
  const [state, setState] = useState<{ jobs: Saved | null; failed: boolean }>({ jobs: null, failed: false })
  useEffect(() => {
    const asked = new AbortController()
    const ids = savedOffers().toReversed().slice(0, SHOWN)
    const read =
      ids.length === 0
        ? Promise.resolve({ data: [] })
        : fetchApi<typeof listNamedJobs>('/v1/jobs/named', { ids: ids.join(',') }, asked.signal)
    read.then(
      ({ data }) => asked.signal.aborted || setState({ jobs: data, failed: false }),
      () => asked.signal.aborted || setState({ jobs: null, failed: true }),
    )
    return () => asked.abort()
  }, [])
  return state
}
