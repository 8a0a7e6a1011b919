import { Link } from 'react-router'
import { JobCard } from '../../components/job-card.tsx'
import { savedTexts as texts } from '../../jobs.texts.ts'
import type { SavedJob } from './read-saved.ts'
import { savedPage } from './use-saving.ts'

/** The last offers that were saved, each with its bookmark to take it out, and the way to all of them. */
export const LastSaved = ({ jobs, now }: { jobs: SavedJob[]; now: Date }) => (
  <section className="card card--pad" aria-labelledby="sauvegardees">
    <h2 id="sauvegardees">{texts.title}</h2>
    {jobs.length > 0 && (
      <ul className="jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} closed={job.state === 'closed'} />
          </li>
        ))}
      </ul>
    )}
    {jobs.length === 0 && <p className="muted">{texts.noneText}</p>}
    <p>
      <Link className="more" to={savedPage}>
        {texts.all}
      </Link>
    </p>
  </section>
)
