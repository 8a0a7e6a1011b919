import { useEffect, useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Form, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Check } from '#ui/choice.tsx'
import { Bone, Empty, Failure, Skeleton } from '#ui/waiting.tsx'
import { JobCard } from '../../components/job-card.tsx'
import { markedHere } from '../../components/job-marks.ts'
import { rememberList } from '../../components/last-list.ts'
import { comparisonPage, MOST_COMPARED } from '../../job-comparison.ts'
import { savedTexts } from '../saved-jobs.texts.ts'
import { savingTexts } from '../saving.texts.ts'
import type { SavedJob } from '../components/read-saved.ts'
import { readSaved } from '../components/read-saved.ts'
import { useSavedJobs } from '../components/saved-list.ts'
import { listSavedJobs } from '../saved-jobs.contract.ts'
import '../saved-jobs.css'

const AT_ONCE = 100

export const meta: MetaFunction = () => [
  { title: `${savingTexts.title} | Florin` },
  { name: 'description', content: savedTexts.description },
  { name: 'robots', content: 'noindex' },
]

/** What is on the account of whoever is signed in; nothing for visitors, whose browser keeps it. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.get(roleContext) === 'visitor') return null
  const { total, data } = await context.get(apiContext)(listSavedJobs, {})
  return { jobs: data, total, onAccount: true, now: new Date() }
}

type Kept = { jobs: SavedJob[] | null; total: number; onAccount: boolean; now: Date }

const keptHere = async (): Promise<Kept> => ({
  jobs: await readSaved(AT_ONCE),
  total: markedHere('saved').length,
  onAccount: false,
  now: new Date(),
})

/** Read before the page is shown, so that Back finds its place in the list. */
export const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs): Promise<Kept> =>
  (await serverLoader<typeof loader>()) ?? keptHere()

const Loading = () => (
  <>
    <noscript>
      <p className="note">{savedTexts.scripts}</p>
    </noscript>
    <Skeleton label={savedTexts.loading}>
      {[1, 2, 3].map((key) => (
        <Bone key={key} width="100%" height={110} top={12} />
      ))}
    </Skeleton>
  </>
)

/** The jobs, and a choice of some that are compared; the newest are chosen to begin with. */
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
                  label={savedTexts.compare}
                  aria-label={savedTexts.compareOne(job.title)}
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
            {savedTexts.compareHelp}
          </p>
          <Button type="submit" disabled={picked.length < 2}>
            {savedTexts.comparePicked(picked.length)}
          </Button>
        </div>
      )}
    </Form>
  )
}

function List({ kept: { jobs, total, now } }: { kept: Kept }) {
  // One that was just taken out stays in the list, so that it can be put back, but counts no more.
  const saved = useSavedJobs()
  if (jobs === null) return <Failure title={savedTexts.failed} />
  if (jobs.length === 0) {
    return (
      <Empty title={savedTexts.none} action={<ButtonLink to="/emploi">{savedTexts.search}</ButtonLink>}>
        {savedTexts.noneText}
      </Empty>
    )
  }
  return (
    <>
      <p className="num small muted" role="status">
        {savedTexts.count(total > jobs.length ? total : jobs.filter(({ id }) => saved.includes(id)).length)}
        {total > AT_ONCE && ` ${savedTexts.newest(AT_ONCE)}`}
      </p>
      <SavedList jobs={jobs} now={now} />
    </>
  )
}

export default function SavedJobs() {
  const loaded = useLoaderData<typeof clientLoader | typeof loader>()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  useEffect(() => rememberList(pathname, savedTexts.back), [pathname])
  // A page that the server began for a visitor is finished by the browser.
  useEffect(() => {
    if (loaded === null) void revalidate()
  }, [loaded, revalidate])
  return (
    <div className="wrap saved">
      <h1 className="display">{savingTexts.title}</h1>
      <p className="muted">{loaded?.onAccount ? savedTexts.leadOnAccount : savedTexts.lead}</p>
      {loaded === null ? <Loading /> : <List kept={loaded} />}
    </div>
  )
}
