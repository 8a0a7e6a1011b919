import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyIn, overIf } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { confirmTexts } from '../../accounts-pages.texts.ts'
import { readSession, resendVerification, verifyEmail } from '../../accounts.contract.ts'
import '../../accounts.css'
import { accountRefusals, backIn, landingOf } from '../../accounts.rules.ts'
import { doorTo } from '../../doors.rules.ts'
import { Door } from '../../components/door.tsx'

export const meta: MetaFunction = () => [{ title: confirmTexts.title }, notIndexed]

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

const linkOver = accountRefusals['accounts/link_over']

export const action = formActions({
  /** By the key of the link. */
  confirmation: form({
    endpoint: verifyEmail,
    input: (_read, { url }) => ({ token: keyIn(url) }),
    refused: overIf(linkOver),
    done: ({ message }) => message,
  }),
  /** Mails a signed-in member another link. */
  renvoi: form({
    endpoint: resendVerification,
    input: (_read, { url }) => ({ retour: backIn(url) }),
    done: ({ message }) => message,
  }),
})

export const headers = secretHeaders

export default function ConfirmEmail() {
  const { hasKey, takesBack, verified } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const texts = takesBack ? confirmTexts.back : confirmTexts
  const message = answer && 'done' in answer ? answer.done : ''
  const over = answer?.form === 'lien'
  const waiting = verified === false
  if (answer?.form === 'confirmation' && message && takesBack) {
    return (
      <Door title={confirmTexts.back.doneHeading}>
        <Note tone="green">{message}</Note>
        <ButtonLink to="/forgot-password" size="large" block>
          {confirmTexts.back.next}
        </ButtonLink>
      </Door>
    )
  }
  if (answer?.form === 'confirmation' && message) {
    return (
      <Door title={confirmTexts.doneHeading}>
        <Note tone="green">{message}</Note>
        <p>{confirmTexts.doneNext}</p>
        <Onward />
      </Door>
    )
  }
  if (answer?.form === 'renvoi' && message) {
    return (
      <Door title={confirmTexts.resendHeading}>
        <Note tone="green">{message}</Note>
        <Onward />
      </Door>
    )
  }
  if (hasKey && !over) {
    return (
      <Door title={texts.heading} lead={texts.lead}>
        <OneButton name="confirmation" label={texts.submit} busy={confirmTexts.submitting} />
      </Door>
    )
  }
  return (
    <Door title={confirmTexts.overHeading}>
      <Note tone="red">{linkOver.message}</Note>
      {waiting ? (
        <OneButton name="renvoi" label={confirmTexts.resend} busy={confirmTexts.resending} />
      ) : (
        <>
          {verified === null && <p>{confirmTexts.overSignIn}</p>}
          <Onward />
        </>
      )}
    </Door>
  )
}

const OneButton = ({ name, label, busy }: { name: string; label: string; busy: string }) => (
  <PostForm name={name} className="entry">
    <SubmitButton size="large" block busy={busy}>
      {label}
    </SubmitButton>
  </PostForm>
)

function Onward() {
  const { verified, onward, goesBack } = useLoaderData<typeof loader>()
  const label = verified === null ? confirmTexts.signIn : goesBack ? confirmTexts.goOn : confirmTexts.space
  return (
    <ButtonLink to={onward} size="large" block>
      {label}
    </ButtonLink>
  )
}
