import { useSearchParams } from 'react-router'
import { withPage } from '#platform/pages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import type { OutputOf } from '#platform/contract.ts'
import type { ListedJob, listOwnJobs } from '../employer.contract.ts'
import { aloneTexts, ownJobsTexts as texts } from '../employer.texts.ts'
import { ownJobList, jobsPath } from '../jobs-address.ts'
import { Confirm, JustDone } from './job-confirm.tsx'
import { JobTools } from './job-tools.tsx'
import { Jobs } from './jobs-table.tsx'

type Props = {
  found: OutputOf<typeof listOwnJobs> | null
  /** How many there are in all, where it is known. */
  total: number | undefined
  page: number
  /** The one that is about to be deleted. */
  asked: ListedJob | undefined
  /** Drafts of somebody without a company. */
  alone?: boolean
}

/** The jobs of a company, or the drafts of somebody who has none: what was done, what is asked, the list. */
export function JobsPart({ found, total = 0, page, asked, alone = false }: Props) {
  const [params] = useSearchParams()
  return (
    <>
      <JustDone />
      {asked && <Confirm job={asked} back={ownJobList.having(params, 'supprimer', '')} />}
      <div className="client__list">
        <h2 className="vh">{texts.yours}</h2>
        {!found && <Failure title="Erreur de chargement" />}
        {found && total > 0 && !alone && <JobTools />}
        {found && total === 0 && (
          <Empty
            title={alone ? aloneTexts.none : texts.none}
            action={
              <ButtonLink variant="outline" to="/nouvelle-offre">
                {texts.add}
              </ButtonLink>
            }
          >
            {alone ? aloneTexts.noneText : texts.noneText}
          </Empty>
        )}
        {found && total > 0 && found.data.length === 0 && (
          <Empty title={texts.noMatch} action={<ButtonLink to={jobsPath}>{texts.reset}</ButtonLink>}>
            {texts.noMatchText}
          </Empty>
        )}
        {found && found.data.length > 0 && <Jobs rows={found.data} />}
        {found && <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />}
      </div>
    </>
  )
}
