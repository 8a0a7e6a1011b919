import { Check, Send } from 'lucide'
import type { OutputOf } from '#platform/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { StepLine } from '#ui/meters.tsx'
import type { readApplicationTo } from '../applying.contract.ts'
import '../applications.css'
import { STEPS } from '../steps.rules.ts'
import { applyTexts as texts } from '../applications.texts.ts'
import { applyAddress } from '../application-paths.rules.ts'
import { ApplyLink } from './apply-link.tsx'
import type { JobToApplyTo } from './apply-sheet.tsx'
import { stepInWords, stepLabels, WITHDRAWN } from '../steps.texts.ts'

type Mine = OutputOf<typeof readApplicationTo>
type Props = { job: JobToApplyTo & { state: 'live' | 'closed' }; mine: Mine | null; onOpen: () => void }

/** The button alone, for the bar of a phone. */
export function ApplyButton({ job, mine, onOpen }: Props) {
  if (mine?.state === 'sent' && mine.application_id !== null)
    return (
      <ButtonLink to={`/candidature/${mine.application_id}`}>
        <Icon of={Check} />
        {texts.sent}
      </ButtonLink>
    )
  if (mine?.state === 'sent' || mine?.state === 'to_confirm')
    return <ButtonLink to={applyAddress(job.id)}>{mine.state === 'sent' ? texts.sent : texts.toConfirm}</ButtonLink>
  if (job.state !== 'live') return null
  return (
    <ApplyLink key={job.id} job={job} onOpen={onOpen}>
      <Icon of={Send} />
      {mine?.state === 'withdrawn' ? texts.again : texts.apply}
    </ApplyLink>
  )
}

/** Applying, or where one's application stands, beside a job. */
export function ApplyCard({ job, mine, onOpen }: Props) {
  if (mine?.state === 'sent') {
    return (
      <div className="apply-card">
        <span className="mark mark--done">
          <Icon of={Check} small />
          {mine.at && texts.sentOn(new Date(mine.at))}
        </span>
        <p className="apply-card__t">{texts.haveApplied}</p>
        <StepLine
          step={mine.step}
          steps={STEPS}
          refused={mine.refused}
          label={stepInWords(mine.step, stepLabels[mine.step]!)}
        />
        {mine.application_id !== null && (
          <ButtonLink block to={`/candidature/${mine.application_id}`}>
            {texts.seeMine}
          </ButtonLink>
        )}
      </div>
    )
  }
  if (mine?.state === 'to_confirm') {
    return (
      <div className="apply-card">
        <Badge tone="amber">{texts.toConfirm}</Badge>
        <p className="apply-card__t">{texts.keptNotSent}</p>
        <p className="small muted">
          {texts.linkSentTo} {mine.email}.
        </p>
        <ButtonLink variant="outline" block to={applyAddress(job.id)}>
          {texts.resend}
        </ButtonLink>
      </div>
    )
  }
  const withdrawn = mine?.state === 'withdrawn' && mine.at
  return (
    <div className="apply-card">
      {withdrawn && (
        <>
          <Badge>{WITHDRAWN}</Badge>
          <p className="small muted">
            {texts.withdrawnOn(new Date(withdrawn))}. {texts.withdrawnText(job.company_name)}
          </p>
        </>
      )}
      {job.state === 'live' && (
        <ApplyLink
          key={job.id}
          job={job}
          onOpen={onOpen}
          size="large"
          block
          variant={withdrawn ? 'outline' : 'primary'}
        >
          {withdrawn ? texts.again : texts.apply}
        </ApplyLink>
      )}
    </div>
  )
}
