import { ButtonLink } from '#ui/button.tsx'
import { TextareaField } from '#ui/form/fields.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { PickField } from '#ui/form/pick-field.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { Stars } from '#ui/stars.tsx'
import { LONGEST_REVIEW, SHORTEST_REVIEW } from '../reviews.rules.ts'
import { formTexts as texts, reviewTexts } from '../reviews.texts.ts'
import type { LoadedReviews } from './review-forms.ts'

type Own = NonNullable<LoadedReviews['own']>
type Review = NonNullable<Own['review']>

/** What somebody may do about their own review: write it, change it, take it away, or why they may not. */
export function OwnReview({ own, shown, signIn }: Pick<LoadedReviews, 'own' | 'signIn'> & { shown: boolean }) {
  return (
    <section className="card card--pad avis__own" aria-labelledby="h-mon-avis">
      <h3 id="h-mon-avis">{own?.review ? texts.yours : texts.give}</h3>
      {own === null ? (
        <>
          <p>{texts.visitor}</p>
          <ButtonLink variant="outline" to={signIn}>
            {texts.signIn}
          </ButtonLink>
        </>
      ) : own.review ? (
        <Written review={own.review} shown={shown} mayChange={own.why_not === null && !own.review.answered} />
      ) : own.why_not ? (
        <Obstacle why={own.why_not} />
      ) : (
        <ReviewForm />
      )}
    </section>
  )
}

const Obstacle = ({ why }: { why: NonNullable<Own['why_not']> }) => (
  <>
    <p>{texts.obstacles[why]}</p>
    {why === 'stranger' && (
      <ButtonLink variant="outline" to="/modifier-profil">
        {texts.toProfile}
      </ButtonLink>
    )}
  </>
)

/** Without a review it writes one, with one it changes it. */
const ReviewForm = ({ review }: { review?: Review }) => (
  <PostForm name={review ? 'avis-modification' : 'avis'} className="avis__form">
    <p className="small muted">{texts.lead}</p>
    <PickField name="stars" label={texts.stars} choices={texts.choices} saved={review && String(review.stars)} />
    <TextareaField
      name="text"
      label={texts.text}
      hint={texts.textHint}
      rows={7}
      minLength={SHORTEST_REVIEW}
      maxLength={LONGEST_REVIEW}
      saved={review?.text}
      required
    />
    <div>
      <SubmitButton busy={texts.sending}>{review ? texts.change : texts.send}</SubmitButton>
    </div>
  </PostForm>
)

type WrittenProps = { review: Review; shown: boolean; mayChange: boolean }

function Written({ review, shown, mayChange }: WrittenProps) {
  // What came back refused is open, so that its fault is seen without scripts too.
  const refused = useFormOf('avis-modification').refusal !== null
  return (
    <>
      <Note tone={review.state === 'hidden' ? 'amber' : 'blue'}>
        {review.state === 'published' && shown ? texts.states.shown : texts.states[review.state]}
      </Note>
      <p className="rated small">
        <Stars value={review.stars} />
        <b className="num">{reviewTexts.stars(review.stars)}</b>
      </p>
      <p className="avis__text">{review.text}</p>
      {review.answered && <p className="small muted">{texts.answered}</p>}
      <div className="avis__acts">
        {mayChange && (
          <details open={refused}>
            <summary className="btn btn--outline">{texts.edit}</summary>
            <div className="avis__panel">
              <p className="small muted">{texts.editHint}</p>
              <ReviewForm review={review} />
            </div>
          </details>
        )}
        <details>
          <summary className="btn btn--red-ghost">{texts.remove}</summary>
          <PostForm name="avis-suppression" className="avis__panel">
            <p>{texts.removeText}</p>
            <div>
              <SubmitButton variant="red" busy={texts.removing}>
                {texts.removeSure}
              </SubmitButton>
            </div>
          </PostForm>
        </details>
      </div>
    </>
  )
}
