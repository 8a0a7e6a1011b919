import { Eye, Pencil, Power, Trash2 } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import { applicantsPath } from '#features/applications/applicants/applicants.rules.ts'
import { formatCount, shownTitle } from '#platform/french.ts'
import { Badge } from '#ui/chip.tsx'
import { ButtonLink, IconLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Table } from '#ui/table.tsx'
import type { ListedJob } from '../employer.contract.ts'
import { actNames, ownJobsTexts as texts } from '../employer.texts.ts'
import { ownJobList } from '../jobs-address.ts'
import { SparkLine } from './spark-line.tsx'
import { StatusBadge } from './status-badge.tsx'

/** One button that sends an act; `titre` names the job for those who cannot see the row. */
const Act = ({ id, act, titre, label }: { id: number; act: string; titre: string; label: string }) => (
  <PostForm name="acte" id={id}>
    <input type="hidden" name="act" value={act} />
    <SubmitButton variant="ghost" size="small" icon busy="…" aria-label={`${label}\u202f: ${titre}`} title={label}>
      <Icon of={Power} />
    </SubmitButton>
  </PostForm>
)

const Title = ({ id, titre, statut, localisation, type, datePublication, created_at, changed }: ListedJob) => (
  <>
    <Link className="client__t" to={statut === 'brouillon' ? `/modifier-offre/${id}` : `/voir-offre/${id}`}>
      {shownTitle(titre)}
    </Link>
    <span className="small muted">
      {[localisation, type, texts.since(datePublication, created_at)].filter(Boolean).join(' · ')}
    </span>
    {changed && <Badge tone="amber">{texts.changed}</Badge>}
  </>
)

const End = ({ valid_through, statut }: ListedJob) =>
  valid_through && (statut === 'active' || statut === 'inactive') ? (
    <span className="num">{texts.until(valid_through)}</span>
  ) : (
    <span className="muted">–</span>
  )

/** Nobody applies to what was never shown. */
const Received = (job: ListedJob) =>
  job.datePublication === null && job.candidatures === 0 ? <span className="muted">–</span> : <Sent {...job} />

const Sent = ({ id, titre, candidatures, nouvelles }: ListedJob) => (
  <span className="client__got">
    <ButtonLink variant="ghost" size="small" to={applicantsPath(id)}>
      <span className="num">{formatCount(candidatures)}</span>
      <span className="vh"> {texts.applicantsOf(titre)}</span>
    </ButtonLink>{' '}
    {nouvelles > 0 && (
      <Badge tone="blue" plain>
        {texts.waiting(nouvelles)}
      </Badge>
    )}
  </span>
)

function Acts({ id, titre, acts, statut }: ListedJob) {
  const [params] = useSearchParams()
  return (
    <div className="row client__acts">
      {statut !== 'brouillon' && <IconLink to={`/voir-offre/${id}`} of={Eye} label={texts.see} about={titre} />}
      <IconLink to={`/modifier-offre/${id}`} of={Pencil} label={texts.edit} about={titre} />
      {acts.includes('deactivate') && <Act id={id} act="deactivate" titre={titre} label={actNames.deactivate} />}
      {acts.includes('activate') && <Act id={id} act="activate" titre={titre} label={actNames.activate} />}
      <IconLink
        to={ownJobList.having(params, 'supprimer', String(id))}
        of={Trash2}
        label={texts.remove}
        about={titre}
        keepsPlace
      />
    </div>
  )
}

const columns = [
  { key: 'job', label: texts.columns.job, cell: Title },
  {
    key: 'status',
    label: texts.columns.status,
    cell: ({ statut }: ListedJob) => <StatusBadge status={statut} />,
  },
  { key: 'end', label: texts.columns.end, cell: End },
  { key: 'views', label: texts.columns.views, cell: ({ vues }: ListedJob) => <SparkLine views={vues} /> },
  { key: 'candidatures', label: texts.columns.candidatures, right: true, cell: Received },
  {
    key: 'acts',
    label: texts.columns.acts,
    right: true,
    cell: (job: ListedJob) => <Acts {...job} />,
  },
]

/** The company’s jobs, each with what can be done with it. */
export const Jobs = ({ rows }: { rows: ListedJob[] }) => (
  <Table label={texts.yours} rows={rows} keyOf={({ id }) => id} cards columns={columns} />
)
