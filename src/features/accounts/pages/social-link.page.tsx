import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { attempt, textOf } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { linkSocial, readSocialLink } from '../social.contract.ts'
import { Door } from '../components/door.tsx'
import { stepOf } from '../social-steps.ts'
import { socialTexts } from '../social.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${socialTexts.linkTitle(loaderData?.pending.name ?? 'un site')} | Florin` },
  { name: 'robots', content: 'noindex' },
]

const OVER = '/connexion/echec?motif=attempt_over'

export async function loader({ context }: LoaderFunctionArgs) {
  const { pending } = await context.get(apiContext)(readSocialLink, {})
  if (!pending) throw redirect(OVER)
  return { pending }
}

/** The password is right, wrong, or the link is over; whatever else is refused is said above the field. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const linked = await attempt(context.get(apiContext)(linkSocial, { password: textOf(form, 'password') }))
  if (linked.ok) return redirect(stepOf(linked.value))
  const { error, status } = linked
  if (error.code === 'accounts/attempt_over') return redirect(OVER)
  const wrong = ['accounts/wrong_credentials', 'accounts/wrong_password'].includes(error.code)
  const password = error.fields?.password ?? (wrong ? error.message : undefined)
  return data({ password, refused: password ? undefined : error.message }, { status })
}

export default function SocialLink() {
  const { name, email, own, password_wanted } = useLoaderData<typeof loader>().pending
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  return (
    <Door title={socialTexts.linkTitle(name)} lead={own ? socialTexts.linkOwn(name) : socialTexts.linkKnown(name)}>
      {answer?.refused && <Note tone="red">{answer.refused}</Note>}
      <Form method="post" className="entry">
        <Field label={socialTexts.account}>
          {(control) => <Input {...control} type="email" autoComplete="username" value={email} readOnly />}
        </Field>
        {password_wanted && (
          <Field label={socialTexts.password} error={answer?.password}>
            {(control) => (
              <Input {...control} name="password" type="password" autoComplete="current-password" required />
            )}
          </Field>
        )}
        <Button type="submit" size="large" block busy={busy ? socialTexts.linking : false}>
          {socialTexts.linkSubmit}
        </Button>
      </Form>
      <p className="door__foot">
        {password_wanted && (
          <>
            <Link to="/forgot-password">{socialTexts.forgotten}</Link>
            <br />
          </>
        )}
        <Link to={own ? '/connexion/comptes' : '/login'}>{socialTexts.cancel}</Link>
      </p>
    </Door>
  )
}
