import type { IconNode } from 'lucide'
import { CalendarPlus, CircleCheckBig, Copy, Eye, EyeOff, RotateCcw, Trash } from 'lucide'
import type { JobAct } from '#features/jobs/publishing/publishing.rules.ts'
import { EXTENSION_DAYS } from '#features/jobs/publishing/publishing.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '#platform/french.ts'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { actNames } from '../employer.texts.ts'
import type { readJobFigures } from '../job-figures.contract.ts'
import { jobTexts } from '../job.texts.ts'

const texts = jobTexts.acts
const nameOf = (act: Act): string => (act === 'duplicate' ? texts.duplicate.label : actNames[act])
const DAY = 86_400_000

type Act = JobAct | 'duplicate'
type Props = {
  job: Pick<OutputOf<typeof readJobFigures>['job'], 'acts' | 'deleted' | 'extension_is_free' | 'valid_through'>
  /** How many have applied; some may have, where the page does not know. */
  applications?: number
}

const order: Act[] = ['restore', 'extend', 'activate', 'fill', 'deactivate', 'duplicate', 'delete']
const icons: Record<Act, IconNode> = {
  restore: RotateCcw,
  extend: CalendarPlus,
  activate: Eye,
  fill: CircleCheckBig,
  deactivate: EyeOff,
  duplicate: Copy,
  delete: Trash,
}

/** What an act does, before anybody confirms it. */
function consequenceOf(act: Act, { job, applications = 1 }: Props): string {
  if (act === 'fill') return texts.fill.consequence(applications)
  if (act !== 'extend') return texts[act].consequence
  if (!job.extension_is_free || job.valid_through === null) return texts.extend.paid
  return texts.extend.free(formatDate(new Date(Date.parse(job.valid_through) + EXTENSION_DAYS * DAY)))
}

/** The name of an act's form in the action of the page. */
const formOf = (act: Act): string => (act === 'duplicate' ? 'copie' : 'acte')

export const ActForm = ({ act, children }: { act: Act; children: string }) => (
  <PostForm name={formOf(act)} id={act}>
    {act !== 'duplicate' && <input type="hidden" name="act" value={act} />}
    <SubmitButton variant={act === 'delete' ? 'red' : 'primary'} size="small" busy={texts.busy}>
      {children}
    </SubmitButton>
  </PostForm>
)

function OneAct({ act, consequence }: { act: Act; consequence: string }) {
  const refused = useFormOf(formOf(act), act).refusal !== null
  return (
    <details name="actes" open={refused}>
      <summary className={act === 'delete' ? 'is-red' : undefined}>
        <Icon of={icons[act]} />
        <span>
          <b>{nameOf(act)}</b>
          <span>{consequence}</span>
        </span>
      </summary>
      <div className="actl__go">
        <ActForm act={act}>{nameOf(act)}</ActForm>
      </div>
    </details>
  )
}

/** Everything that may be done with a job: pressing one opens its confirmation, also without scripts. */
export function ActLedger(props: Props) {
  const may = new Set<Act>([...props.job.acts, ...(props.job.deleted ? [] : ['duplicate' as const])])
  return (
    <section className="card actl" aria-labelledby="h-acts">
      <div className="vo__top">
        <h2 id="h-acts" className="card__h">
          {texts.heading}
        </h2>
        <span className="small muted">{texts.confirms}</span>
      </div>
      <ul>
        {order
          .filter((act) => may.has(act))
          .map((act) => (
            <li key={act}>
              <OneAct act={act} consequence={consequenceOf(act, props)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
