import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { ratedInWords } from '#features/companies/rating.texts.ts'
import { ReviewList } from '#features/reviews/components/review-list.tsx'
import type { ShownReview } from '#features/reviews/reviews.contract.ts'
import { answerReview, listCompanyReviews } from '#features/reviews/reviews.contract.ts'
import { LONGEST_ANSWER, ownReviewsPath, SHORTEST_ANSWER } from '#features/reviews/reviews.rules.ts'
import { ownReviewsTexts as texts, reviewDone } from '#features/reviews/reviews.texts.ts'
import { saidIn } from '#platform/forms.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { listAddress } from '#platform/list-address.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextareaField } from '#ui/form/fields.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Stars } from '#ui/stars.tsx'
import { Empty, Failure } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import '../employer.css'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const loaded = await loadList(url, listAddress({}), (page) => api(listCompanyReviews, { page }))
  return listAnswer({ ...loaded, done: saidIn(url.searchParams, { reponse: reviewDone.reponse! }) })
}

export const action = formActions({
  reponse: form({ endpoint: answerReview, done: () => redirect(`${ownReviewsPath}?fait=reponse`) }),
})

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function CompanyReviews() {
  const { list, page, done } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const refused = useActionData() !== undefined
  return (
    <ClientFrame current="avis">
      <header>
        <h1 className="display">{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
        {list.ok && list.value.rating !== null && list.value.reviews_count !== null && (
          <p className="rated avis__rate">
            <Stars value={list.value.rating} />
            <b>{ratedInWords(list.value.rating, list.value.reviews_count)}</b>
          </p>
        )}
      </header>
      <DoneNote>{refused ? '' : done}</DoneNote>
      {!list.ok ? (
        <Failure title={texts.failed} />
      ) : list.value.data.length === 0 ? (
        <Empty
          title={texts.none}
          action={
            <ButtonLink
              to={list.value.company_id === null ? '/espace-recruteurs' : `/entreprise/${list.value.company_id}`}
            >
              {texts.noneNext}
            </ButtonLink>
          }
        >
          {texts.noneText}
        </Empty>
      ) : (
        <>
          <ReviewList reviews={list.value.data} Unanswered={AnswerForm} />
          <Pager page={page} total={list.value.pagination.total_pages} hrefOf={(at) => withPage(params, at)} />
        </>
      )}
    </ClientFrame>
  )
}

function AnswerForm({ review: { id } }: { review: ShownReview }) {
  // What came back refused is open, so that its fault is seen without scripts too.
  const refused = useFormOf('reponse', id).refusal !== null
  return (
    <details className="avis__answering" open={refused}>
      <summary className="btn btn--outline">{texts.toAnswer}</summary>
      <PostForm name="reponse" id={id} className="avis__panel">
        <TextareaField
          name="text"
          label={texts.answer}
          hint={texts.answerHint}
          rows={5}
          minLength={SHORTEST_ANSWER}
          maxLength={LONGEST_ANSWER}
          required
        />
        <div>
          <SubmitButton busy={texts.sending}>{texts.send}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}
