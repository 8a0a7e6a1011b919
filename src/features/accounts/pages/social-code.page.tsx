import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { attempt, textOf } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { socialSecondFactor } from '../social.contract.ts'
import { Door } from '../components/door.tsx'
import { stepOf } from '../social-steps.ts'
import { owesCode } from '../social.rules.ts'
import { socialTexts } from '../social.texts.ts'
import { backOf, doorTo, LONGEST_BACK } from '../accounts.rules.ts'

export const meta: MetaFunction = () => [
  { title: `${socialTexts.codeTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

/** A code belongs to a sign-in that waits for it; without one, the way is to sign in. */
export function loader({ request, url }: LoaderFunctionArgs) {
  if (!owesCode(request)) throw redirect(doorTo('/login', backOf(url.searchParams.get('retour') ?? '')))
  return null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const asked = new URL(request.url).searchParams.get('retour') ?? ''
  const input = { code: textOf(form, 'code'), retour: asked.length > LONGEST_BACK ? '' : asked }
  const entered = await attempt(context.get(apiContext)(socialSecondFactor, input))
  if (entered.ok) return redirect(stepOf(entered.value))
  const { error, status } = entered
  const code = error.fields?.code ?? (error.code === 'accounts/wrong_code' ? error.message : undefined)
  return data({ code, refused: code ? undefined : error.message }, { status })
}

export default function SocialCode() {
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  return (
    <Door title={socialTexts.codeTitle} lead={socialTexts.codeIntro}>
      {answer?.refused && <Note tone="red">{answer.refused}</Note>}
      <Form method="post" className="entry">
        <Field label={socialTexts.code} error={answer?.code}>
          {(control) => (
            <Input
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit" size="large" block busy={busy ? socialTexts.checking : false}>
          {socialTexts.codeSubmit}
        </Button>
      </Form>
      <p className="door__foot">
        <Link className="more" to="/login">
          {socialTexts.byPassword}
        </Link>
      </p>
    </Door>
  )
}
