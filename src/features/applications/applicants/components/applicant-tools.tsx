import { Columns3, Download, Rows3 } from 'lucide'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { ListTools } from '#ui/list/list-tools.tsx'
import { ViewSwitch } from '#ui/list/view-switch.tsx'
import { stages } from '../../applications.rules.ts'
import '../applicants.css'
import { applicantList, applicantSorts, applicantsPath } from '../applicants.rules.ts'
import { applicantTexts as texts, stageWords } from '../applicants.texts.ts'

type Props = {
  path: string
  read: (params: URLSearchParams) => Record<string, string | string[]>
  /** Beside the filters of every list. */
  table?: boolean
  jobs?: { id: number; title: string; count: number }[]
  children?: ReactNode
}

const ofStage = {
  label: texts.stageFilter,
  name: 'etape',
  choices: [{ value: '', label: texts.allStages }, ...stages.map((value) => ({ value, label: stageWords[value] }))],
}
const ordered = {
  label: texts.sort,
  name: 'sort',
  choices: applicantSorts.map((value) => ({ value, label: texts.sorts[value] })),
  usual: 'attente',
}
const ofJob = (jobs: NonNullable<Props['jobs']>) => ({
  label: texts.job,
  name: 'offre',
  choices: [
    { value: '', label: texts.allJobs },
    ...jobs.map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` })),
  ],
})

/** Search, filters and order of those who applied. */
export const ApplicantTools = ({ path, read, table = false, jobs, children }: Props) => (
  <ListTools
    path={path}
    read={read}
    name={texts.tools}
    word={{ label: texts.q, hint: texts.qHint }}
    selects={[...(jobs ? [ofJob(jobs)] : []), ...(table || jobs ? [ofStage] : []), ordered]}
    {...(table && { kept: { vue: 'tableau' } })}
  >
    {children}
  </ListTools>
)

/** Board or table, and the file. */
export function ViewChoice({ jobId, table }: { jobId: number; table: boolean }) {
  const [params] = useSearchParams()
  const to = (view: string): string => applicantList.having(params, 'vue', view)
  return (
    <div className="row">
      <ViewSwitch
        label={texts.view}
        views={[
          { label: texts.board, to: to('etapes'), current: !table, icon: Columns3 },
          { label: texts.table, to: to('tableau'), current: table, icon: Rows3 },
        ]}
      />
      <a className="btn btn--outline" href={`${applicantsPath(jobId)}/candidatures.csv`} download>
        <Icon of={Download} small />
        {texts.csv}
      </a>
    </div>
  )
}
