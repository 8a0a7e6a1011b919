import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { ConfirmByLink, LinkIsOver } from '#features/accounts/components/confirm-by-link.tsx'
import { Door } from '#features/accounts/components/door.tsx'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyIn, overIf } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { roleContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { confirmApplication } from '../applying.contract.ts'
import { applicationRefusals } from '../applications.rules.ts'
import { applyTexts } from '../applications.texts.ts'

const texts = applyTexts.confirmPage
const over = applicationRefusals['applications/link_over']

export const meta: MetaFunction = () => [{ title: texts.title }, notIndexed]

/** Opening the link sends nothing: mail programs open links before people do. */
export const loader = ({ url, context }: LoaderFunctionArgs) => ({
  hasKey: url.searchParams.has('cle'),
  candidate: context.get(roleContext) === 'candidate',
})

export const action = formActions({
  confirmation: form({
    endpoint: confirmApplication,
    input: (_read, { url }) => ({ token: keyIn(url) }),
    refused: overIf(over),
    done: ({ known, poste, entreprise }) => ({ known, text: texts.done(poste, entreprise) }),
  }),
})

export const headers = secretHeaders

export default function ConfirmApplication() {
  const { hasKey, candidate } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const done = answer && 'done' in answer ? answer.done : null
  if (done) {
    return (
      <Door title={texts.doneHeading}>
        <Note tone="green">{done.known ? texts.known : done.text}</Note>
        <ButtonLink to={candidate ? '/mes-candidatures' : '/emploi'} size="large" block>
          {candidate ? applyTexts.follow : texts.jobs}
        </ButtonLink>
      </Door>
    )
  }
  if (!hasKey || answer?.form === 'lien') {
    return <LinkIsOver title={texts.over} message={over.message} way={{ to: '/emploi', label: texts.jobs }} />
  }
  return <ConfirmByLink texts={{ ...texts, submitting: applyTexts.submitting }} />
}
