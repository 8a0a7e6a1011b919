import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect, useLoaderData } from 'react-router'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { Field, Input } from '#ui/field.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { accountRefusals, SUSPENSION_PAGE } from '../../accounts.rules.ts'
import { linkSocial, readSocialLink } from '../social.contract.ts'
import { Door } from '../../components/door.tsx'
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

export const action = formActions({
  liaison: form({
    endpoint: linkSocial,
    about: { 'accounts/wrong_credentials': 'password', 'accounts/wrong_password': 'password' },
    refused: ({ error }) => {
      if (error.code === 'accounts/attempt_over') return redirect(OVER)
      return error.code === accountRefusals['accounts/suspended'].code ? redirect(SUSPENSION_PAGE) : undefined
    },
    done: (output) => redirect(stepOf(output)),
  }),
})

export const headers = formHeaders

export default function SocialLink() {
  const { name, email, own, password_wanted } = useLoaderData<typeof loader>().pending
  return (
    <Door title={socialTexts.linkTitle(name)} lead={own ? socialTexts.linkOwn(name) : socialTexts.linkKnown(name)}>
      <PostForm name="liaison" className="entry">
        <Field label={socialTexts.account}>
          {(control) => <Input {...control} type="email" autoComplete="username" value={email} readOnly />}
        </Field>
        {password_wanted && (
          <TextField name="password" type="password" label={socialTexts.password} autoComplete="current-password" />
        )}
        <SubmitButton size="large" block busy={socialTexts.linking}>
          {socialTexts.linkSubmit}
        </SubmitButton>
      </PostForm>
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
