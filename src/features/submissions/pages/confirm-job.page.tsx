import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { ConfirmByLink, LinkIsOver } from '#features/accounts/components/confirm-by-link.tsx'
import { Door } from '#features/accounts/components/door.tsx'
import type { OutputOf } from '#platform/contract.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyIn, overIf } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { Note } from '#ui/note.tsx'
import { InReview, NewAddress } from '../components/sent-cards.tsx'
import { changeSubmissionEmail, confirmSubmission } from '../submissions.contract.ts'
import { PUBLISH_PAGE, submissionRefusals } from '../submissions.rules.ts'
import { confirmTexts as texts } from '../submissions.texts.ts'

const over = submissionRefusals['submissions/link_over']

export const meta: MetaFunction = () => [{ title: texts.title }, notIndexed]

/** Opening the link confirms nothing: mail programs open links before people do. */
export const loader = ({ url }: LoaderFunctionArgs) => ({ hasKey: url.searchParams.has('cle') })

const refused = overIf(over)

type Confirmed = OutputOf<typeof confirmSubmission>

export const action = formActions({
  confirmation: form({
    endpoint: confirmSubmission,
    input: (_read, { url }) => ({ token: keyIn(url) }),
    refused,
    done: (answer): Confirmed | { changed: string } => answer,
  }),
  adresse: form({
    endpoint: changeSubmissionEmail,
    input: (_read, { url }) => ({ token: keyIn(url) }),
    refused,
    done: ({ message }): Confirmed | { changed: string } => ({ changed: message }),
  }),
})

export const headers = secretHeaders

export default function ConfirmJob() {
  const { hasKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const done = answer && 'done' in answer ? answer.done : null
  if (done && 'changed' in done) {
    return (
      <Door title={texts.otherHeading}>
        <Note tone="green">{done.changed}</Note>
      </Door>
    )
  }
  // A fault of the new address leaves its form where it was.
  if (done?.state === 'address' || answer?.form === 'adresse') {
    return (
      <Door title={texts.otherHeading} lead={texts.otherLead}>
        <NewAddress />
      </Door>
    )
  }
  if (done) {
    return (
      <div className="wrap subm">
        {done.state === 'known' && <Note tone="blue">{texts.known}</Note>}
        <InReview {...done} />
      </div>
    )
  }
  if (!hasKey || answer?.form === 'lien') {
    return <LinkIsOver title={texts.over} message={over.message} way={{ to: PUBLISH_PAGE, label: texts.again }} />
  }
  return <ConfirmByLink texts={texts} />
}
