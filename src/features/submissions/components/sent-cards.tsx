import { Mail } from 'lucide'
import { useEffect } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { shownTitle } from '#platform/french.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import '../submissions.css'
import type { readOwnSubmission } from '../submissions.contract.ts'
import { PUBLISH_PAGE } from '../submissions.rules.ts'
import { sentTexts as texts } from '../submissions.texts.ts'
import { AfterSteps } from './after-steps.tsx'
import { forgetDraft } from './job-draft.ts'

type Mine = NonNullable<OutputOf<typeof readOwnSubmission>['submission']>

const Another = () => (
  <ButtonLink variant="ghost" to={`${PUBLISH_PAGE}?nouvelle=1`}>
    {texts.another}
  </ButtonLink>
)

/** One that waits for its link. */
export function OpenLink({ mine }: { mine: Mine }) {
  useEffect(forgetDraft, [])
  const resent = useFormOf('renvoi').done !== null
  const changed = useFormOf('adresse').done !== null
  return (
    <section className="card card--pad subm__sent" aria-labelledby="h-lien">
      <div className="subm__sent-h">
        <Icon of={Mail} />
        <div>
          <h2 id="h-lien">{texts.open(mine.contact)}</h2>
          <p className="muted">
            {texts.gone} <b>{mine.email}</b>. {texts.nothing}
          </p>
        </div>
      </div>
      <AfterSteps now={0} detail={texts.before(formatMoment(new Date(mine.until)))} />
      <DoneNote>{changed ? texts.changed : resent ? texts.resent : ''}</DoneNote>
      <div className="row">
        <PostForm name="renvoi">
          <SubmitButton variant="outline" busy={texts.resending}>
            {texts.resend}
          </SubmitButton>
        </PostForm>
        <Another />
      </div>
      <details className="subm__correct">
        <summary>{texts.correct}</summary>
        <NewAddress />
      </details>
    </section>
  )
}

/** Another address for the contact. */
export const NewAddress = () => (
  <PostForm name="adresse" className="subm__address">
    <TextField name="emailContact" label={texts.newAddress} type="email" autoComplete="email" />
    <div>
      <SubmitButton variant="outline" busy={texts.resending}>
        {texts.change}
      </SubmitButton>
    </div>
  </PostForm>
)

type Confirmed = { titre: string; due: string | null; reference: string }

/** One whose address is confirmed: it is in the queue. */
export const InReview = ({ titre, due, reference }: Confirmed) => (
  <section className="subm__rcpt" aria-labelledby="h-recu">
    <Engraving kind="rosette" seed={titre} className="subm__rcpt-eng" />
    <p>
      <Badge tone="green">{texts.published}</Badge>
    </p>
    <h1 id="h-recu" className="display" tabIndex={-1}>
      {texts.confirmed}
    </h1>
    <p className="muted">{texts.examined}</p>
    <dl className="subm__facts small">
      <div>
        <dt>{texts.job}</dt>
        <dd>{shownTitle(titre)}</dd>
      </div>
      {due && (
        <div>
          <dt>{texts.due}</dt>
          <dd>{formatMoment(new Date(due))}</dd>
        </div>
      )}
      <div>
        <dt>{texts.next}</dt>
        <dd>{texts.nextText}</dd>
      </div>
      <div>
        <dt>{texts.reference}</dt>
        <dd className="num">{reference}</dd>
      </div>
    </dl>
    <div className="row">
      <ButtonLink to="/">{texts.home}</ButtonLink>
      <Another />
    </div>
  </section>
)
