import { useEffect, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { Form, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { Bone, Empty, Failure, Skeleton } from '#ui/waiting.tsx'
import { JobCard } from '../components/job-card.tsx'
import { useSavedOffers } from '../components/job-marks.ts'
import { rememberList } from '../components/last-list.ts'
import type { SavedJob } from '../components/read-saved.ts'
import { readSaved } from '../components/read-saved.ts'
import '../saved-jobs.css'
import { comparisonPage, MOST_COMPARED } from '../job-comparison.ts'
import { savedTexts as texts } from '../jobs.texts.ts'

const AT_ONCE = 100

export const meta: MetaFunction = () => [
  { title: `${texts.title} | Florin` },
  { name: 'description', content: texts.description },
  { name: 'robots', content: 'noindex' },
]

// With a loader of the server's, the page begins there; what is in it only the browser knows.
export const loader = () => null

/** What was saved in this browser; null when it cannot be read. */
export const clientLoader = async () => ({ jobs: await readSaved(AT_ONCE), now: new Date() })
clientLoader.hydrate = true as const

const Heading = () => (
  <>
    <h1 className="display">{texts.title}</h1>
    <p className="muted">{texts.lead}</p>
  </>
)

export function HydrateFallback() {
  return (
    <div className="wrap saved">
      <Heading />
      <noscript>
        <p className="note">{texts.scripts}</p>
      </noscript>
      <Skeleton label={texts.loading}>
        {[1, 2, 3].map((key) => (
          <Bone key={key} width="100%" height={110} top={12} />
        ))}
      </Skeleton>
    </div>
  )
}

/** The offers, and a choice of some that are compared; the newest are chosen to begin with. */
function SavedList({ jobs, now }: { jobs: SavedJob[]; now: Date }) {
  const [picked, setPicked] = useState(() => jobs.slice(0, MOST_COMPARED).map(({ id }) => id))
  const pick = (id: number, chosen: boolean): void =>
    setPicked((before) => (chosen ? [...before, id] : before.filter((one) => one !== id)))
  const full = picked.length === MOST_COMPARED
  return (
    <Form action={comparisonPage}>
      <ul className="jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} level={2} closed={job.state === 'closed'} />
            {jobs.length > 1 && (
              <div className="saved__pick">
                <Check
                  label={texts.compare}
                  aria-label={texts.compareOne(job.title)}
                  name="offres"
                  value={job.id}
                  checked={picked.includes(job.id)}
                  disabled={full && !picked.includes(job.id)}
                  onChange={(event) => pick(job.id, event.target.checked)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {jobs.length > 1 && (
        <div className="saved__tray">
          <p className="small muted" role="status">
            {texts.compareHelp}
          </p>
          <Button type="submit" disabled={picked.length < 2}>
            {texts.comparePicked(picked.length)}
          </Button>
        </div>
      )}
    </Form>
  )
}

export default function SavedJobs() {
  const { jobs, now } = useLoaderData<typeof clientLoader>()
  const { revalidate, state } = useRevalidator()
  const { pathname } = useLocation()
  // One that was just taken out stays in the list, so that it can be put back, but counts no more.
  const kept = useSavedOffers()
  useEffect(() => rememberList(pathname, texts.back), [pathname])
  return (
    <div className="wrap saved">
      <Heading />
      {jobs === null && (
        <Failure title={texts.failed} onRetry={() => void revalidate()} retrying={state === 'loading'} />
      )}
      {jobs?.length === 0 && (
        <Empty title={texts.none} action={<ButtonLink to="/emploi">{texts.search}</ButtonLink>}>
          {texts.noneText}
        </Empty>
      )}
      {jobs !== null && jobs.length > 0 && (
        <>
          <p className="num small muted" role="status">
            {texts.count(jobs.filter(({ id }) => kept.includes(id)).length)}
          </p>
          <SavedList jobs={jobs} now={now} />
        </>
      )}
    </div>
  )
}
