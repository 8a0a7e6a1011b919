import type { ComponentType } from 'react'
import { reportAddress } from '#features/moderation/report-link.rules.ts'
import { reportLink } from '#features/moderation/report-link.texts.ts'
import { Link } from '#ui/link.tsx'
import { Stars } from '#ui/stars.tsx'
import type { ShownReview } from '../reviews.contract.ts'
import '../reviews.css'
import { ANSWER_WORD, REVIEW_WORD } from '../reviews.rules.ts'
import { monthOf, reviewTexts as texts } from '../reviews.texts.ts'

type Props = {
  reviews: ShownReview[]
  /** What stands below a review that has no answer. */
  Unanswered?: ComponentType<{ review: ShownReview }>
}

/** Reviews as everybody reads them: stars, text, month, and what the company answers. Nothing in them says who wrote. */
export const ReviewList = ({ reviews, Unanswered }: Props) => (
  <ul className="avis__list">
    {reviews.map((review) => (
      <li key={review.id} className="card card--pad avis__one" id={`avis-${review.id}`}>
        <p className="rated small">
          <Stars value={review.stars} />
          <b className="num">{texts.stars(review.stars)}</b>
          <span className="muted">{monthOf(review.month)}</span>
        </p>
        <p className="avis__text">{review.text}</p>
        {review.answer ? (
          <div className="avis__answer">
            <p className="small">
              <b>{texts.answer}</b> <span className="muted">{monthOf(review.answer.month)}</span>
            </p>
            <p className="avis__text">{review.answer.text}</p>
            <Report word={ANSWER_WORD} what={texts.reportAnswer} review={review} />
          </div>
        ) : (
          Unanswered && <Unanswered review={review} />
        )}
        <Report word={REVIEW_WORD} what={texts.report} review={review} />
      </li>
    ))}
  </ul>
)

const Report = ({ word, what, review }: { word: string; what: string; review: ShownReview }) => (
  <Link className="small avis__report" to={reportAddress(word, review.id)} rel="nofollow">
    {reportLink(what)}
    <span className="vh">{texts.reported(review.stars, review.month)}</span>
  </Link>
)
