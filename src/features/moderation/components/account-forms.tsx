import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import type { Flag } from '#platform/flags.ts'
import { formatDate } from '#platform/french.ts'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { LONGEST_REASON } from '../moderation.rules.ts'
import { accountTexts as texts, appealTexts, flagTexts } from '../moderation.texts.ts'
import type { readAccountCase } from '../suspension.contract.ts'
import { lastDayBefore } from '../suspension.rules.ts'

type Props = { account: OutputOf<typeof readAccountCase> }

const Panel = ({ id, title, lead, children }: { id: string; title: string; lead: string; children: ReactNode }) => (
  <section className="card card--pad modp__card" aria-labelledby={id}>
    <h2 id={id} className="card__h">
      {title}
    </h2>
    <p className="small muted">{lead}</p>
    {children}
  </section>
)

export const SuspendForm = ({ account: { id } }: Props) => (
  <Panel id="h-suspension" title={texts.suspend} lead={texts.suspendLead}>
    <PostForm name="suspension" id={id} className="modp__form">
      <TextareaField name="reason" label={texts.reason} rows={4} maxLength={LONGEST_REASON} required />
      <TextField name="until" label={texts.until} hint={texts.untilHint} type="date" optional />
      <div>
        <SubmitButton variant="red" busy={texts.suspending}>
          {texts.suspendSure}
        </SubmitButton>
      </div>
    </PostForm>
  </Panel>
)

export const RestoreForm = ({ account: { id, suspension_reason: reason, suspended_until: until } }: Props) => (
  <Panel id="h-retablissement" title={texts.restore} lead={texts.restoreLead}>
    <dl className="modp__facts">
      <div>
        <dt>{appealTexts.reason}</dt>
        <dd>{reason}</dd>
      </div>
      <div>
        <dt>{appealTexts.until}</dt>
        <dd>{until ? formatDate(lastDayBefore(new Date(until))) : appealTexts.noEnd}</dd>
      </div>
    </dl>
    <PostForm name="retablissement" id={id} className="modp__form">
      <TextareaField name="reason" label={texts.restoreReason} rows={3} maxLength={LONGEST_REASON} required />
      <div>
        <SubmitButton busy={texts.restoring}>{texts.restoreSure}</SubmitButton>
      </div>
    </PostForm>
  </Panel>
)

export const FlagForm = ({ account: { id, flags }, flag }: Props & { flag: Flag }) => {
  const { name, lead, give, take } = flagTexts[flag]
  const has = flags.includes(flag)
  return (
    <Panel id={`h-${flag}`} title={name} lead={lead}>
      <PostForm name={has ? `fin-${flag}` : flag} id={id}>
        <SubmitButton variant="outline" busy={texts.changing}>
          {has ? take : give}
        </SubmitButton>
      </PostForm>
    </Panel>
  )
}
