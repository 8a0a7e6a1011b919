import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import { keyIn } from '#platform/mailed-link.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Note } from '#ui/note.tsx'
import { readSession } from '../../accounts.contract.ts'
import { doorTo } from '../../doors.rules.ts'
import { Door } from '../../components/door.tsx'
import { UnverifiedNote } from '../../components/unverified-note.tsx'
import { stepPath } from '../../signing-up/signup-address.ts'
import { readOwnProfile } from '../../users.contract.ts'
import { joinCompany, readInvitation } from '../colleagues.contract.ts'
import { colleagueRefusals, joinPath, teamPath } from '../colleagues.rules.ts'
import { joinTexts as texts } from '../colleagues.texts.ts'

export const meta: MetaFunction = () => [{ title: 'Invitation | Florin' }, notIndexed]

/** Opening the link uses nothing up: mail programs open links before people do. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const token = keyIn(url)
  const [invitation, { viewer }] = await Promise.all([attempt(api(readInvitation, { token })), api(readSession, {})])
  const own = viewer && (await api(readOwnProfile, {}))
  return {
    invitation: invitation.ok ? invitation.value : null,
    back: `${joinPath}?cle=${encodeURIComponent(token)}`,
    viewer: viewer && own && { role: own.role, email: own.email, verified: viewer.verified, space: viewer.space },
  }
}

export const action = formActions({
  arrivee: form({
    endpoint: joinCompany,
    input: (_read, { url }) => ({ token: keyIn(url) }),
    done: () => redirect(`${teamPath}?fait=arrivee`),
  }),
})

export const headers = secretHeaders

export default function Join() {
  const { invitation, viewer } = useLoaderData<typeof loader>()
  if (!invitation)
    return (
      <Door title={texts.over}>
        <Note tone="red">{colleagueRefusals['colleagues/invitation_over'].message}</Note>
        <ButtonLink to={viewer?.space ?? '/'} size="large" block>
          {viewer ? texts.space : texts.home}
        </ButtonLink>
      </Door>
    )
  return (
    <Door title={texts.title(invitation.company)} lead={texts.lead(invitation.email)}>
      <Next />
    </Door>
  )
}

/** What is left to do: come in, confirm the address, or join. */
function Next() {
  const { invitation, viewer, back } = useLoaderData<typeof loader>()
  if (!viewer)
    return (
      <>
        <p>{texts.visitor}</p>
        <ButtonLink to={doorTo('/espace-entreprise', back)} size="large" block>
          {texts.signIn}
        </ButtonLink>
        <ButtonLink to={stepPath(1, back, 'recruiter')} variant="outline" size="large" block>
          {texts.signUp}
        </ButtonLink>
      </>
    )
  if (viewer.email !== invitation?.email) return <Note tone="amber">{texts.other(viewer.email)}</Note>
  if (viewer.role !== 'recruiter') return <Note tone="amber">{texts.candidate}</Note>
  if (!viewer.verified) return <UnverifiedNote email={viewer.email} />
  return (
    <PostForm name="arrivee" className="entry">
      <SubmitButton size="large" block busy={texts.joining}>
        {texts.join}
      </SubmitButton>
    </PostForm>
  )
}
