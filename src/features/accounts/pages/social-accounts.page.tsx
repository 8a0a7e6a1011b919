import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, Link, useActionData, useLoaderData } from 'react-router'
import { attempt, textOf } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { Note } from '#ui/note.tsx'
import { readSession } from '../accounts.contract.ts'
import { Door } from '../components/door.tsx'
import type { IdentityAnswer } from '../components/linked-identities.tsx'
import { LinkedIdentities } from '../components/linked-identities.tsx'
import { listIdentities, unlinkIdentity } from '../social.contract.ts'
import { isSocialProvider } from '../social.rules.ts'
import { socialTexts } from '../social.texts.ts'

export const meta: MetaFunction = () => [
  { title: `${socialTexts.accounts} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [identities, { viewer }] = await Promise.all([api(listIdentities, {}), api(readSession, {})])
  return { identities: identities.data, settings: viewer!.settings }
}

/** Unlinks; the settings page sends its forms here too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = textOf(await request.formData(), 'site')
  if (!isSocialProvider(site)) throw data(null, { status: 404 })
  const unlinked = await attempt(context.get(apiContext)(unlinkIdentity, { provider: site }))
  const answer: IdentityAnswer = unlinked.ok ? { message: unlinked.value.message } : { error: unlinked.error.message }
  return data(answer, { status: unlinked.ok ? 200 : unlinked.status })
}

export default function SocialAccounts() {
  const { identities, settings } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Door title={socialTexts.accounts} lead={socialTexts.accountsIntro}>
      {answer?.message && <Note tone="blue">{answer.message}</Note>}
      {answer?.error && <Note tone="red">{answer.error}</Note>}
      <LinkedIdentities identities={identities} retour="/connexion/comptes" />
      <p className="door__foot">
        <Link className="more" to={settings}>
          {socialTexts.toSettings}
        </Link>
      </p>
    </Door>
  )
}
