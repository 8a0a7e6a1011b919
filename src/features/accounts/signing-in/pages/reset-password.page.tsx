import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useActionData, useLoaderData } from 'react-router'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyIn, overIf } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { resetTexts } from '../../accounts-pages.texts.ts'
import { resetPassword } from '../../accounts.contract.ts'
import '../../accounts.css'
import { accountRefusals, backIn } from '../../accounts.rules.ts'
import { doorTo } from '../../doors.rules.ts'
import { Door } from '../../components/door.tsx'
import { NewPasswordFields, passwordAndRepetition } from '../../passwords/components/new-password-fields.tsx'

export const meta: MetaFunction = () => [{ title: resetTexts.title }, notIndexed]

const changedPath = (back: string): string =>
  `/login?${new URLSearchParams({ ...(back === '/' ? {} : { retour: back }), 'mot-de-passe': 'change' })}`

/** Opening the link uses nothing up: mail programs open links before people do. */
export const loader = ({ url }: LoaderFunctionArgs) => ({ hasKey: keyIn(url) !== '', back: backIn(url) })

export const action = formActions({
  changement: form({
    endpoint: resetPassword,
    input: (_read, { url }) => ({ token: keyIn(url) }),
    refused: overIf(accountRefusals['accounts/link_over']),
    done: (_output, { url }) => redirect(changedPath(backIn(url))),
  }),
})

export const headers = secretHeaders

export default function ResetPassword() {
  const { hasKey, back } = useLoaderData<typeof loader>()
  const over = useActionData<typeof action>()?.form === 'lien'
  if (!hasKey || over) return <LinkOver back={back} />
  return (
    <Door title={resetTexts.heading} lead={resetTexts.lead}>
      <PostForm
        name="changement"
        className="entry"
        summary
        with={passwordAndRepetition}
        schema={() => import('../../browser-schemas.ts').then(({ schemas }) => schemas.passwordChoice)}
      >
        <NewPasswordFields label={resetTexts.label} />
        <SubmitButton size="large" block busy={resetTexts.submitting}>
          {resetTexts.submit}
        </SubmitButton>
      </PostForm>
    </Door>
  )
}

const LinkOver = ({ back }: { back: string }) => (
  <Door title={resetTexts.overHeading}>
    <Note tone="red">{accountRefusals['accounts/link_over'].message}</Note>
    <ButtonLink to={doorTo('/forgot-password', back)} size="large" block>
      {resetTexts.askAgain}
    </ButtonLink>
    <p className="door__foot">
      <Link className="more" to={doorTo('/login', back)}>
        {resetTexts.back}
      </Link>
    </p>
  </Door>
)
