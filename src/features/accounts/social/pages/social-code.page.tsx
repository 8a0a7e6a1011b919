import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, redirect } from 'react-router'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { socialSecondFactor } from '../social.contract.ts'
import { Door } from '../../components/door.tsx'
import { stepOf } from '../social-steps.ts'
import { owesCode } from '../social.rules.ts'
import { socialTexts } from '../social.texts.ts'
import { backOf, LONGEST_BACK } from '../../accounts.rules.ts'
import { doorTo } from '../../doors.rules.ts'

export const meta: MetaFunction = () => [
  { title: `${socialTexts.codeTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** A code belongs to a sign-in that waits for it; without one, the way is to sign in. */
export function loader({ request, url }: LoaderFunctionArgs) {
  if (!owesCode(request)) throw redirect(doorTo('/login', backOf(url.searchParams.get('retour') ?? '')))
  return null
}

export const action = formActions({
  code: form({
    endpoint: socialSecondFactor,
    about: { 'accounts/wrong_code': 'code' },
    input: (_read, { url }) => {
      const asked = url.searchParams.get('retour') ?? ''
      return { retour: asked.length > LONGEST_BACK ? '' : asked }
    },
    done: (output) => redirect(stepOf(output)),
  }),
})

export const headers = formHeaders

export default function SocialCode() {
  return (
    <Door title={socialTexts.codeTitle} lead={socialTexts.codeIntro}>
      <PostForm name="code" className="entry">
        <TextField
          name="code"
          label={socialTexts.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton size="large" block busy={socialTexts.checking}>
          {socialTexts.codeSubmit}
        </SubmitButton>
      </PostForm>
      <p className="door__foot">
        <Link className="more" to="/login">
          {socialTexts.byPassword}
        </Link>
      </p>
    </Door>
  )
}
