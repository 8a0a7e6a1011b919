import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { Door } from '#features/accounts/components/door.tsx'
import { inOtherWords } from '#platform/attempt.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { notIndexed } from '#platform/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { confirmSubscription } from '../newsletter.contract.ts'
import { NEWSLETTER_PAGE } from '../newsletter-address.rules.ts'
import { newsletterRefusals } from '../newsletter.rules.ts'
import { confirmTexts as texts } from '../newsletter.texts.ts'

const over = newsletterRefusals['newsletter/link_over']

export const meta: MetaFunction = () => [{ title: texts.title }, notIndexed]

/** Opening the link confirms nothing: mail programs, and what looks through mails, open links before people do. */
export const loader = ({ url }: LoaderFunctionArgs) => ({ hasKey: url.searchParams.has('cle') })

export const action = formActions({
  confirmation: form({
    endpoint: confirmSubscription,
    input: (_read, { url }) => ({ token: url.searchParams.get('cle') ?? '' }),
    refused: (one) =>
      one.error.code === over.code || one.error.fields?.token !== undefined
        ? { ...inOtherWords(one, over.message), form: 'lien' }
        : undefined,
    done: () => true,
  }),
})

export const headers = secretHeaders

export default function ConfirmNewsletter() {
  const { hasKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'done' in answer) {
    return (
      <Door title={texts.done} lead={texts.doneLead}>
        <ButtonLink to="/" size="large" block>
          {texts.home}
        </ButtonLink>
      </Door>
    )
  }
  if (!hasKey || answer?.form === 'lien') {
    return (
      <Door title={texts.over}>
        <Note tone="red">{over.message}</Note>
        <ButtonLink to={NEWSLETTER_PAGE} size="large" block>
          {texts.again}
        </ButtonLink>
      </Door>
    )
  }
  return (
    <Door title={texts.heading} lead={texts.lead}>
      <PostForm name="confirmation" className="entry">
        <SubmitButton size="large" block busy={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </PostForm>
    </Door>
  )
}
