import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Form, useActionData, useLoaderData } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { confirmTexts, pageTexts } from '../accounts-pages.texts.ts'
import { readSession, resendVerification, verifyEmail } from '../accounts.contract.ts'
import '../accounts.css'
import { accountRefusals, backIn, doorTo, landingOf } from '../accounts.rules.ts'
import { Door } from '../components/door.tsx'
import { useForm } from '../components/use-form.ts'
import { answerRefused, notIndexed, secretHeaders } from '../page-answers.ts'

export const meta: MetaFunction = () => [{ title: confirmTexts.title }, notIndexed]

type Outcome = 'confirmed' | 'resent' | 'over' | 'refused'
type Answer = { outcome: Outcome; message: string; retryAfter: number | null }

/** Opening the link confirms nothing: mail programs open links before people do. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { viewer } = await context.get(apiContext)(readSession, {})
  const back = backIn(url)
  return {
    hasKey: url.searchParams.has('cle'),
    takesBack: url.searchParams.has('reprise'),
    verified: viewer?.verified ?? null,
    // On to where they were going, by way of the login in a browser that nobody is signed in to.
    onward: viewer ? landingOf(viewer.space, back) : doorTo('/login', back),
    goesBack: back !== '/',
  }
}

/** Confirms by the key of the link; with `renvoyer`, mails a signed-in member another one. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const again = form.has('renvoyer')
  const done = await attempt(
    again
      ? api(resendVerification, { retour: backIn(url) })
      : api(verifyEmail, { token: url.searchParams.get('cle') ?? '' }),
  )
  if (done.ok) {
    const answer: Answer = { outcome: again ? 'resent' : 'confirmed', message: done.value.message, retryAfter: null }
    return answer
  }
  const { error, retryAfter } = done
  const over = error.code === accountRefusals['accounts/link_over'].code || error.fields?.token !== undefined
  const message = over ? accountRefusals['accounts/link_over'].message : error.message
  return answerRefused<Answer>(done, { outcome: over ? 'over' : 'refused', message, retryAfter })
}

export const headers = secretHeaders

export default function ConfirmEmail() {
  const { hasKey, takesBack, verified } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const texts = takesBack ? confirmTexts.back : confirmTexts
  const waiting = verified === false
  if (answer?.outcome === 'confirmed' && takesBack) {
    return (
      <Door title={confirmTexts.back.doneHeading}>
        <Note tone="green">{answer.message}</Note>
        <ButtonLink to="/forgot-password" size="large" block>
          {confirmTexts.back.next}
        </ButtonLink>
      </Door>
    )
  }
  if (answer?.outcome === 'confirmed') {
    return (
      <Door title={confirmTexts.doneHeading}>
        <Note tone="green">{answer.message}</Note>
        <p>{confirmTexts.doneNext}</p>
        <Onward />
      </Door>
    )
  }
  if (answer?.outcome === 'resent') {
    return (
      <Door title={confirmTexts.resendHeading}>
        <Note tone="green">{answer.message}</Note>
        <Onward />
      </Door>
    )
  }
  if (hasKey && answer?.outcome !== 'over') {
    return (
      <Door title={texts.heading} lead={texts.lead}>
        {answer && <Refusal answer={answer} />}
        <OneButton label={texts.submit} busy={confirmTexts.submitting} />
      </Door>
    )
  }
  return (
    <Door title={confirmTexts.overHeading}>
      <Refusal answer={answer ?? linkOver} />
      {waiting ? (
        <OneButton label={confirmTexts.resend} busy={confirmTexts.resending} name="renvoyer" />
      ) : (
        <>
          {verified === null && <p>{confirmTexts.overSignIn}</p>}
          <Onward />
        </>
      )}
    </Door>
  )
}

const linkOver: Answer = {
  outcome: 'over',
  message: accountRefusals['accounts/link_over'].message,
  retryAfter: null,
}

const Refusal = ({ answer: { message, retryAfter } }: { answer: Answer }) => (
  <Note tone="red">
    {message} {retryAfter !== null && pageTexts.retryIn(retryAfter)}
  </Note>
)

function OneButton({ label, busy, name }: { label: string; busy: string; name?: string }) {
  const form = useForm(undefined)
  return (
    <Form method="post" className="entry" {...form.props}>
      {name && <input type="hidden" name={name} value="1" />}
      <Button type="submit" size="large" block busy={form.sending === null ? false : busy}>
        {label}
      </Button>
    </Form>
  )
}

function Onward() {
  const { verified, onward, goesBack } = useLoaderData<typeof loader>()
  const label = verified === null ? confirmTexts.signIn : goesBack ? confirmTexts.goOn : confirmTexts.space
  return (
    <ButtonLink to={onward} size="large" block>
      {label}
    </ButtonLink>
  )
}
