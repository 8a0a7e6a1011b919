import { useActionData } from 'react-router'
import { ratedInWords } from '#features/companies/rating.texts.ts'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Engraving } from '#ui/engraving.tsx'
import { Pager } from '#ui/pager.tsx'
import { Stars } from '#ui/stars.tsx'
import '../reviews.css'
import { reviewsAddress } from '../reviews.rules.ts'
import { reviewTexts as texts } from '../reviews.texts.ts'
import { OwnReview } from './own-review.tsx'
import type { LoadedReviews } from './review-forms.ts'
import { ReviewList } from './review-list.tsx'

/** The tab « Avis » of a company's page. While there are too few, it says from how many on they are shown, and not how many there are. */
export function ReviewsTab({ company, loaded }: { company: { id: number; name: string }; loaded: LoadedReviews }) {
  const { list, own, signIn, done } = loaded
  const { rating, reviews_count: count, data, pagination } = list
  const refused = useActionData() !== undefined
  const shown = rating !== null && count !== null
  return (
    <section className="avis" aria-labelledby="h-avis">
      <div>
        <h2 id="h-avis">{texts.of(company.name)}</h2>
        {shown && (
          <p className="rated avis__rate">
            <Stars value={rating} />
            <b>{ratedInWords(rating, count)}</b>
          </p>
        )}
        <p className="small muted">{texts.how}</p>
      </div>
      <DoneNote>{refused ? '' : done}</DoneNote>
      {!shown && (
        <div className="card empty">
          <Engraving kind="rosette" seed={texts.none} />
          <p className="card__h">{texts.none}</p>
          <p>{texts.noneText}</p>
        </div>
      )}
      <OwnReview own={own} shown={shown} signIn={signIn} />
      {shown && <ReviewList reviews={data} />}
      <Pager
        page={pagination.page}
        total={pagination.total_pages}
        hrefOf={(page) => reviewsAddress(company.id, page)}
      />
    </section>
  )
}
