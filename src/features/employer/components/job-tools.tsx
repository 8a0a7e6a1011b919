import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { ListTools } from '#ui/list/list-tools.tsx'
import { ownJobsTexts as texts, statusNames } from '../employer.texts.ts'
import { ownJobList, jobsPath } from '../jobs-address.ts'

const states = jobStatuses.map((status) => ({ value: status, label: statusNames[status] }))
const orders = Object.entries(texts.sorts).map(([value, label]) => ({ value, label }))

/** Search, state and order of the company’s jobs. */
export const JobTools = () => (
  <ListTools
    path={jobsPath}
    read={ownJobList.read}
    word={{ label: texts.search }}
    selects={[
      { label: texts.status, name: 'statut', choices: [{ value: '', label: texts.all }, ...states] },
      { label: texts.sort, name: 'sort', choices: orders, usual: 'attente' },
    ]}
  />
)
