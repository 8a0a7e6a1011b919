import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { Door } from '#features/accounts/components/door.tsx'
import { inOtherWords } from '#platform/attempt.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyedIn } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { unsubscribe } from '../newsletter.contract.ts'
import { NEWSLETTER_PAGE } from '../newsletter-address.rules.ts'
import { unsubscribeTexts as texts } from '../newsletter.texts.ts'

export const meta: MetaFunction = () => [{ title: texts.title }, notIndexed]

/** A link that was cut on its way ends nothing. */
export const loader = ({ url }: LoaderFunctionArgs) => {
  const { id, key } = keyedIn(url, 'abonne')
  return { whole: id !== '' && key !== '' }
}

/** Opening the link ends nothing, since mail programs open links; sending the form does, and so does a mail program's POST. */
export const action = formActions({
  desabonnement: form({
    endpoint: unsubscribe,
    input: (_read, { url }) => keyedIn(url, 'abonne'),
    refused: (refused) => (refused.status === 503 ? undefined : inOtherWords(refused, texts.over)),
    done: () => true,
  }),
})

export const headers = secretHeaders

export default function StopNewsletter() {
  const { whole } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const done = answer !== undefined && 'done' in answer
  const fault = answer && 'refusal' in answer ? answer.refusal.message : whole ? null : texts.over
  return (
    <Door
      title={done ? texts.done : texts.heading}
      lead={done ? texts.doneLead : fault === null ? texts.lead : undefined}
    >
      {fault && <Note tone="red">{fault}</Note>}
      {done || fault !== null ? (
        <ButtonLink to={NEWSLETTER_PAGE} variant="outline" size="large" block>
          {texts.again}
        </ButtonLink>
      ) : (
        <PostForm name="desabonnement">
          <SubmitButton size="large" block busy={texts.submitting}>
            {texts.submit}
          </SubmitButton>
        </PostForm>
      )}
    </Door>
  )
}
