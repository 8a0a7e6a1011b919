import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { TextareaField } from '#ui/form/fields.tsx'
import { PickField } from '#ui/form/pick-field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import type { readCase } from '../moderation.contract.ts'
import { LONGEST_REASON } from '../moderation.rules.ts'
import { actLabels, caseTexts as texts, firstReadingLabels, outcomeLabels, reviewLabels } from '../moderation.texts.ts'

type Props = { one: OutputOf<typeof readCase> }

const choicesOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
const outcomes = choicesOf(outcomeLabels)
const firstReading = choicesOf(firstReadingLabels)
const reviews = choicesOf(reviewLabels)

/** What was decided, and what is to be decided now. */
export function CaseDecision({ one }: Props) {
  const decided = one.kind === 'account' ? texts.suspendedNow : one.outcome && actLabels[one.outcome]
  const first = one.may === 'decide' && one.thing?.waits === true
  return (
    <section className="card card--pad modp__card" aria-labelledby="h-decision">
      <h2 id="h-decision" className="card__h">
        {texts.decision}
      </h2>
      {decided && one.decided_at && <Taken what={decided} why={one.reason} at={one.decided_at} />}
      {one.review && one.reviewed_at && (
        <Taken what={actLabels[one.review] ?? one.review} why={one.review_reason} at={one.reviewed_at} />
      )}
      {one.why_not === 'administrators' && <Note tone="blue">{texts.adminOnly}</Note>}
      {one.why_not === 'own_decision' && <Note tone="blue">{texts.ownDecision}</Note>}
      {one.why_not === 'party' && <Note tone="blue">{texts.party}</Note>}
      {one.why_not === 'owner' && <Note tone="blue">{texts.owner}</Note>}
      {one.may !== 'nothing' && (
        <PostForm name={one.may === 'decide' ? 'decision' : 'recours'} id={one.id} className="modp__form">
          {one.may === 'decide' ? (
            <PickField name="outcome" label={texts.decide} choices={first ? firstReading : outcomes} />
          ) : (
            <PickField name="review" label={texts.review} choices={reviews} />
          )}
          {one.thing?.version && <input type="hidden" name="version" value={one.thing.version} />}
          <TextareaField
            name="reason"
            label={first ? texts.firstReason : texts.reason}
            hint={first ? texts.firstReasonHint : texts.reasonHint}
            rows={4}
            maxLength={LONGEST_REASON}
            required
          />
          <div>
            <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
          </div>
        </PostForm>
      )}
    </section>
  )
}

const Taken = ({ what, why, at }: { what: string; why: string; at: string }) => (
  <div className="modh__one">
    <b>{what}</b>
    <span className="small muted">{formatMoment(new Date(at))}</span>
    <span className="modh__why">{why}</span>
  </div>
)
