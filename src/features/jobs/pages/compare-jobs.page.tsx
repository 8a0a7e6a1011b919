import { X } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { shownTitle } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Empty } from '#ui/waiting.tsx'
import { JobShare } from '../components/job-share.tsx'
import '../compare-jobs.css'
import { comparedIds, comparisonAddress, comparisonRows } from '../job-comparison.ts'
import { savedPage } from '../saved/components/use-saving.ts'
import { listNamedJobs } from '../jobs.contract.ts'
import { jobAddress } from '../jobs.rules.ts'
import { savedTexts } from '../saved/saved-jobs.texts.ts'
import { comparisonTexts as texts } from '../job-comparison.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${texts.count(loaderData?.jobs.length ?? 0)} | Florin` },
  { name: 'description', content: texts.description },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { data } = await context.get(apiContext)(listNamedJobs, { ids: comparedIds(url.searchParams) })
  // Their texts are not shown here.
  const jobs = data.map(({ description: _description, ...job }) => job)
  return { jobs, origin: url.origin, differences: url.searchParams.has('differences') }
}

export default function CompareJobs() {
  const { jobs, origin, differences } = useLoaderData<typeof loader>()
  const ids = jobs.map(({ id }) => id)
  const rows = comparisonRows(jobs).filter(({ differs }) => differs || !differences)
  return (
    <div className="wrap compare">
      <div>
        <BackLink to={savedPage} className="compare__back">
          {savedTexts.back}
        </BackLink>
        <h1 className="display">{texts.title}</h1>
      </div>
      {jobs.length === 0 ? (
        <Empty title={texts.none} action={<ButtonLink to={savedPage}>{texts.back}</ButtonLink>}>
          {texts.noneText}
        </Empty>
      ) : (
        <>
          <div className="row row--between">
            <p className="num small muted">{texts.count(jobs.length)}</p>
            <div className="row">
              {jobs.length > 1 && (
                <Link className="btn btn--ghost" to={comparisonAddress(ids, !differences)} preventScrollReset>
                  {differences ? texts.everything : texts.differences}
                </Link>
              )}
              <JobShare title={texts.shared(jobs.length)} address={origin + comparisonAddress(ids)} />
            </div>
          </div>
          {/* The region can be scrolled with the keyboard only if it can be focused. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="card tblwrap" tabIndex={0} role="region" aria-label={texts.table}>
            <table className="cmpt">
              <thead>
                <tr>
                  <th scope="col">
                    <span className="vh">{texts.criterion}</span>
                  </th>
                  {jobs.map((job) => (
                    <th key={job.id} scope="col">
                      <span className="cmpt__top">
                        <Logo name={job.company_name} logo={job.logo} monogram={job.monogram} />
                        <Link
                          className="btn btn--ghost btn--icon"
                          to={comparisonAddress(
                            ids.filter((id) => id !== job.id),
                            differences,
                          )}
                          aria-label={texts.remove(job.title)}
                          preventScrollReset
                        >
                          <Icon of={X} small />
                        </Link>
                      </span>
                      <Link className="cmpt__job" to={jobAddress(job)}>
                        {shownTitle(job.title)}
                      </Link>
                      <span className="small muted">{job.company_name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ label, cells }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {cells.map((cell, index) => (
                      <td key={ids[index]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rows.length === 0 && <p className="muted">{texts.same}</p>}
          {jobs.length === 1 && (
            <p className="muted">
              {texts.addAnother} <Link to={savedPage}>{texts.addFrom}</Link>.
            </p>
          )}
        </>
      )}
    </div>
  )
}
