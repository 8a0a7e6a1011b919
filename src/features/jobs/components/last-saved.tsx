import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { savedTexts as texts } from '../jobs.texts.ts'
import { JobCard } from './job-card.tsx'
import type { SavedJob } from './read-saved.ts'
import { readSaved } from './read-saved.ts'
import { savedPage } from './use-saving.ts'

const SHOWN = 3

/** The last offers that were saved in this browser, each with its bookmark to take it out, and the way to all of them. */
export function LastSaved({ now }: { now: Date }) {
  // Undefined until the browser has said which ones they are.
  const [jobs, setJobs] = useState<SavedJob[] | null>()
  useEffect(() => {
    let shown = true
    void readSaved(SHOWN).then((read) => shown && setJobs(read))
    return () => {
      shown = false
    }
  }, [])
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
      {jobs === null && <p className="muted">{texts.failed}.</p>}
      <p>
        <Link className="more" to={savedPage}>
          {texts.all}
        </Link>
      </p>
    </section>
  )
}
