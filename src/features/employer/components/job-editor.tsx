import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Link, useActionData } from 'react-router'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { attachTexts } from '#features/accounts/colleagues/colleagues.texts.ts'
import { creditsPath } from '#features/credits/credits.rules.ts'
import { JobChecks, ToFix } from '#features/jobs/publishing/components/job-checks.tsx'
import { JobPreview } from '#features/jobs/publishing/components/job-preview.tsx'
import type { JobFields, JobReading } from '#features/jobs/publishing/publishing.contract.ts'
import { missingTexts } from '#features/jobs/publishing/publishing.texts.ts'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Coins } from '#ui/meters.tsx'
import { Note, Titled } from '#ui/note.tsx'
import { aloneTexts, editorTexts as texts } from '../employer.texts.ts'
import { draftPath } from '../jobs-address.ts'
import { jobSent, typedJob } from '../typed-job.ts'
import { PostPart, TermsPart, TextsPart } from './job-parts.tsx'
import type { StoredJob } from './job-conflict.tsx'
import { JobConflict } from './job-conflict.tsx'
import type { JobAnswer } from './use-job-draft.ts'
import { useJobDraft } from './use-job-draft.ts'

type EditedJob = {
  id: number | null
  version: number
  savedAt: string | null
  lastChange: StoredJob['lastChange']
  fields: JobFields
  reading: JobReading | null
  /** Whether it was never published. */
  isNew: boolean
  /** What publishing costs. */
  cost: number
}

type Props = {
  job: EditedJob
  company: { name: string; logo: string; monogram: string | null }
  functions: readonly { id: number; name: string }[]
  credits: { balance: number; granted: number }
  /** Whether there is a company to publish it for. */
  attached: boolean
  /** Says at once what is missing: the form came back. */
  strict: boolean
  /** Hears the number of a new one, when it is kept for the first time. */
  onMade?: (id: number) => void
  /** What stands under the checks and the preview. */
  side?: ReactNode
}

/** Above the form: that something is left to fill in, in the specification's words. */
function Missing({ strict, reading }: { strict: boolean; reading: JobReading | null }) {
  const { invalid } = useFormState()
  if (!invalid && !(strict && reading && Object.keys(reading.missing).length > 0)) return null
  return (
    <Note tone="red">
      <Titled title={missingTexts.toast}>{missingTexts.message}</Titled>
    </Note>
  )
}

/** What publishing costs, and what is left. */
const Price = ({ cost, credits }: { cost: number; credits: Props['credits'] }) =>
  cost > 0 ? (
    <div className="edit__pay">
      <Coins
        left={credits.balance}
        total={Math.max(credits.granted, credits.balance)}
        label={texts.pay(credits.balance)}
      />
      <p className="small">
        {credits.balance > 0 ? (
          texts.pay(credits.balance)
        ) : (
          <>
            {texts.noCredit} <Link to={`${creditsPath}#devis`}>{texts.more}</Link>
          </>
        )}
      </p>
    </div>
  ) : (
    <p className="small muted">{texts.free}</p>
  )

/** Without a company it is kept, not published. */
const NotYet = () => (
  <Note tone="blue">
    {aloneTexts.cannot} <Link to={teamPath}>{attachTexts.ask}</Link>
  </Note>
)

/** What the form is sent for. */
const FORMS = ['publier', 'brouillon']

/** The form of a job, new or old, with its checks and its preview beside it. What is typed saves itself. */
export function JobEditor({ job, company, functions, credits, attached, strict, onMade, side }: Props) {
  const { fields, isNew } = job
  const frame = useRef<HTMLDivElement>(null)
  const answer = useActionData<JobAnswer>()
  const [typed, setTyped] = useState(() =>
    answer && 'refusal' in answer && FORMS.includes(answer.form) ? jobSent(answer.refusal.typed) : fields,
  )
  const { standing, reading, kept, stored } = useJobDraft(frame, job, answer, onMade)
  const onInput = (event: FormEvent<HTMLDivElement>): void => {
    const form = (event.target as HTMLElement).closest('form')
    if (form) setTyped(typedJob(new FormData(form)))
  }
  return (
    <div className="edit" ref={frame} onInput={onInput}>
      <PostForm
        name="publier"
        also={FORMS}
        className="edit__form"
        // A draft has an address once it is kept, which the page is read from again.
        action={isNew && kept.id !== null ? draftPath(kept.id) : undefined}
      >
        <Missing strict={strict} reading={reading} />
        <input type="hidden" name="offre" value={kept.id ?? ''} />
        <input type="hidden" name="version" value={(stored ?? kept).version} />
        {stored && (
          <JobConflict
            typed={typed}
            stored={stored}
            functions={functions}
            leave={isNew ? draftPath(kept.id!) : `/modifier-offre/${kept.id}`}
          />
        )}
        <p className="small muted">{texts.required}</p>
        <PostPart
          fields={fields}
          typed={typed}
          company={company.name}
          functions={functions}
          reading={reading}
          strict={strict}
        />
        <TermsPart fields={fields} />
        <TextsPart fields={fields} />
        <section className="card card--pad edit__part" id="publication" aria-labelledby="h-publication">
          <h2 id="h-publication">4. {texts.steps.publication}</h2>
          {attached ? <Price cost={job.cost} credits={credits} /> : <NotYet />}
          <div className="row">
            {attached && (
              <SubmitButton size="large" busy={texts.publishing} aria-describedby="corriger">
                {texts.publish(job.cost)}
              </SubmitButton>
            )}
            <SubmitButton does="brouillon" variant={attached ? 'outline' : 'primary'} busy={texts.saving}>
              {texts.draft}
            </SubmitButton>
            <ToFix reading={reading} id="corriger" />
          </div>
          <p className="small muted" role="status">
            {standing}
          </p>
        </section>
      </PostForm>
      <div className="edit__side">
        <JobChecks reading={reading} frame={frame} />
        <JobPreview typed={typed} company={company} city={reading?.city ?? null} />
        {side}
        <p>
          <Link className="edit__leave" to="/espace-recruteurs">
            {texts.leave}
          </Link>
        </p>
      </div>
    </div>
  )
}
