import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { ConfirmByLink, LinkIsOver } from '#features/accounts/components/confirm-by-link.tsx'
import { Door } from '#features/accounts/components/door.tsx'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyIn, overIf } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
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
    input: (_read, { url }) => ({ token: keyIn(url) }),
    refused: overIf(over),
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
    return <LinkIsOver title={texts.over} message={over.message} way={{ to: NEWSLETTER_PAGE, label: texts.again }} />
  }
  return <ConfirmByLink texts={texts} />
}
