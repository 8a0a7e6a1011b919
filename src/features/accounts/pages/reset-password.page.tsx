import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Form, Link, redirect, useActionData, useLoaderData } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { resetTexts } from '../accounts-pages.texts.ts'
import { resetPassword } from '../accounts.contract.ts'
import '../accounts.css'
import { newPasswordForm } from '../accounts.forms.ts'
import { accountRefusals, backIn, doorTo } from '../accounts.rules.ts'
import { Door } from '../components/door.tsx'
import { FormNotice } from '../components/form-notice.tsx'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { useForm } from '../components/use-form.ts'
import type { FormRefusal } from '../page-answers.ts'
import { answerRefused, formRefusal, notIndexed, secretHeaders } from '../page-answers.ts'

export const meta: MetaFunction = () => [{ title: resetTexts.title }, notIndexed]

const keyIn = (url: URL): string => url.searchParams.get('cle') ?? ''

const changedPath = (back: string): string =>
  `/login?${new URLSearchParams({ ...(back === '/' ? {} : { retour: back }), 'mot-de-passe': 'change' })}`

/** Opening the link uses nothing up: mail programs open links before people do. */
export const loader = ({ url }: LoaderFunctionArgs) => ({ hasKey: keyIn(url) !== '', back: backIn(url) })

export async function action({ request, url, context }: ActionFunctionArgs) {
  const input = { token: keyIn(url), ...newPasswordForm(await request.formData()) }
  const changed = await attempt(context.get(apiContext)(resetPassword, input))
  if (changed.ok) return redirect(changedPath(backIn(url)))
  const { error } = changed
  const over = error.code === accountRefusals['accounts/link_over'].code || error.fields?.token !== undefined
  return answerRefused<{ over: boolean; refusal: FormRefusal }>(changed, { over, refusal: formRefusal(changed) })
}

export const headers = secretHeaders

export default function ResetPassword() {
  const { hasKey, back } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!hasKey || answer?.over) return <LinkOver back={back} />
  return (
    <Door title={resetTexts.heading} lead={resetTexts.lead}>
      <ResetForm refusal={answer?.refusal} />
    </Door>
  )
}

function ResetForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const form = useForm(refusal, (judges, fields) => {
    // Whether the link is good, the server knows.
    const { token: _token, ...faults } = judges.resetPassword(newPasswordForm(fields))
    return faults
  })
  return (
    <Form method="post" className="entry" {...form.props}>
      <FormNotice form={form} />
      <NewPasswordFields form={form} label={resetTexts.label} />
      <Button type="submit" size="large" block busy={form.sending === null ? false : resetTexts.submitting}>
        {resetTexts.submit}
      </Button>
    </Form>
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
