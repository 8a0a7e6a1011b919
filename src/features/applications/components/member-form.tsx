import { startTransition, useState } from 'react'
import { cvRule, MOST_CVS } from '#features/members/cvs/cvs.rules.ts'
import { cvTexts } from '#features/members/cvs/cvs.texts.ts'
import type { listCvs } from '#features/members/cvs/cvs.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate } from '#platform/french.ts'
import { Badge } from '#ui/chip.tsx'
import { Pick } from '#ui/choice.tsx'
import { formatBytes } from '#ui/format-bytes.ts'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { PlainUpload, UploadField } from '#ui/upload-field.tsx'
import '../applications.css'
import { applyAddress } from '../application-paths.rules.ts'
import { letterRule } from '../applications.rules.ts'
import { applyTexts as texts } from '../applications.texts.ts'
import { MessageField } from './message-field.tsx'

type Cvs = OutputOf<typeof listCvs>['data']

export type MemberFormProps = {
  job: { id: number; company_name: string; answer_delay_days: number | null }
  cvs: Cvs
  email: string
  verified: boolean
  /** A letter that was sent before the page came back without scripts. */
  letter: string | null
  /** Reads the CVs again, when one has come; done once they are there. */
  refresh: () => Promise<void>
  /** In a sheet: what comes back is shown there. */
  apart?: boolean
}

/** A member applies in three fields: CV, message, letter. */
export function MemberForm({ job, cvs, email, verified, letter, refresh, apart = false }: MemberFormProps) {
  const [sending, setSending] = useState(0)
  const path = applyAddress(job.id)
  const busy = (on: boolean): void => setSending((count) => count + (on ? 1 : -1))
  return (
    <>
      {cvs.length < MOST_CVS && <PlainUpload rule={cvRule} label={texts.addCv} retour={path} />}
      <PlainUpload rule={letterRule} label={texts.letter} retour={path} />
      <PostForm
        name="candidature"
        action={path}
        apart={apart}
        className={`apply__form ${apart ? 'apply__form--beside' : ''}`}
      >
        <CvChoice cvs={cvs} refresh={refresh} onBusy={busy} />
        <MessageField jobId={job.id} />
        <UploadField
          rule={letterRule}
          name="letter_file"
          label={texts.letter}
          optional
          drop="Déposez la lettre"
          before={letter ? { id: letter, name: texts.letter, bytes: null } : null}
          onBusy={busy}
        />
        <div className="apply__gets">
          <p>
            <b>{texts.gets(job.company_name)}</b> {texts.getsMember}
          </p>
        </div>
        <div className="apply__foot">
          <SubmitButton size="large" busy={texts.submitting} disabled={sending > 0}>
            {texts.submit}
          </SubmitButton>
          <p className="small muted">
            {verified ? texts.receiptTo(email) : texts.linkFollows}{' '}
            {job.answer_delay_days !== null && texts.answerWithin(job.answer_delay_days)}
          </p>
        </div>
      </PostForm>
    </>
  )
}

type CvChoiceProps = { cvs: Cvs; refresh: () => Promise<void>; onBusy: (busy: boolean) => void }

/** One of those on the account, or a new one, which joins them. */
function CvChoice({ cvs, refresh, onBusy }: CvChoiceProps) {
  const form = useFormState()
  const [before, setBefore] = useState<number[] | null>(null)
  // The one that has just come is the one to be sent.
  const fresh = before && cvs.find(({ id }) => !before.includes(id))
  const chosen = form.valueOf('cv_id', String((fresh ?? cvs[0])?.id ?? ''))
  const fault = form.faultOf('cv_id')
  return (
    <>
      {cvs.length > 0 && (
        <fieldset className="field">
          <legend className="label">
            {texts.cv} <span className="opt">*</span>
          </legend>
          {cvs.map(({ id, name, bytes, is_default: isDefault, created_at: at }) => (
            <Pick key={`${id} ${fresh?.id ?? ''}`} name="cv_id" value={id} defaultChecked={String(id) === chosen}>
              <b>{name}</b> {isDefault && <Badge plain>{cvTexts.isDefault}</Badge>}
              <span className="muted small">
                {cvTexts.added(formatDate(new Date(at)))}, {formatBytes(bytes)}
              </span>
            </Pick>
          ))}
        </fieldset>
      )}
      {cvs.length < MOST_CVS && (
        <UploadField
          rule={cvRule}
          label={cvs.length === 0 ? texts.cv : texts.addCv}
          optional={cvs.length > 0}
          drop={cvTexts.drop}
          error={cvs.length === 0 && fault ? fault : undefined}
          onSent={() => {
            setBefore(cvs.map(({ id }) => id))
            // Until it is the one that is chosen, whoever sends the form would send another.
            onBusy(true)
            const chosenNow = (): void => startTransition(() => onBusy(false))
            void refresh().then(chosenNow, chosenNow)
          }}
          onBusy={onBusy}
        />
      )}
    </>
  )
}
